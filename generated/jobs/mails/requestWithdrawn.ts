// Generated 29b6240331d5. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows. */
export interface RequestWithdrawnSlots {
  readonly name: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host is told that the guest no longer asks. */
export const requestWithdrawnMail = (slots: RequestWithdrawnSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} withdrew their request for ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} withdrew their request for ${slots.title}. These nights are available again:`,
    slots.stay,
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "You don’t need to do anything.",
  },
});

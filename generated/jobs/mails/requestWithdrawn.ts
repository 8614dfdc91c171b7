// Generated 9c574c4df98f. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface RequestWithdrawnSlots {
  readonly name: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** Their reason: */
  readonly why: boolean;
  /** The reason of the guest */
  readonly reason: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host is told that the guest no longer asks. */
export const requestWithdrawnMail = (slots: RequestWithdrawnSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} withdrew their request for ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} withdrew their request for ${slots.title}. These nights are available again:`,
    slots.stay,
    slots.why && "Their reason:",
    slots.reason,
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "You don’t need to do anything.",
  },
});

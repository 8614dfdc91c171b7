// Generated 06a8eaad15d8. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows. */
export interface ChangeMadeHostSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly amount: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host reads the booking as it is now, and the payout. */
export const changeMadeHostMail = (slots: ChangeMadeHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name}’s booking at ${slots.title} has been changed`,
  paragraphs: partsOf([
    `${slots.name}’s booking at ${slots.title} has been changed. This is the booking now:`,
    slots.stay,
    `Your payout before taxes is now ${slots.amount}.`,
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});

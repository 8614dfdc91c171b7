// Generated f58f244e65cb. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ChangeMadeHostSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly amount: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
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

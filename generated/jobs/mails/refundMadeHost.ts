// Generated e206364ee875. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface RefundMadeHostSlots {
  readonly name: string | number;
  readonly amount: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host is told of a refund that was made at the payment provider. */
export const refundMadeHostMail = (slots: RefundMadeHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} was refunded ${slots.amount} for ${slots.title}`,
  paragraphs: partsOf([
    `Our support team has refunded ${slots.amount} to ${slots.name} for this stay at ${slots.title}:`,
    slots.stay,
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "See your updated payout on the booking page.",
  },
});

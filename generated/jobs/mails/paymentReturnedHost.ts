// Generated c453873b6c56. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface PaymentReturnedHostSlots {
  readonly title: string | number;
  readonly name: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host is told that a payment came too late. */
export const paymentReturnedHostMail = (slots: PaymentReturnedHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `We’re returning a late payment for ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} paid for ${slots.title} when the booking was no longer available, so we’re returning the payment:`,
    slots.stay,
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "You don’t need to do anything.",
  },
});

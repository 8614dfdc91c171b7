// Generated 07a4d510ab20. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface PaymentReturnedSlots {
  readonly amount: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.search>[0]>;
}

/** The guest is told that the money goes back. */
export const paymentReturnedMail = (slots: PaymentReturnedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `We’re returning your payment of ${slots.amount}`,
  paragraphs: partsOf([
    `We received your payment for ${slots.title} when the booking was no longer available:`,
    slots.stay,
    `We’re refunding ${slots.amount} to your card. Allow up to 10 business days.`,
  ]),
  button: {
    label: "Find another stay",
    href: `${slots.origin}${pathTo.search(slots.to)}`,
  },
});

// Generated 5575053ca3e0. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface PaymentDisputedHostSlots {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host is told that the card’s owner denies the payment. */
export const paymentDisputedHostMail = (slots: PaymentDisputedHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `The payment for ${slots.title} is disputed`,
  paragraphs: partsOf([
    `The cardholder has disputed the payment for this stay at ${slots.title} with their bank:`,
    slots.stay,
    "If we haven’t sent your payout yet, it waits until the bank decides. We’ll respond to the bank for you.",
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "Keep your messages and photos of this stay. We’ll ask you if we need them.",
  },
});

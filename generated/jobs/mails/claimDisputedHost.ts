// Generated 287bcf230ecc. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ClaimDisputedHostSlots {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host hears that the card’s owner denies the payment of a claim. */
export const claimDisputedHostMail = (slots: ClaimDisputedHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `The payment of your claim for ${slots.title} is disputed`,
  paragraphs: partsOf([
    `The cardholder has disputed the payment of your claim after this stay at ${slots.title} with their bank:`,
    slots.stay,
    "If we haven’t sent your payout for the claim yet, it waits until the bank decides. We’ll respond to the bank for you.",
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});

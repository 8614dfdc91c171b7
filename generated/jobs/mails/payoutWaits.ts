// Generated ab05bbfd7a15. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface PayoutWaitsSlots {
  readonly amount: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.account>[0]>;
}

/** The host is told that a payout waits for details, theirs or the provider’s. */
export const payoutWaitsMail = (slots: PayoutWaitsSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.amount} is waiting for you`,
  paragraphs: partsOf([
    `${slots.amount} is due to you for this stay at ${slots.title}:`,
    slots.stay,
    "We can’t send it yet because your payout details aren’t complete. We’ll hold your payouts until they are.",
  ]),
  button: {
    label: "Complete payout details",
    href: `${slots.origin}${pathTo.account(slots.to)}#payouts`,
    ending: "Go to Account > Payouts to see what’s missing.",
  },
});

// Generated 2b1076d2300f. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows. */
export interface PayoutWaitsSlots {
  readonly amount: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
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

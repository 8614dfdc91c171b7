// Generated e1be642f76ab. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows. */
export interface ClaimRefundedHostSlots {
  readonly name: string | number;
  readonly amount: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host hears of it. */
export const claimRefundedHostMail = (slots: ClaimRefundedHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} was refunded ${slots.amount} of your claim for ${slots.title}`,
  paragraphs: partsOf([
    `Our support team has refunded ${slots.name} ${slots.amount} of what they paid for your claim after this stay at ${slots.title}:`,
    slots.stay,
    "Your payout for the claim is lower by the same amount. If we’ve already paid you, we’ll take it from your next payouts.",
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});

// Generated a6d7fc9ba8da. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ClaimRefundedHostSlots {
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

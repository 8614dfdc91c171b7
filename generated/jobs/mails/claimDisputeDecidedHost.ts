// Generated 0973d4cfcd61. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface ClaimDisputeDecidedHostSlotsAlways {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type ClaimDisputeDecidedHostSlots = ClaimDisputeDecidedHostSlotsAlways & ({
    readonly as: "won";
  } | {
    readonly as: "us";
    readonly amount: string | number;
  } | {
    readonly as: "host";
    readonly amount: string | number;
  } | {
    readonly as: "refund";
    readonly amount: string | number;
  });

/** The host hears how that ended, and who bears it. */
export const claimDisputeDecidedHostMail = (slots: ClaimDisputeDecidedHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `The dispute about your claim for ${slots.title} has been decided`,
  paragraphs: partsOf([
    `The bank has decided on the disputed payment of your claim after this stay at ${slots.title}:`,
    slots.stay,
    slots.as === "won" ? "The payment stands. If your payout for the claim was on hold, we’ll send it now." : slots.as === "us" ? `The bank returned ${slots.amount} to the cardholder. Tuckamore covers it: your payout for the claim doesn’t change.` : slots.as === "host" ? `The bank returned ${slots.amount} to the cardholder. It counts as a refund of your claim. If we’ve already paid you, we’ll take it from your next payouts.` : `The bank returned ${slots.amount} to the cardholder. Your guest was due that refund anyway, so nothing changes for you.`,
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});

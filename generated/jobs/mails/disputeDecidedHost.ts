// Generated 64fead3e475e. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface DisputeDecidedHostSlotsAlways {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type DisputeDecidedHostSlots = DisputeDecidedHostSlotsAlways & ({
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

/** The host is told how a dispute ended, and who bears it. */
export const disputeDecidedHostMail = (slots: DisputeDecidedHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `The dispute over ${slots.title} has been decided`,
  paragraphs: partsOf([
    `The bank has decided on the disputed payment for this stay at ${slots.title}:`,
    slots.stay,
    slots.as === "won" ? "The payment stands. Your payout doesn’t change, and if it was on hold, we’ll send it now." : slots.as === "us" ? `The bank returned ${slots.amount} to the cardholder. Tuckamore covers it: your payout doesn’t change, and if it was on hold, we’ll send it now.` : slots.as === "host" ? `The bank returned ${slots.amount} to the cardholder. It counts as a refund of this stay, so your payout is lower. If we’ve already paid you, we’ll take it from your next payouts.` : `The bank returned ${slots.amount} to the cardholder. Your guest was due that refund anyway, so nothing changes for you.`,
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "See your payout on the booking page. Contact us if you think we missed something.",
  },
});

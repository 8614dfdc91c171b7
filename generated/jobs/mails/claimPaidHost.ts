// Generated c0784717424f. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows. */
export interface ClaimPaidHostSlots {
  readonly name: string | number;
  readonly amount: string | number;
  readonly title: string | number;
  readonly kind: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host hears that a claim is paid by card, and is paid out. */
export const claimPaidHostMail = (slots: ClaimPaidHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} paid ${slots.amount} for your claim for ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} paid for your claim after this stay at ${slots.title}:`,
    slots.stay,
    `${slots.kind}: ${slots.amount}`,
    "You’ll receive the full amount, without a fee. If we don’t have your payout details yet, we’ll hold it until you add them on your account page.",
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});

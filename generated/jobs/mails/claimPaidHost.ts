// Generated ad6992097139. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ClaimPaidHostSlots {
  readonly name: string | number;
  readonly amount: string | number;
  readonly title: string | number;
  readonly kind: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** Your payout details aren’t complete. We’ll hold it until you complete them on your account page. */
  readonly detailsNeeded: boolean;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
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
    "You’ll receive the full amount, without a fee.",
    slots.detailsNeeded && "Your payout details aren’t complete. We’ll hold it until you complete them on your account page.",
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});

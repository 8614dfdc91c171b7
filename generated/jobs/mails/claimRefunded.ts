// Generated c61e7925a012. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ClaimRefundedSlots {
  readonly amount: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest hears of a refund of a claim that was made at the provider. */
export const claimRefundedMail = (slots: ClaimRefundedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `We’re refunding you ${slots.amount} for the claim for ${slots.title}`,
  paragraphs: partsOf([
    `We’re refunding ${slots.amount} of what you paid for the claim after your stay at ${slots.title}:`,
    slots.stay,
    `We’re refunding ${slots.amount} to your card. Allow up to 10 business days.`,
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
  },
});

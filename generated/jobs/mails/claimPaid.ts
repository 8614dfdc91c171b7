// Generated 1f9e7a91a767. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ClaimPaidSlots {
  readonly amount: string | number;
  readonly title: string | number;
  readonly kind: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest hears that a claim is paid by card. */
export const claimPaidMail = (slots: ClaimPaidSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `You paid ${slots.amount} for the claim for ${slots.title}`,
  paragraphs: partsOf([
    `We’ve received your payment for the claim after your stay at ${slots.title}:`,
    slots.stay,
    `${slots.kind}: ${slots.amount}`,
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "You’ll find it on your receipt.",
  },
});

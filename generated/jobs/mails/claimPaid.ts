// Generated 1fe037213178. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows. */
export interface ClaimPaidSlots {
  readonly amount: string | number;
  readonly title: string | number;
  readonly kind: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
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

// Generated b5588d2c9f46. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ClaimReturnedSlots {
  readonly amount: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest hears that money for a claim goes back. */
export const claimReturnedMail = (slots: ClaimReturnedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `We’re returning your payment of ${slots.amount}`,
  paragraphs: partsOf([
    `Your payment for the claim after your stay at ${slots.title} arrived when there was nothing left to pay:`,
    slots.stay,
    `We’re refunding ${slots.amount} to your card. Allow up to 10 business days.`,
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
  },
});

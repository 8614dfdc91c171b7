// Generated d5014fbcad07. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface RefundMadeSlots {
  readonly amount: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** {points} points are back in your balance. */
  readonly points: { readonly points: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest is told of a refund that was made at the payment provider. */
export const refundMadeMail = (slots: RefundMadeSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `We’re refunding you ${slots.amount} for ${slots.title}`,
  paragraphs: partsOf([
    `You have a refund for this stay at ${slots.title}:`,
    slots.stay,
    `We’re refunding ${slots.amount} to your card. Allow up to 10 business days.`,
    whereGiven(slots.points, (part) => `${part.points} points are back in your balance.`),
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "Contact us if you have a question about it.",
  },
});

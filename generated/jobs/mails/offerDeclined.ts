// Generated ccc8b5a16b0c. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface OfferDeclinedSlots {
  readonly name: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** Accept or decline it by {moment}. */
  readonly answerBy: { readonly moment: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host hears that the guest declined, and that the request waits. */
export const offerDeclinedMail = (slots: OfferDeclinedSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} declined your offer for ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} declined your offer for ${slots.title}. Their original request is still waiting for you:`,
    slots.stay,
    whereGiven(slots.answerBy, (part) => `Accept or decline it by ${part.moment}.`),
  ]),
  button: {
    label: "Answer request",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});

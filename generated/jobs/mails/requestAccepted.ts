// Generated 71381aa32e05. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface RequestAcceptedSlots {
  readonly title: string | number;
  readonly name: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The words of the host */
  readonly words: GivenPart;
  /** Your {points} points take {amount} off the total. */
  readonly points: { readonly points: string | number; readonly amount: string | number } | null | false;
  /** Pay {amount} by {moment} to confirm your stay. After that, the nights are released. */
  readonly pay: { readonly amount: string | number; readonly moment: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.checkout>[0]>;
}

/** The guest is told until when to pay. */
export const requestAcceptedMail = (slots: RequestAcceptedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `Accepted: your stay at ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} accepted your request for ${slots.title}:`,
    slots.stay,
    slots.words,
    whereGiven(slots.points, (part) => `Your ${part.points} points take ${part.amount} off the total.`),
    whereGiven(slots.pay, (part) => `Pay ${part.amount} by ${part.moment} to confirm your stay. After that, the nights are released.`),
  ]),
  button: {
    label: "Pay now",
    href: `${slots.origin}${pathTo.checkout(slots.to)}`,
    ending: "You’ll see the address once you’ve paid.",
  },
});

// Generated 1b3f42a1e097. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface BookingCalledOffSlots {
  readonly name: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** Their reason: */
  readonly why: boolean;
  /** The reason of the host */
  readonly reason: GivenPart;
  /** You paid your host directly, so any refund is between you and your host. */
  readonly offline: boolean;
  /** Nothing was charged. */
  readonly unpaid: boolean;
  /** There’s no further refund: {amount} was refunded earlier. */
  readonly noMore: { readonly amount: string | number } | null | false;
  /** There’s no refund under the {policy} policy at this time. */
  readonly none: { readonly policy: string | number } | null | false;
  /** You’ll be refunded {amount}. Allow up to 10 business days for it to reach your card. */
  readonly refund: { readonly amount: string | number } | null | false;
  /** You’ll be refunded {amount}: {charged} to your card, at your original exchange rate. Allow up to 10 business days. */
  readonly refundIn: { readonly amount: string | number; readonly charged: string | number } | null | false;
  /** {points} points are back in your balance. */
  readonly points: { readonly points: string | number } | null | false;
  /** {amount} was refunded earlier. */
  readonly before: { readonly amount: string | number } | null | false;
  /** We’re sorry. You get back everything you paid, including our fee. */
  readonly sorry: boolean;
  /** We’re sorry. With the earlier refund, you get back everything you paid, including our fee. */
  readonly sorryRest: boolean;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.search>[0]>;
}

/** The guest is told, and what comes back. */
export const bookingCalledOffMail = (slots: BookingCalledOffSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `${slots.name} cancelled your stay at ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} cancelled your stay at ${slots.title}:`,
    slots.stay,
    slots.why && "Their reason:",
    slots.reason,
    slots.offline && "You paid your host directly, so any refund is between you and your host.",
    slots.unpaid && "Nothing was charged.",
    whereGiven(slots.noMore, (part) => `There’s no further refund: ${part.amount} was refunded earlier.`),
    whereGiven(slots.none, (part) => `There’s no refund under the ${part.policy} policy at this time.`),
    whereGiven(slots.refund, (part) => `You’ll be refunded ${part.amount}. Allow up to 10 business days for it to reach your card.`),
    whereGiven(slots.refundIn, (part) => `You’ll be refunded ${part.amount}: ${part.charged} to your card, at your original exchange rate. Allow up to 10 business days.`),
    whereGiven(slots.points, (part) => `${part.points} points are back in your balance.`),
    whereGiven(slots.before, (part) => `${part.amount} was refunded earlier.`),
    slots.sorry && "We’re sorry. You get back everything you paid, including our fee.",
    slots.sorryRest && "We’re sorry. With the earlier refund, you get back everything you paid, including our fee.",
  ]),
  button: {
    label: "Find another stay",
    href: `${slots.origin}${pathTo.search(slots.to)}`,
  },
});

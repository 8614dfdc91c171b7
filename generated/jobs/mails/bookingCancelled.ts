// Generated 41bc6751c607. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface BookingCancelledSlots {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
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
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest is told that the stay is cancelled, and how much is refunded. */
export const bookingCancelledMail = (slots: BookingCancelledSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `You cancelled your stay at ${slots.title}`,
  paragraphs: partsOf([
    `Your stay at ${slots.title} is cancelled:`,
    slots.stay,
    slots.offline && "You paid your host directly, so any refund is between you and your host.",
    slots.unpaid && "Nothing was charged.",
    whereGiven(slots.noMore, (part) => `There’s no further refund: ${part.amount} was refunded earlier.`),
    whereGiven(slots.none, (part) => `There’s no refund under the ${part.policy} policy at this time.`),
    whereGiven(slots.refund, (part) => `You’ll be refunded ${part.amount}. Allow up to 10 business days for it to reach your card.`),
    whereGiven(slots.refundIn, (part) => `You’ll be refunded ${part.amount}: ${part.charged} to your card, at your original exchange rate. Allow up to 10 business days.`),
    whereGiven(slots.points, (part) => `${part.points} points are back in your balance.`),
    whereGiven(slots.before, (part) => `${part.amount} was refunded earlier.`),
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
  },
});

// Generated 99de06eec155. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface BookingLapsedSlots {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** {name} recorded that you paid {amount} directly. We never received it, so ask your host for a refund. */
  readonly direct: { readonly name: string | number; readonly amount: string | number } | null | false;
  /** Nothing was charged. */
  readonly unpaid: boolean;
  /** Your {points} points are available again. */
  readonly pointsBack: { readonly points: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.listing>[0]>;
}

/** The guest is told that the time to pay has passed. */
export const bookingLapsedMail = (slots: BookingLapsedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `Your booking at ${slots.title} expired`,
  paragraphs: partsOf([
    `We didn’t receive your payment for ${slots.title} in time, so these nights are available again:`,
    slots.stay,
    whereGiven(slots.direct, (part) => `${part.name} recorded that you paid ${part.amount} directly. We never received it, so ask your host for a refund.`),
    slots.unpaid && "Nothing was charged.",
    whereGiven(slots.pointsBack, (part) => `Your ${part.points} points are available again.`),
  ]),
  button: {
    label: "Book again",
    href: `${slots.origin}${pathTo.listing(slots.to)}`,
    ending: "You can book again if the nights are still available.",
  },
});

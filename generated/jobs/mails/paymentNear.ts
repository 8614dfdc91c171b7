// Generated ef7a9a3cf494. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface PaymentNearSlotsAlways {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** Your {points} points take {amount} off the total. */
  readonly points: { readonly points: string | number; readonly amount: string | number } | null | false;
  /** Pay {amount} by {moment} to confirm your stay. After that, the nights are released. */
  readonly pay: { readonly amount: string | number; readonly moment: string | number } | null | false;
  /** {name} has recorded {sum} so far. Pay the remaining {left} directly too. {name} has until {moment} to record it, or the booking ends. */
  readonly restBy: { readonly name: string | number; readonly sum: string | number; readonly left: string | number; readonly moment: string | number } | null | false;
}

/** The values that the server gives: the case, and those of the case. */
export type PaymentNearSlots = PaymentNearSlotsAlways & ({
    readonly as: "whole";
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.checkout>[0]>;
  } | {
    readonly as: "rest";
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
  });

/** The guest who has not paid is told that the time to pay is almost over. */
export const paymentNearMail = (slots: PaymentNearSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `Pay soon to keep your stay at ${slots.title}`,
  paragraphs: partsOf([
    slots.as === "whole" ? `You haven’t paid for your stay at ${slots.title} yet:` : `Your stay at ${slots.title} isn’t fully paid yet:`,
    slots.stay,
    whereGiven(slots.points, (part) => `Your ${part.points} points take ${part.amount} off the total.`),
    whereGiven(slots.pay, (part) => `Pay ${part.amount} by ${part.moment} to confirm your stay. After that, the nights are released.`),
    whereGiven(slots.restBy, (part) => `${part.name} has recorded ${part.sum} so far. Pay the remaining ${part.left} directly too. ${part.name} has until ${part.moment} to record it, or the booking ends.`),
  ]),
  button: slots.as === "whole" ? {
    label: "Pay now",
    href: `${slots.origin}${pathTo.checkout(slots.to)}`,
  } : {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
  },
});

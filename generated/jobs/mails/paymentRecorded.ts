// Generated 2fe596f52e3a. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface PaymentRecordedSlots {
  readonly name: string | number;
  readonly amount: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** {name} has recorded {sum} so far. Pay the remaining {left} directly too. {name} has until {moment} to record it, or the booking ends. */
  readonly restBy: { readonly sum: string | number; readonly left: string | number; readonly moment: string | number } | null | false;
  /** That’s the whole price: your booking is confirmed. See the address and check-in details on your stay page. */
  readonly whole: boolean;
  /** If the booking ends, ask your host for a refund. */
  readonly askBack: boolean;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest is told of a payment that the host recorded. */
export const paymentRecordedMail = (slots: PaymentRecordedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `${slots.name} recorded your payment of ${slots.amount}`,
  paragraphs: partsOf([
    `${slots.name} says that you paid ${slots.amount} directly for ${slots.title}:`,
    slots.stay,
    whereGiven(slots.restBy, (part) => `${slots.name} has recorded ${part.sum} so far. Pay the remaining ${part.left} directly too. ${slots.name} has until ${part.moment} to record it, or the booking ends.`),
    slots.whole && "That’s the whole price: your booking is confirmed. See the address and check-in details on your stay page.",
    slots.askBack && "If the booking ends, ask your host for a refund.",
    "We can’t refund payments made outside Tuckamore.",
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "If you didn’t pay this amount, open your stay and report a problem.",
  },
});

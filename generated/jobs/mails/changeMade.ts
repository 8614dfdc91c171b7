// Generated 8030102f9fe3. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface ChangeMadeSlotsAlways {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** {points} points are back in your balance because the new price can’t use them. */
  readonly pointsBack: { readonly points: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type ChangeMadeSlots = ChangeMadeSlotsAlways & ({
    readonly as: "more";
    readonly amount: string | number;
  } | {
    readonly as: "less";
    readonly amount: string | number;
  } | {
    readonly as: "same";
  });

/** The guest reads the booking as it is now, and what was paid or comes back. */
export const changeMadeMail = (slots: ChangeMadeSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `Your stay at ${slots.title} has been changed`,
  paragraphs: partsOf([
    `Your stay at ${slots.title} has been changed. This is your booking now:`,
    slots.stay,
    slots.as === "more" ? `You paid the difference of ${slots.amount}.` : slots.as === "less" ? `We’re refunding ${slots.amount} to your card. Allow up to 10 business days.` : "The price stayed the same.",
    whereGiven(slots.pointsBack, (part) => `${part.points} points are back in your balance because the new price can’t use them.`),
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
  },
});

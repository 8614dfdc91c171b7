// Generated ab85673c275a. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface ChangeProposedSlotsAlways {
  readonly name: string | number;
  readonly title: string | number;
  readonly moment: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The old dates, people and sum beside the new */
  readonly changes: GivenPart;
  /** You’d pay {amount} more. */
  readonly more: { readonly amount: string | number } | null | false;
  /** {amount} would go back to your card. */
  readonly less: { readonly amount: string | number } | null | false;
  /** The price stays the same. */
  readonly same: boolean;
  /** {points} points are back in your balance because the new price can’t use them. */
  readonly pointsBack: { readonly points: string | number } | null | false;
  /** The words of who proposes */
  readonly message: GivenPart;
}

/** The values that the server gives: the case, and those of the case. */
export type ChangeProposedSlots = ChangeProposedSlotsAlways & ({
    readonly as: "guest";
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
  } | {
    readonly as: "host";
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
  });

/** The other side reads what is proposed, and until when to answer. */
export const changeProposedMail = (slots: ChangeProposedSlots): MailWords<"guest" | "host"> => ({
  reader: slots.as === "guest" ? "guest" : "host",
  subject: `${slots.name} asks to change the booking at ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} proposed a change to this booking at ${slots.title}:`,
    slots.stay,
    slots.changes,
    whereGiven(slots.more, (part) => `You’d pay ${part.amount} more.`),
    whereGiven(slots.less, (part) => `${part.amount} would go back to your card.`),
    slots.same && "The price stays the same.",
    whereGiven(slots.pointsBack, (part) => `${part.points} points are back in your balance because the new price can’t use them.`),
    slots.message,
    `Respond by ${slots.moment}. If you don’t, the booking stays as it is.`,
  ]),
  button: slots.as === "guest" ? {
    label: "View and respond",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "We never charge your card without you.",
  } : {
    label: "View and respond",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});

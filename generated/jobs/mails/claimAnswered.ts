// Generated bb0b819eefb5. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface ClaimAnsweredSlotsAlways {
  readonly kind: string | number;
  readonly amount: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The words of the guest */
  readonly answer: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type ClaimAnsweredSlots = ClaimAnsweredSlotsAlways & ({
    readonly as: "accepted";
    readonly name: string | number;
    readonly title: string | number;
    readonly sum: string | number;
  } | {
    readonly as: "offered";
    readonly name: string | number;
    readonly title: string | number;
    readonly sum: string | number;
  } | {
    readonly as: "disputed";
    readonly name: string | number;
    readonly title: string | number;
  });

/** The host reads what the guest answered. */
export const claimAnsweredMail = (slots: ClaimAnsweredSlots): MailWords<"host"> => ({
  reader: "host",
  subject: slots.as === "accepted" ? `${slots.name} accepted your claim for ${slots.title}` : slots.as === "offered" ? `${slots.name} offers a part of your claim for ${slots.title}` : `${slots.name} doesn’t agree with your claim for ${slots.title}`,
  paragraphs: partsOf([
    slots.as === "accepted" ? `${slots.name} accepted your claim for this stay at ${slots.title}:` : slots.as === "offered" ? `${slots.name} offers ${slots.sum} for your claim for this stay at ${slots.title}:` : `${slots.name} doesn’t agree with your claim for this stay at ${slots.title}:`,
    slots.stay,
    `${slots.kind}: ${slots.amount}`,
    slots.answer,
    slots.as === "accepted" ? `${slots.name} can pay you ${slots.sum} by card through us, or directly. If you’re paid directly, tell us on your booking once you have it.` : slots.as === "offered" ? "To accept the offer, open your booking. If you don’t, we’ll look at both sides, decide, and email you." : "We’ll look at both sides, decide, and email you.",
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});

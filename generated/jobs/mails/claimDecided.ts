// Generated bfe1092eea9c. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface ClaimDecidedSlotsAlways {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The words of the decision */
  readonly decision: GivenPart;
}

/** The values that the server gives: the case, and those of the case. */
export type ClaimDecidedSlots = ClaimDecidedSlotsAlways & ({
    readonly as: "upheld";
    readonly amount: string | number;
    readonly name: string | number;
    readonly sum: string | number;
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
  } | {
    readonly as: "part";
    readonly sum: string | number;
    readonly amount: string | number;
    readonly name: string | number;
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
  } | {
    readonly as: "refused";
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
  });

/** The guest reads what was decided, why, and what is owed. */
export const claimDecidedMail = (slots: ClaimDecidedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `We’ve decided on the claim for ${slots.title}`,
  paragraphs: partsOf([
    slots.as === "upheld" ? `We’ve looked into the claim for this stay at ${slots.title}. It stands: ${slots.amount}.` : slots.as === "part" ? `We’ve looked into the claim for this stay at ${slots.title}. We upheld ${slots.sum} of ${slots.amount}.` : `We’ve looked into the claim for this stay at ${slots.title}. It doesn’t stand, and nothing is owed.`,
    slots.stay,
    "The reason:",
    slots.decision,
    slots.as === "upheld" ? `Please pay ${slots.name} ${slots.sum}, either by card on your stay page or directly.` : slots.as === "part" ? `Please pay ${slots.name} ${slots.sum}, either by card on your stay page or directly.` : null,
    "Contact us if you think we missed something.",
  ]),
  button: slots.as === "upheld" ? {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "We never charge your card without you.",
  } : slots.as === "part" ? {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "We never charge your card without you.",
  } : {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
  },
});

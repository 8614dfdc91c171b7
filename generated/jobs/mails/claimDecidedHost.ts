// Generated ebeb9c5ea12f. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface ClaimDecidedHostSlotsAlways {
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The words of the decision */
  readonly decision: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type ClaimDecidedHostSlots = ClaimDecidedHostSlotsAlways & ({
    readonly as: "upheld";
    readonly amount: string | number;
    readonly name: string | number;
    readonly sum: string | number;
  } | {
    readonly as: "part";
    readonly sum: string | number;
    readonly amount: string | number;
    readonly name: string | number;
  } | {
    readonly as: "refused";
  });

/** The host reads what was decided, and why. */
export const claimDecidedHostMail = (slots: ClaimDecidedHostSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `We’ve decided on the claim for ${slots.title}`,
  paragraphs: partsOf([
    slots.as === "upheld" ? `We’ve looked into the claim for this stay at ${slots.title}. It stands: ${slots.amount}.` : slots.as === "part" ? `We’ve looked into the claim for this stay at ${slots.title}. We upheld ${slots.sum} of ${slots.amount}.` : `We’ve looked into the claim for this stay at ${slots.title}. It doesn’t stand, and nothing is owed.`,
    slots.stay,
    "The reason:",
    slots.decision,
    slots.as === "upheld" ? `${slots.name} can pay you ${slots.sum} by card through us, or directly. If you’re paid directly, tell us on your booking once you have it.` : slots.as === "part" ? `${slots.name} can pay you ${slots.sum} by card through us, or directly. If you’re paid directly, tell us on your booking once you have it.` : null,
    "Contact us if you think we missed something.",
  ]),
  button: {
    label: "View booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});

// Generated 8bba30ba3151. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface PropertySuspendedSlotsAlways {
  readonly title: string | number;
  /** The reason: {reason}. */
  readonly why: { readonly reason: string | number } | null | false;
  /** Details: {told} */
  readonly details: { readonly told: string | number } | null | false;
  /** We took it down for this reason: {told} */
  readonly ours: { readonly told: string | number } | null | false;
  /** What such a reason means */
  readonly reason: GivenPart;
}

/** The values that the server gives: the case, and those of the case. */
export type PropertySuspendedSlots = PropertySuspendedSlotsAlways & ({
    readonly as: "registration";
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.propertySetup>[0]>;
  } | {
    readonly as: "ours";
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.property>[0]>;
  });

/** The host is told why. */
export const propertySuspendedMail = (slots: PropertySuspendedSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `Your listing ${slots.title} is suspended`,
  paragraphs: partsOf([
    `Guests can’t find ${slots.title} any more. Bookings stay as they are.`,
    whereGiven(slots.why, (part) => `The reason: ${part.reason}.`),
    whereGiven(slots.details, (part) => `Details: ${part.told}`),
    whereGiven(slots.ours, (part) => `We took it down for this reason: ${part.told}`),
    slots.reason,
  ]),
  button: slots.as === "registration" ? {
    label: "Open property",
    href: `${slots.origin}${pathTo.propertySetup(slots.to)}`,
    ending: "Once this is resolved, you can publish it again.",
  } : {
    label: "Open property",
    href: `${slots.origin}${pathTo.property(slots.to)}`,
    ending: "Once this is resolved, you can publish it again.",
  },
});

// Generated f36293234ede. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface ReviewDecidedSlotsAlways {
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type ReviewDecidedSlots = ReviewDecidedSlotsAlways & ({
    readonly as: "shown";
    readonly title: string | number;
  } | {
    readonly as: "hidden";
    readonly title: string | number;
    readonly reason: string | number;
  });

/** The guest hears whether the review is public, and if not why. */
export const reviewDecidedMail = (slots: ReviewDecidedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: slots.as === "shown" ? `Your review of ${slots.title} is public` : `Your review of ${slots.title} isn’t public`,
  paragraphs: partsOf([
    slots.as === "shown" ? `We looked at your review of ${slots.title}. Everyone can read it now.` : `We looked at your review of ${slots.title}, and decided not to show it. The reason: ${slots.reason}`,
    slots.stay,
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "If you have questions, email help@tuckamore.example.",
  },
});

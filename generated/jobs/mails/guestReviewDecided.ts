// Generated 81bc38483a16. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface GuestReviewDecidedSlotsAlways {
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The values that the server gives: the case, and those of the case. */
export type GuestReviewDecidedSlots = GuestReviewDecidedSlotsAlways & ({
    readonly as: "shown";
    readonly title: string | number;
  } | {
    readonly as: "hidden";
    readonly title: string | number;
    readonly reason: string | number;
  });

/** The host hears whether hosts read the review of a guest, and if not why. */
export const guestReviewDecidedMail = (slots: GuestReviewDecidedSlots): MailWords<"host"> => ({
  reader: "host",
  subject: slots.as === "shown" ? "Hosts can read your review of a guest again" : "We took down your review of a guest",
  paragraphs: partsOf([
    slots.as === "shown" ? `We looked at your review of a guest at ${slots.title}. Hosts can read it again.` : `We looked at your review of a guest at ${slots.title}, and took it down. The reason: ${slots.reason}`,
    slots.stay,
  ]),
  button: {
    label: "View the booking",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "If you have questions, email help@tuckamore.example.",
  },
});

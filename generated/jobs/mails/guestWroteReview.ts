// Generated dff23fbbe3f1. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface GuestWroteReviewSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly moment: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host hears that the guest has written. */
export const guestWroteReviewMail = (slots: GuestWroteReviewSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} wrote you a review`,
  paragraphs: partsOf([
    `${slots.name} has reviewed their stay at ${slots.title}.`,
    slots.stay,
    `You can read it once you’ve written yours, or after ${slots.moment}.`,
  ]),
  button: {
    label: "Review your guest",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "This way, neither of you is swayed by the other’s review.",
  },
});

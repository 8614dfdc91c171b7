// Generated 2a947f8a0aaa. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows. */
export interface GuestWroteReviewSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly moment: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
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

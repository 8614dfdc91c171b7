// Generated 8e64ef21619a. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface GuestReviewAskedSlots {
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

/** The host is asked how the guest was. */
export const guestReviewAskedMail = (slots: GuestReviewAskedSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `How was ${slots.name} as a guest?`,
  paragraphs: partsOf([
    `${slots.name}’s stay at ${slots.title} is over. Would you host them again?`,
    slots.stay,
    `You can review ${slots.name} until ${slots.moment}. Only hosts ${slots.name} asks to stay with can read it, and it can’t be edited.`,
  ]),
  button: {
    label: "Review your guest",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "Neither of you sees the other’s review until you’ve both written one, or until that date.",
  },
});

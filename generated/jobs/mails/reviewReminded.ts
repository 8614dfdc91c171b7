// Generated 42e83736cf4b. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ReviewRemindedSlots {
  readonly title: string | number;
  readonly moment: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest is told until when a review can be written. */
export const reviewRemindedMail = (slots: ReviewRemindedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `A few days left to review ${slots.title}`,
  paragraphs: partsOf([
    `You haven’t reviewed your stay at ${slots.title} yet. You can until ${slots.moment}.`,
    slots.stay,
    "A few sentences are enough.",
  ]),
  button: {
    label: "Review your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "This is the last email about it.",
  },
});

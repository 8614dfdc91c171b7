// Generated a4fdbc3501b1. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows. */
export interface ReviewAskedSlots {
  readonly title: string | number;
  readonly moment: string | number;
  readonly host: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest is asked how the stay was. */
export const reviewAskedMail = (slots: ReviewAskedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `How was your stay at ${slots.title}?`,
  paragraphs: partsOf([
    `Your stay at ${slots.title} is over. What should the next guest know?`,
    slots.stay,
    `You can write a review until ${slots.moment}. It’s public once your host has reviewed you too, or after that date, and can’t be edited.`,
  ]),
  button: {
    label: "Review your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: `Use the private note for anything only ${slots.host} should see.`,
  },
});

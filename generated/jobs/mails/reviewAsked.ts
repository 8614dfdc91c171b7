// Generated 4a3f94f8d288. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ReviewAskedSlots {
  readonly title: string | number;
  readonly moment: string | number;
  readonly host: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
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

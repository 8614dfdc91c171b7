// Generated 8b00c8c750be. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface GuestReviewReceivedSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly rating: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** What was written */
  readonly words: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest reads what the host wrote. */
export const guestReviewReceivedMail = (slots: GuestReviewReceivedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `${slots.name} reviewed you`,
  paragraphs: partsOf([
    `${slots.name} wrote about you as a guest at ${slots.title}:`,
    slots.stay,
    `${slots.rating} out of 5 stars`,
    slots.words,
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "Hosts can read it when you ask to stay with them.",
  },
});

// Generated 2574c7bf205e. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface HostWroteReviewSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly moment: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest hears that the host has written. */
export const hostWroteReviewMail = (slots: HostWroteReviewSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `${slots.name} wrote you a review`,
  paragraphs: partsOf([
    `${slots.name} has reviewed you as a guest at ${slots.title}.`,
    slots.stay,
    `You can read it once you’ve written yours, or after ${slots.moment}.`,
  ]),
  button: {
    label: "Review your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "This way, neither of you is swayed by the other’s review.",
  },
});

// Generated 6302f68da575. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ReviewAnsweredSlots {
  readonly name: string | number;
  readonly title: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** What was written */
  readonly words: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest reads what the host replied. */
export const reviewAnsweredMail = (slots: ReviewAnsweredSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `${slots.name} replied to your review of ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} replied to your review of ${slots.title}:`,
    slots.stay,
    slots.words,
  ]),
  button: {
    label: "View your stay",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: "The reply is public, below your review.",
  },
});

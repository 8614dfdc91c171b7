// Generated 02af56af44ef. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface ReviewReceivedSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly rating: string | number;
  readonly moment: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** What was written */
  readonly words: GivenPart;
  /** It isn’t public yet. We’re reviewing it first: {why}. */
  readonly waiting: { readonly why: string | number } | null | false;
  /** They also left you a private note. Read it on the booking page. */
  readonly note: boolean;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host reads the review, and may reply. */
export const reviewReceivedMail = (slots: ReviewReceivedSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} reviewed ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} reviewed their stay at ${slots.title}:`,
    slots.stay,
    `${slots.rating} out of 5 stars`,
    slots.words,
    whereGiven(slots.waiting, (part) => `It isn’t public yet. We’re reviewing it first: ${part.why}.`),
    slots.note && "They also left you a private note. Read it on the booking page.",
  ]),
  button: {
    label: "Read and reply",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: `You can reply once, for everyone to read, until ${slots.moment}.`,
  },
});

// Generated 101a5d5e7086. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface RequestChangedSlots {
  readonly name: string | number;
  readonly title: string | number;
  readonly amount: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** The words of the guest */
  readonly message: GivenPart;
  /** Answer by {moment}. After that, the request expires and your response rate drops. */
  readonly answerBy: { readonly moment: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.bookings>[0]>;
}

/** The host is told how the guest changed the request. */
export const requestChangedMail = (slots: RequestChangedSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} changed their request for ${slots.title}`,
  paragraphs: partsOf([
    `The request for ${slots.title} is now:`,
    slots.stay,
    slots.message,
    `You’ll receive ${slots.amount}.`,
    whereGiven(slots.answerBy, (part) => `Answer by ${part.moment}. After that, the request expires and your response rate drops.`),
  ]),
  button: {
    label: "Answer request",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
  },
});

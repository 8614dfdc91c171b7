// Generated 042598a00ba5. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface RequestReceivedSlots {
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

/** The host is told who asks for which nights. */
export const requestReceivedMail = (slots: RequestReceivedSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} wants to stay at ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} asked to book ${slots.title}:`,
    slots.stay,
    slots.message,
    `You’ll receive ${slots.amount}.`,
    whereGiven(slots.answerBy, (part) => `Answer by ${part.moment}. After that, the request expires and your response rate drops.`),
  ]),
  button: {
    label: "Answer request",
    href: `${slots.origin}${pathTo.bookings(slots.to)}`,
    ending: "The nights are held until you answer.",
  },
});

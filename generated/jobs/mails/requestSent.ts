// Generated 08b542afb576. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface RequestSentSlots {
  readonly title: string | number;
  readonly name: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** {name} can answer until {moment}. After that, the request expires. */
  readonly until: { readonly moment: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.stays>[0]>;
}

/** The guest is told until when the host may answer. */
export const requestSentMail = (slots: RequestSentSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `Request sent: ${slots.title}`,
  paragraphs: partsOf([
    `We sent your request for ${slots.title} to ${slots.name}:`,
    slots.stay,
    whereGiven(slots.until, (part) => `${slots.name} can answer until ${part.moment}. After that, the request expires.`),
  ]),
  button: {
    label: "View your request",
    href: `${slots.origin}${pathTo.stays(slots.to)}`,
    ending: `You don’t pay anything until ${slots.name} accepts.`,
  },
});

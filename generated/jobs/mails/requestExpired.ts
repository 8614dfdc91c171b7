// Generated a960c148ec74. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface RequestExpiredSlots {
  readonly title: string | number;
  readonly name: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** Your {points} points are available again. */
  readonly pointsBack: { readonly points: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.search>[0]>;
}

/** The guest is told that nobody answered. */
export const requestExpiredMail = (slots: RequestExpiredSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `Your request for ${slots.title} expired`,
  paragraphs: partsOf([
    `${slots.name} didn’t respond to your request for ${slots.title} in time:`,
    slots.stay,
    "Nothing was charged.",
    whereGiven(slots.pointsBack, (part) => `Your ${part.points} points are available again.`),
  ]),
  button: {
    label: "Find another stay",
    href: `${slots.origin}${pathTo.search(slots.to)}`,
  },
});

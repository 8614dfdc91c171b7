// Generated 53070bd6b534. A mail: its words, and the values that the server gives for them.
import { partsOf, whereGiven, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface RequestRejectedSlots {
  readonly title: string | number;
  readonly name: string | number;
  /** The stay: where, when, who comes, and for how much */
  readonly stay: GivenPart;
  /** Their reason: */
  readonly why: boolean;
  /** The reason of the host */
  readonly reason: GivenPart;
  /** Your {points} points are available again. */
  readonly pointsBack: { readonly points: string | number } | null | false;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.search>[0]>;
}

/** The guest is told why. */
export const requestRejectedMail = (slots: RequestRejectedSlots): MailWords<"guest"> => ({
  reader: "guest",
  subject: `Your request for ${slots.title} was declined`,
  paragraphs: partsOf([
    `${slots.name} can’t host you at ${slots.title} on these dates:`,
    slots.stay,
    slots.why && "Their reason:",
    slots.reason,
    "Nothing was charged.",
    whereGiven(slots.pointsBack, (part) => `Your ${part.points} points are available again.`),
  ]),
  button: {
    label: "Find another stay",
    href: `${slots.origin}${pathTo.search(slots.to)}`,
  },
});

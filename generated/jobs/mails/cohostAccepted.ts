// Generated afc40a35c493. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface CohostAcceptedSlotsAlways {
  /** The names of the listings, a line each, where there are several */
  readonly titles: GivenPart;
  /** What the co-host looks after */
  readonly roles: GivenPart;
}

/** The values that the server gives: the case, and those of the case. */
export type CohostAcceptedSlots = CohostAcceptedSlotsAlways & ({
    readonly as: "one";
    readonly name: string | number;
    readonly title: string | number;
    readonly email: string | number;
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.property>[0]>;
  } | {
    readonly as: "many";
    readonly name: string | number;
    readonly listings: string | number;
    readonly email: string | number;
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.properties>[0]>;
  });

/** The owner hears that an invitation was accepted. */
export const cohostAcceptedMail = (slots: CohostAcceptedSlots): MailWords<"host"> => ({
  reader: "host",
  subject: slots.as === "one" ? `${slots.name} now co-hosts ${slots.title}` : `${slots.name} now co-hosts ${slots.listings}`,
  paragraphs: partsOf([
    slots.as === "one" ? `${slots.name} accepted the invitation you sent to ${slots.email}, and can now help with ${slots.title}.` : `${slots.name} accepted the invitation you sent to ${slots.email}, and can now help with ${slots.listings}:`,
    slots.titles,
    slots.roles,
  ]),
  button: slots.as === "one" ? {
    label: "See co-hosts",
    href: `${slots.origin}${pathTo.property(slots.to)}#cohosts`,
    ending: "You can end it there at any time.",
  } : {
    label: "Your properties",
    href: `${slots.origin}${pathTo.properties(slots.to)}`,
    ending: "You can end it at any time on each listing’s page.",
  },
});

// Generated 30bb084b2611. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives in all cases. */
interface CohostGoneSlotsAlways {
  /** The names of the listings, a line each, where there are several */
  readonly titles: GivenPart;
}

/** The values that the server gives: the case, and those of the case. */
export type CohostGoneSlots = CohostGoneSlotsAlways & ({
    readonly as: "one";
    readonly name: string | number;
    readonly title: string | number;
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.property>[0]>;
  } | {
    readonly as: "many";
    readonly name: string | number;
    readonly listings: string | number;
    readonly origin: string;
    readonly to: NonNullable<Parameters<typeof pathTo.properties>[0]>;
  });

/** The owner hears that a co-host has closed their account. */
export const cohostGoneMail = (slots: CohostGoneSlots): MailWords<"host"> => ({
  reader: "host",
  subject: slots.as === "one" ? `${slots.name} no longer co-hosts ${slots.title}` : `${slots.name} no longer co-hosts ${slots.listings}`,
  paragraphs: partsOf([
    slots.as === "one" ? `${slots.name} closed their account, and no longer co-hosts ${slots.title}.` : `${slots.name} closed their account, and no longer co-hosts ${slots.listings}:`,
    slots.titles,
    "They may remember the door code, or have kept the private calendar links. Change them if you want to be sure.",
  ]),
  button: slots.as === "one" ? {
    label: "Open property",
    href: `${slots.origin}${pathTo.property(slots.to)}#cohosts`,
  } : {
    label: "Your properties",
    href: `${slots.origin}${pathTo.properties(slots.to)}`,
  },
});

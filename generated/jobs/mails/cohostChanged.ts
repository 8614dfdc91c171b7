// Generated 3a78d769a196. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface CohostChangedSlots {
  readonly host: string | number;
  readonly title: string | number;
  /** What the co-host looks after */
  readonly roles: GivenPart;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.property>[0]>;
}

/** A co-host hears what they may do from now on. */
export const cohostChangedMail = (slots: CohostChangedSlots): MailWords<"cohost"> => ({
  reader: "cohost",
  subject: `${slots.host} changed what you look after at ${slots.title}`,
  paragraphs: partsOf([
    `${slots.host} changed what you can do as a co-host of ${slots.title}.`,
    slots.roles,
    `Everything else stays with ${slots.host}.`,
  ]),
  button: {
    label: "Open property",
    href: `${slots.origin}${pathTo.property(slots.to)}`,
  },
});

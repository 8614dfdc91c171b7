// Generated ba303e6d127e. A mail: what only its writer knows of it, and its words.
import { partsOf, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows. */
export interface CohostLeftSlots {
  readonly name: string | number;
  readonly title: string | number;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
  readonly to: NonNullable<Parameters<typeof pathTo.property>[0]>;
}

/** The owner hears that a co-host has ended it. */
export const cohostLeftMail = (slots: CohostLeftSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `${slots.name} no longer co-hosts ${slots.title}`,
  paragraphs: partsOf([
    `${slots.name} has stopped co-hosting ${slots.title}, and can no longer open it.`,
    "They may remember the door code, or have kept the private calendar links. Change them if you want to be sure.",
  ]),
  button: {
    label: "Open property",
    href: `${slots.origin}${pathTo.property(slots.to)}#cohosts`,
  },
});

// Generated 5bb15a5a2ebd. A mail: its words, and the values that the server gives for them.
import { partsOf, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface CohostLeftSlots {
  readonly name: string | number;
  readonly title: string | number;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
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

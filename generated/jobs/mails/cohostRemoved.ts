// Generated 80565b478fd8. A mail: what only its writer knows of it, and its words.
import { partsOf, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** What only its writer knows. */
export interface CohostRemovedSlots {
  readonly title: string | number;
  readonly host: string | number;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** What the address of its next step needs. */
  readonly to: NonNullable<Parameters<typeof pathTo.properties>[0]>;
}

/** A co-host hears that the owner has ended it. */
export const cohostRemovedMail = (slots: CohostRemovedSlots): MailWords<"cohost"> => ({
  reader: "cohost",
  subject: `You no longer co-host ${slots.title}`,
  paragraphs: partsOf([
    `${slots.host} has ended your co-hosting of ${slots.title}. You can no longer open its calendar, bookings or messages.`,
  ]),
  button: {
    label: "Your properties",
    href: `${slots.origin}${pathTo.properties(slots.to)}`,
  },
});

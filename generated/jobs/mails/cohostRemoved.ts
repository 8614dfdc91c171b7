// Generated 63e3533ac5a2. A mail: its words, and the values that the server gives for them.
import { partsOf, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface CohostRemovedSlots {
  readonly title: string | number;
  readonly host: string | number;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
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

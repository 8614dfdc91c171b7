// Generated d07cd01fae14. A mail: its words, and the values that the server gives for them.
import { partsOf, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface CohostingEndedSlots {
  readonly title: string | number;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.properties>[0]>;
}

/** A co-host hears that the listing is gone, by its owner or with them. */
export const cohostingEndedMail = (slots: CohostingEndedSlots): MailWords<"formerCohost"> => ({
  reader: "formerCohost",
  subject: `${slots.title} is no longer on Tuckamore`,
  paragraphs: partsOf([
    `${slots.title} is no longer on Tuckamore, so your co-hosting has ended. You can no longer open its calendar, bookings or messages.`,
  ]),
  button: {
    label: "Your properties",
    href: `${slots.origin}${pathTo.properties(slots.to)}`,
    ending: "You don’t need to do anything.",
  },
});

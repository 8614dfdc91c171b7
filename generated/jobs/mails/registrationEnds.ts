// Generated fcf24e76ed96. A mail: its words, and the values that the server gives for them.
import { partsOf, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface RegistrationEndsSlots {
  readonly title: string | number;
  readonly day: string | number;
  readonly called: string | number;
  readonly date: string | number;
  readonly asked_by: string | number;
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
  /** The parameters of the address that its button leads to. */
  readonly to: NonNullable<Parameters<typeof pathTo.propertySetup>[0]>;
}

/** The host is reminded that a registration ends soon. */
export const registrationEndsMail = (slots: RegistrationEndsSlots): MailWords<"host"> => ({
  reader: "host",
  subject: `The registration of ${slots.title} ends on ${slots.day}`,
  paragraphs: partsOf([
    `The ${slots.called} of ${slots.title} is valid until ${slots.date}. After that day, guests can’t find the listing.`,
  ]),
  button: {
    label: "Enter new expiry date",
    href: `${slots.origin}${pathTo.propertySetup(slots.to)}`,
    ending: `Renew it with ${slots.asked_by}, then enter the new expiry date.`,
  },
});

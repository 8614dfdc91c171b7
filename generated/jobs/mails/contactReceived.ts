// Generated ffbbf80668d1. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";

/** What only its writer knows. */
export interface ContactReceivedSlots {
  readonly topic: string | number;
  readonly reference: string | number;
  readonly name: string | number;
  readonly email: string | number;
  /** The message */
  readonly message: GivenPart;
}

/** Support gets a message of the contact form. */
export const contactReceivedMail = (slots: ContactReceivedSlots): MailWords<"support"> => ({
  reader: "support",
  subject: `${slots.topic}: message ${slots.reference}`,
  paragraphs: partsOf([
    `${slots.name} (${slots.email}) wrote:`,
    slots.message,
  ]),
});

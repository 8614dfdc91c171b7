// Generated 0fc6598c138a. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";

/** The values that the server gives. */
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

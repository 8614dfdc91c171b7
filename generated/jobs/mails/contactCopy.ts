// Generated 9560f1b0c5ed. A mail: what only its writer knows of it, and its words.
import { partsOf, type GivenPart, type MailWords } from "../mail";

/** What only its writer knows. */
export interface ContactCopySlots {
  readonly reference: string | number;
  /** The beginning of the message, without links */
  readonly message: GivenPart;
}

/** The author of a message of the contact form gets a copy. */
export const contactCopyMail = (slots: ContactCopySlots): MailWords<"writer"> => ({
  reader: "writer",
  subject: `We got your message (${slots.reference})`,
  paragraphs: partsOf([
    "Thanks for writing to us. We’ll reply to this address. Your message begins:",
    slots.message,
    "If you didn’t send this, someone entered your address on our contact page. You can ignore this email.",
  ]),
});

// Generated 2d96eb39d15b. A mail: its words, and the values that the server gives for them.
import { partsOf, type GivenPart, type MailWords } from "../mail";

/** The values that the server gives. */
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

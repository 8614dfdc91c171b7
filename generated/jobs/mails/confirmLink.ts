// Generated 73ffda9ee5c6. A mail: what only its writer knows of it, and its words.
import { partsOf, type MailWords } from "../mail";

/** What only its writer knows. */
export interface ConfirmLinkSlots {
  /** The address of its next step. */
  readonly to: string;
}

/** A new account gets the link that proves their address. */
export const confirmLinkMail = (slots: ConfirmLinkSlots): MailWords<"account"> => ({
  reader: "account",
  subject: "Confirm your email",
  paragraphs: partsOf([
    "Welcome to Tuckamore! Confirm that this is your email address to start booking and hosting.",
  ]),
  button: {
    label: "Confirm email",
    href: slots.to,
    ending: "The link expires in 24 hours and works once. If you didn’t create an account, you can ignore this email.",
  },
});

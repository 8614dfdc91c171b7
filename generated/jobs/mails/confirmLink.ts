// Generated cf412bae06e9. A mail: its words, and the values that the server gives for them.
import { partsOf, type MailWords } from "../mail";

/** The values that the server gives. */
export interface ConfirmLinkSlots {
  /** The address that its button leads to. */
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

// Generated 3ce128394bf7. A mail: its words, and the values that the server gives for them.
import { partsOf, type MailWords } from "../mail";

/** The values that the server gives. */
export interface ResetLinkSlots {
  /** The address that its button leads to. */
  readonly to: string;
}

/** The owner of an address gets the link that sets a new password; an address without an account gets nothing. */
export const resetLinkMail = (slots: ResetLinkSlots): MailWords<"account"> => ({
  reader: "account",
  subject: "Reset your Tuckamore password",
  paragraphs: partsOf([
    "We got a request to reset the password of your account. When you set a new one, you’ll be logged out on all devices.",
  ]),
  button: {
    label: "Set new password",
    href: slots.to,
    ending: "The link expires in 60 minutes and works once. If you didn’t ask for it, you can ignore this email. Your password stays the same.",
  },
});

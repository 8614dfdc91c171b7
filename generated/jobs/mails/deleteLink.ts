// Generated ba564080dd78. A mail: its words, and the values that the server gives for them.
import { partsOf, type MailWords } from "../mail";

/** The values that the server gives. */
export interface DeleteLinkSlots {
  /** The address that its button leads to. */
  readonly to: string;
}

/** An account that leaves without a password gets the link that confirms it. */
export const deleteLinkMail = (slots: DeleteLinkSlots): MailWords<"account"> => ({
  reader: "account",
  subject: "Delete your Tuckamore account?",
  paragraphs: partsOf([
    "You asked to delete your Tuckamore account. This can’t be undone. To go ahead, open the link and confirm.",
  ]),
  button: {
    label: "Delete my account",
    href: slots.to,
    ending: "The link expires in 60 minutes and works once. If you didn’t ask for it, ignore this email. Your account stays.",
  },
});

// Generated 3d465e9658f6. A mail: what only its writer knows of it, and its words.
import { partsOf, type MailWords } from "../mail";

/** What only its writer knows. */
export interface DeleteLinkSlots {
  /** The address of its next step. */
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

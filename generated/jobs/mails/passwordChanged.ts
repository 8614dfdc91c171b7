// Generated 8f16a066d28c. A mail: its words, and the values that the server gives for them.
import { partsOf, type MailWords } from "../mail";
import { pathTo } from "../../routes/paths";

/** The values that the server gives. */
export interface PasswordChangedSlots {
  /** The beginning of the addresses of our pages. */
  readonly origin: string;
}

/** The owner of an account hears that its password is another one now. */
export const passwordChangedMail = (slots: PasswordChangedSlots): MailWords<"account"> => ({
  reader: "account",
  subject: "Your Tuckamore password was changed",
  paragraphs: partsOf([
    "The password of your Tuckamore account was just changed, and your other devices have been logged out. If that was you, you’re all set.",
  ]),
  button: {
    label: "Reset password",
    href: `${slots.origin}${pathTo.forgot()}`,
    ending: "If it wasn’t you, reset your password right away.",
  },
});

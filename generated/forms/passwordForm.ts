// Generated 88c1b38bc463. The form passwordForm.
import { formOf } from "./every-form";

/** What "Password" collects. */
export interface PasswordFormValues {
  readonly current_password: string;
  readonly new_password: string;
}

/** Password. Source: §7 User and session. */
export const passwordForm = formOf<PasswordFormValues>({
  id: "passwordForm",
  title: "Password",
  intro: "Changing it logs you out on all other devices.",
  submit: "Change password",
  sends: "updatePassword",
  schema: {
    properties: {
      current_password: { type: "string", minLength: 1, maxLength: 128, format: "password" },
      new_password: { type: "string", minLength: 10, maxLength: 128, format: "password" },
    },
    required: ["current_password", "new_password"],
  },
  uiSchema: {
    current_password: { "ui:title": "Current password", "ui:widget": "password", "ui:autocomplete": "current-password" },
    new_password: { "ui:title": "New password", "ui:widget": "password", "ui:help": "At least 10 characters. A few unrelated words work well.", "ui:autocomplete": "new-password" },
  },
  refusals: { "account.wrong_password": "current_password", "account.password_common": "new_password", "account.password_holds_email": "new_password", "account.password_holds_product": "new_password" },
  errors: {
    current_password: { maxLength: "Use at most 128 characters.", otherwise: "Enter your current password." },
    new_password: { minLength: "Use at least 10 characters.", maxLength: "Use at most 128 characters.", otherwise: "Choose a new password." },
  },
});

// Generated 79e27cca67e0. The form resetForm.
import { formOf } from "./every-form";

/** What "Choose a new password" collects. */
export interface ResetFormValues {
  readonly new_password: string;
}

/** Choose a new password. Source: §2. */
export const resetForm = formOf<ResetFormValues>({
  id: "resetForm",
  title: "Choose a new password",
  intro: "This logs you out everywhere. Then log in with your new password.",
  submit: "Save new password",
  sends: "resetPassword",
  schema: {
    properties: {
      new_password: { type: "string", minLength: 10, maxLength: 128, format: "password" },
    },
    required: ["new_password"],
  },
  uiSchema: {
    new_password: { "ui:title": "New password", "ui:widget": "password", "ui:help": "At least 10 characters. A few unrelated words work well.", "ui:autocomplete": "new-password" },
  },
  refusals: { "account.password_common": "new_password", "account.password_holds_email": "new_password", "account.password_holds_product": "new_password" },
  errors: {
    new_password: { minLength: "Use at least 10 characters.", maxLength: "Use at most 128 characters.", otherwise: "Choose a password." },
  },
});

// Generated 98147e87f729. The form deleteAccountForm.
import { formOf } from "./every-form";

/** What "Delete your account?" collects. */
export interface DeleteAccountFormValues {
  readonly password: string;
}

/** Delete your account? Source: §7 User and session. */
export const deleteAccountForm = formOf<DeleteAccountFormValues>({
  id: "deleteAccountForm",
  title: "Delete your account?",
  intro: "This can’t be undone.",
  submit: "Delete my account",
  sends: "deleteUser",
  schema: {
    properties: {
      password: { type: "string", minLength: 1, maxLength: 128, format: "password" },
    },
    required: ["password"],
  },
  uiSchema: {
    password: { "ui:title": "Password", "ui:widget": "password", "ui:help": "To confirm it’s you.", "ui:autocomplete": "current-password" },
  },
  refusals: { "account.wrong_password": "password" },
  errors: {
    password: { maxLength: "Use at most 128 characters.", otherwise: "Enter your password." },
  },
});

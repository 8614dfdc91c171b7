// Generated 9a150e8884ea. The form deleteAccountForm. Change the spec, not this file.
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
  supplied: [],
  own: [],
  schema: {
    $id: "deleteAccountForm",
    type: "object",
    properties: {
      password: { type: "string", minLength: 1, maxLength: 128 },
    },
    required: ["password"],
  },
  uiSchema: {
    "ui:order": ["password"],
    "ui:submitButtonOptions": { submitText: "Delete my account" },
    password: { "ui:title": "Password", "ui:widget": "password", "ui:help": "To confirm it’s you.", "ui:autocomplete": "current-password" },
  },
  initial: {},
  refusals: { "account.wrong_password": "password" },
  steps: [],
  errors: {
    password: { maxLength: "Use at most 128 characters.", otherwise: "Enter your password." },
  },
  rules: [],
});

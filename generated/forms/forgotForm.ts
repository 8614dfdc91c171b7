// Generated e894ced92030. The form forgotForm. Change the spec, not this file.
import { formOf } from "./every-form";

/** What "Forgot your password?" collects. */
export interface ForgotFormValues {
  readonly email: string;
}

/** Forgot your password? Source: §2. */
export const forgotForm = formOf<ForgotFormValues>({
  id: "forgotForm",
  title: "Forgot your password?",
  intro: "Enter your email and we’ll send you a link to choose a new password.",
  submit: "Send link",
  sends: "requestPasswordReset",
  supplied: ["reset_link"],
  own: [],
  schema: {
    $id: "forgotForm",
    type: "object",
    properties: {
      email: { type: "string", maxLength: 254, format: "idn-email" },
    },
    required: ["email"],
  },
  uiSchema: {
    "ui:order": ["email"],
    "ui:submitButtonOptions": { submitText: "Send link" },
    email: { "ui:title": "Email", "ui:widget": "email", "ui:placeholder": "you@example.ca", "ui:autocomplete": "email" },
  },
  initial: {},
  steps: [],
  errors: {
    email: { maxLength: "Use at most 254 characters.", format: "Enter an email address such as jo@example.ca.", otherwise: "Enter your email address." },
  },
  rules: [],
});

// Generated 7227185f34ae. The form forgotForm.
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
  schema: {
    properties: {
      email: { type: "string", maxLength: 254, format: "idn-email" },
    },
    required: ["email"],
  },
  uiSchema: {
    email: { "ui:title": "Email", "ui:widget": "email", "ui:placeholder": "you@example.ca", "ui:autocomplete": "email" },
  },
  errors: {
    email: { maxLength: "Use at most 254 characters.", format: "Enter an email address such as jo@example.ca.", otherwise: "Enter your email address." },
  },
});

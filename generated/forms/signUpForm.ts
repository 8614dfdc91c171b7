// Generated a1330b29ed51. The form signUpForm.
import { formOf } from "./every-form";

/** What "Create an account" collects. */
export interface SignUpFormValues {
  readonly email: string;
  readonly password: string;
  readonly accepts_terms: true;
}

/** Create an account. Source: §2. */
export const signUpForm = formOf<SignUpFormValues>({
  id: "signUpForm",
  title: "Create an account",
  intro: "One account for booking and hosting.",
  submit: "Create account",
  sends: "createUser",
  schema: {
    properties: {
      email: { type: "string", maxLength: 254, format: "idn-email" },
      password: { type: "string", minLength: 10, maxLength: 128, format: "password" },
      accepts_terms: {
        type: "boolean",
        enum: [true],
      },
    },
    required: ["email", "password", "accepts_terms"],
  },
  uiSchema: {
    email: { "ui:title": "Email", "ui:widget": "email", "ui:help": "We’ll email you a link to verify it.", "ui:placeholder": "you@example.ca", "ui:autocomplete": "email" },
    password: { "ui:title": "Password", "ui:widget": "password", "ui:help": "At least 10 characters. A few unrelated words work well.", "ui:autocomplete": "new-password" },
    accepts_terms: { "ui:title": "I accept the terms of service and have read the privacy policy", "ui:widget": "checkbox" },
  },
  refusals: { "account.email_taken": "email", "account.password_common": "password", "account.password_holds_email": "password", "account.password_holds_product": "password" },
  errors: {
    email: { maxLength: "Use at most 254 characters.", format: "Enter an email address such as jo@example.ca.", otherwise: "Enter your email address." },
    password: { minLength: "Use at least 10 characters.", maxLength: "Use at most 128 characters.", otherwise: "Choose a password." },
    accepts_terms: { otherwise: "Accept the terms to create an account." },
  },
});

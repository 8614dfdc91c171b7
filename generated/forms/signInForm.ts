// Generated 43ee14b825dc. The form signInForm.
import { formOf } from "./every-form";

/** What "Log in" collects. */
export interface SignInFormValues {
  readonly email: string;
  readonly password: string;
}

/** Log in. Source: §2. */
export const signInForm = formOf<SignInFormValues>({
  id: "signInForm",
  title: "Log in",
  submit: "Log in",
  sends: "createSession",
  schema: {
    properties: {
      email: { type: "string", maxLength: 254, format: "idn-email" },
      password: { type: "string", minLength: 1, maxLength: 128, format: "password" },
    },
    required: ["email", "password"],
  },
  uiSchema: {
    email: { "ui:title": "Email", "ui:widget": "email", "ui:placeholder": "you@example.ca", "ui:autocomplete": "username" },
    password: { "ui:title": "Password", "ui:widget": "password", "ui:autocomplete": "current-password" },
  },
  refusals: { "account.wrong_credentials": "password" },
  errors: {
    email: { maxLength: "Use at most 254 characters.", format: "Enter an email address such as jo@example.ca.", otherwise: "Enter your email address." },
    password: { maxLength: "Use at most 128 characters.", otherwise: "Enter your password." },
  },
});

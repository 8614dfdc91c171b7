// Generated 304fb9e84caa. The form onboardingForm.
import { formOf } from "./every-form";

/** What "Set up payouts" collects. */
export interface OnboardingFormValues {
  readonly password: string;
}

/** Set up payouts. */
export const onboardingForm = formOf<OnboardingFormValues>({
  id: "onboardingForm",
  title: "Set up payouts",
  submit: "Continue",
  sends: "startOnboarding",
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

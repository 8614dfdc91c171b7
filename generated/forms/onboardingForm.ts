// Generated 78273dd58e7b. The form onboardingForm. Change the spec, not this file.
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
  supplied: [],
  own: [],
  schema: {
    $id: "onboardingForm",
    type: "object",
    properties: {
      password: { type: "string", minLength: 1, maxLength: 128 },
    },
    required: ["password"],
  },
  uiSchema: {
    "ui:order": ["password"],
    "ui:submitButtonOptions": { submitText: "Continue" },
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

// Generated 89dd2ffd3db8. The form sandboxPaymentForm. Change the spec, not this file.
import { formOf } from "./every-form";
import type { CardOutcome } from "../model/values";

/** What "Test payment" collects. */
export interface SandboxPaymentFormValues {
  readonly outcome: CardOutcome;
}

/** Test payment. */
export const sandboxPaymentForm = formOf<SandboxPaymentFormValues>({
  id: "sandboxPaymentForm",
  title: "Test payment",
  intro: "This is a test. No money changes hands.",
  submit: "Continue",
  sends: "finishPayment",
  supplied: [],
  own: [],
  schema: {
    $id: "sandboxPaymentForm",
    type: "object",
    properties: {
      outcome: {
        type: "string",
        enum: ["paid", "slow", "lost", "refused", "cancelled"],
      },
    },
    required: ["outcome"],
  },
  uiSchema: {
    "ui:order": ["outcome"],
    "ui:submitButtonOptions": { submitText: "Continue" },
    outcome: {
      "ui:title": "What should happen?",
      "ui:widget": "radio",
      "ui:enumNames": { paid: "Pay", slow: "Pay, and be confirmed later", lost: "Pay, and never come back", refused: "Decline the card", cancelled: "Go back without paying" },
    },
  },
  initial: {},
  steps: [],
  errors: {
    outcome: { enum: "Choose one of the options.", otherwise: "Select an option." },
  },
  rules: [],
});

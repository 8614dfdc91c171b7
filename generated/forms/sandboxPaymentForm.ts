// Generated 46a1ec0247a8. The form sandboxPaymentForm.
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
  schema: {
    properties: {
      outcome: {
        type: "string",
        enum: ["paid", "slow", "lost", "refused", "cancelled"],
      },
    },
    required: ["outcome"],
  },
  uiSchema: {
    outcome: {
      "ui:title": "What should happen?",
      "ui:widget": "radio",
      "ui:enumNames": { paid: "Pay", slow: "Pay, and be confirmed later", lost: "Pay, and never come back", refused: "Decline the card", cancelled: "Go back without paying" },
    },
  },
  errors: {
    outcome: { enum: "Choose one of the options.", otherwise: "Select an option." },
  },
});

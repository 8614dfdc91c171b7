// Generated 9d1a4102153b. The form claimForm.
import { formOf } from "./every-form";
import type { ClaimKind } from "../model/values";

/** What "Make a claim" collects. */
export interface ClaimFormValues {
  readonly kind: ClaimKind;
  readonly amount_cents: number;
  readonly message: string;
}

/** Make a claim. */
export const claimForm = formOf<ClaimFormValues>({
  id: "claimForm",
  title: "Make a claim",
  intro: "Your guest gets this by email and has 7 days to answer. If they don’t agree, we look at both sides and decide. They can pay you by card through us, or directly. Your payout doesn’t wait.",
  submit: "Send claim",
  sends: "fileClaim",
  schema: {
    properties: {
      kind: {
        type: "string",
        enum: ["damage", "missing", "cleaning", "other"],
      },
      amount_cents: { type: "integer", minimum: 100, maximum: 1000000 },
      message: { type: "string", minLength: 10, maxLength: 2000, format: "long-text" },
    },
    required: ["kind", "amount_cents", "message"],
  },
  uiSchema: {
    kind: {
      "ui:title": "What is it about?",
      "ui:widget": "radio",
      "ui:enumNames": { damage: "Damage", missing: "Missing item", cleaning: "Extra cleaning", other: "Other" },
    },
    amount_cents: { "ui:title": "Amount", "ui:widget": "money", "ui:help": "Up to $10,000." },
    message: { "ui:title": "What happened?", "ui:widget": "textarea" },
  },
  errors: {
    kind: { enum: "Choose one of the options.", otherwise: "Select an option." },
    amount_cents: { type: "Enter a whole number.", minimum: "Enter $1 or more.", maximum: "Enter $10,000 or less.", otherwise: "Enter the amount you ask for." },
    message: { minLength: "Use at least 10 characters.", maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Describe what happened." },
  },
});

// Generated d4f7e50f57e3. The form claimAnswerForm.
import { formOf } from "./every-form";
import type { ClaimAnswer } from "../model/values";
import { replyIsWhole } from "../rules/claim";

/** What "Answer this claim" collects. */
export interface ClaimAnswerFormValues {
  readonly answer: ClaimAnswer;
  readonly offered_cents?: number | undefined;
  readonly message?: string | undefined;
}

/** Answer this claim. */
export const claimAnswerForm = formOf<ClaimAnswerFormValues>({
  id: "claimAnswerForm",
  title: "Answer this claim",
  submit: "Send answer",
  sends: "answerClaim",
  schema: {
    properties: {
      answer: {
        type: "string",
        enum: ["accept", "offer", "refuse"],
      },
      offered_cents: { type: "integer", minimum: 100, maximum: 1000000 },
      message: { type: "string", maxLength: 2000, format: "long-text" },
    },
    required: ["answer"],
  },
  uiSchema: {
    answer: {
      "ui:title": "Your answer",
      "ui:widget": "radio",
      "ui:enumNames": { accept: "I accept it", offer: "I’ll pay a part of it", refuse: "I don’t agree" },
    },
    offered_cents: { "ui:title": "Amount you offer", "ui:widget": "money" },
    message: { "ui:title": "Why?", "ui:widget": "textarea", "ui:help": "Your host and our team read this." },
  },
  refusals: { "claim.offer_missing": "offered_cents", "claim.offer_too_high": "offered_cents", "claim.reason_missing": "message" },
  errors: {
    answer: { enum: "Choose one of the options.", otherwise: "Select an answer." },
    offered_cents: { type: "Enter a whole number.", minimum: "Enter $1 or more.", maximum: "Enter $10,000 or less." },
    message: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it." },
  },
  rules: [
    {
      id: "replyIsWhole",
      ask: (values) => replyIsWhole({ claimReply: { answer: values.answer, message: values.message, offered_cents: values.offered_cents } }),
      says: {
        "claim.reason_missing": { text: "Tell us why.", field: "message" },
        "claim.offer_missing": { text: "Enter the amount you offer.", field: "offered_cents" },
      },
    },
  ],
});

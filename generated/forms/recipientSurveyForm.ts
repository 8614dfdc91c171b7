// Generated ef1a6b610790. The form recipientSurveyForm.
import { formOf } from "./every-form";
import type { AwareOfReferral, ReferralAffectedDecision } from "../model/values";

/** What "Share your feedback" collects. */
export interface RecipientSurveyFormValues {
  readonly aware_of_referral: AwareOfReferral;
  readonly referral_affected_decision: ReferralAffectedDecision;
}

/** Share your feedback. Source: §2 Recipient survey modal. */
export const recipientSurveyForm = formOf<RecipientSurveyFormValues>({
  id: "recipientSurveyForm",
  title: "Share your feedback",
  intro: "You signed up through a referral link. Please answer two questions about it.",
  submit: "Submit",
  schema: {
    properties: {
      aware_of_referral: {
        type: "string",
        enum: ["aware", "unaware"],
      },
      referral_affected_decision: {
        type: "string",
        enum: ["yes", "no", "not_applicable"],
      },
    },
    required: ["aware_of_referral", "referral_affected_decision"],
  },
  uiSchema: {
    aware_of_referral: {
      "ui:title": "Were you aware of the referral link when you signed up?",
      "ui:widget": "radio",
      "ui:enumNames": { aware: "Yes, I was aware of it", unaware: "No, I was not aware of it" },
    },
    referral_affected_decision: {
      "ui:title": "Did the referral affect your decision to sign up?",
      "ui:widget": "radio",
      "ui:enumNames": { yes: "Yes, it did", no: "No, I was already planning to sign up", not_applicable: "Not applicable, I was not aware of it" },
    },
  },
  errors: {
    aware_of_referral: { enum: "Choose one of the options.", otherwise: "Choose an answer." },
    referral_affected_decision: { enum: "Choose one of the options.", otherwise: "Choose an answer." },
  },
});

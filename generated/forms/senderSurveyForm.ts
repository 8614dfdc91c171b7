// Generated 7ce0992e19f0. The form senderSurveyForm.
import { formOf } from "./every-form";

/** What "Share your feedback" collects. */
export interface SenderSurveyFormValues {
  readonly understand_referral_system: number;
  readonly likely_to_refer: number;
  readonly worth_time: number;
  readonly comment?: string | undefined;
  readonly followup_requested?: boolean | undefined;
}

/** Share your feedback. Source: §2 Sender survey modal. */
export const senderSurveyForm = formOf<SenderSurveyFormValues>({
  id: "senderSurveyForm",
  title: "Share your feedback",
  submit: "Submit",
  schema: {
    properties: {
      understand_referral_system: { type: "integer", minimum: 1, maximum: 5 },
      likely_to_refer: { type: "integer", minimum: 1, maximum: 5 },
      worth_time: { type: "integer", minimum: 1, maximum: 5 },
      comment: { type: "string", maxLength: 2000, format: "long-text" },
      followup_requested: { type: "boolean" },
    },
    required: ["understand_referral_system", "likely_to_refer", "worth_time"],
  },
  uiSchema: {
    understand_referral_system: {
      "ui:title": "How well do you understand the referral system?",
      "ui:widget": "scale",
      "ui:options": {
        points: { "1": "Not at all", "3": "Unsure", "5": "Very well" },
      },
    },
    likely_to_refer: {
      "ui:title": "How likely are you to refer others?",
      "ui:widget": "scale",
      "ui:options": {
        points: { "1": "Not at all", "3": "Unsure", "5": "Very" },
      },
    },
    worth_time: {
      "ui:title": "Is the referral system worth your time?",
      "ui:widget": "scale",
      "ui:options": {
        points: { "1": "Not at all", "3": "Unsure", "5": "Yes" },
      },
    },
    comment: { "ui:title": "Is there anything we could do to improve the referral system?", "ui:widget": "textarea", "ui:placeholder": "Share your thoughts (Optional)" },
    followup_requested: { "ui:title": "You may contact me for a deeper discussion", "ui:widget": "checkbox" },
  },
  initial: {
    followup_requested: false,
  },
  steps: [
    {
      title: "Three questions",
      fields: ["understand_referral_system", "likely_to_refer", "worth_time"],
      submit: "Continue",
    },
    {
      title: "In your own words",
      fields: ["comment", "followup_requested"],
      submit: "Submit",
    },
  ],
  errors: {
    understand_referral_system: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less.", otherwise: "Choose an answer." },
    likely_to_refer: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less.", otherwise: "Choose an answer." },
    worth_time: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less.", otherwise: "Choose an answer." },
    comment: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it." },
  },
});

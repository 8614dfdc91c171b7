// Generated 46edce08f011. The form recipientBannerForm.
import { formOf } from "./every-form";

/** What "How was the signup process?" collects. */
export interface RecipientBannerFormValues {
  readonly signup_satisfaction: number;
}

/** How was the signup process? Source: §2 Referral recipient banner. */
export const recipientBannerForm = formOf<RecipientBannerFormValues>({
  id: "recipientBannerForm",
  title: "How was the signup process?",
  submit: "Send",
  schema: {
    properties: {
      signup_satisfaction: { type: "integer", minimum: 1, maximum: 3 },
    },
    required: ["signup_satisfaction"],
  },
  uiSchema: {
    signup_satisfaction: {
      "ui:title": "How was the signup process?",
      "ui:widget": "faces",
      "ui:options": {
        points: { "1": "Confusing", "2": "Okay", "3": "Smooth" },
      },
    },
  },
  errors: {
    signup_satisfaction: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 3 or less.", otherwise: "Choose an answer." },
  },
});

// Generated 6000857c5282. The form completeProfileForm.
import { formOf } from "./every-form";

/** What "Complete your profile" collects. */
export interface CompleteProfileFormValues {
  readonly first_name: string;
  readonly last_name: string;
}

/** Complete your profile. Source: §4 Authentication. */
export const completeProfileForm = formOf<CompleteProfileFormValues>({
  id: "completeProfileForm",
  title: "Complete your profile",
  intro: "Let hosts and guests know who you are.",
  submit: "Continue",
  schema: {
    properties: {
      first_name: { type: "string", minLength: 1, maxLength: 50, pattern: "^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$", format: "text" },
      last_name: { type: "string", minLength: 1, maxLength: 50, pattern: "^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$", format: "text" },
    },
    required: ["first_name", "last_name"],
  },
  uiSchema: {
    first_name: { "ui:title": "First name", "ui:widget": "text", "ui:help": "Visible to everyone on Tuckamore.", "ui:autocomplete": "given-name" },
    last_name: { "ui:title": "Last name", "ui:widget": "text", "ui:help": "Only shared after a booking is confirmed.", "ui:autocomplete": "family-name" },
  },
  errors: {
    first_name: { maxLength: "Use at most 50 characters.", pattern: "Enter your first name, without hidden characters", format: "Use one line, without hidden characters.", otherwise: "Enter your first name." },
    last_name: { maxLength: "Use at most 50 characters.", pattern: "Enter your last name, without hidden characters", format: "Use one line, without hidden characters.", otherwise: "Enter your last name." },
  },
});

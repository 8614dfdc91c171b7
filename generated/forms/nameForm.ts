// Generated 05970f80028c. The form nameForm.
import { formOf } from "./every-form";

/** What "Your name" collects. */
export interface NameFormValues {
  readonly first_name: string;
  readonly last_name: string;
}

/** Your name. Source: §3 Profile. */
export const nameForm = formOf<NameFormValues>({
  id: "nameForm",
  title: "Your name",
  submit: "Save",
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

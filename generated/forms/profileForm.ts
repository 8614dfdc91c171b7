// Generated 5827576d9713. The form profileForm.
import { formOf } from "./every-form";

/** What "Your details" collects. */
export interface ProfileFormValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone?: string | undefined;
}

/** Your details. Source: §3 Profile. */
export const profileForm = formOf<ProfileFormValues>({
  id: "profileForm",
  title: "Your details",
  submit: "Save",
  schema: {
    properties: {
      first_name: { type: "string", minLength: 1, maxLength: 50, pattern: "^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$", format: "text" },
      last_name: { type: "string", minLength: 1, maxLength: 50, pattern: "^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$", format: "text" },
      phone: { type: "string", maxLength: 40, pattern: "^(?:(?:\\+?1[ ().\\u00A0\\u2010-\\u2015-]*|\\()?[2-9](?:[ ().\\u00A0\\u2010-\\u2015-]*\\d){2}[ ().\\u00A0\\u2010-\\u2015-]*[2-9](?:[ ().\\u00A0\\u2010-\\u2015-]*\\d){6}|\\+[2-9](?:[ ().\\u00A0\\u2010-\\u2015-]*\\d){6,14})$", format: "text" },
    },
    required: ["first_name", "last_name"],
  },
  uiSchema: {
    first_name: { "ui:title": "First name", "ui:widget": "text", "ui:help": "Visible to everyone on Tuckamore.", "ui:autocomplete": "given-name" },
    last_name: { "ui:title": "Last name", "ui:widget": "text", "ui:help": "Only shared after a booking is confirmed.", "ui:autocomplete": "family-name" },
    phone: { "ui:title": "Phone number", "ui:widget": "text", "ui:help": "Once a booking is paid, your host or guest sees it until the day of check-out.", "ui:autocomplete": "tel" },
  },
  errors: {
    first_name: { maxLength: "Use at most 50 characters.", pattern: "Enter your first name, without hidden characters", format: "Use one line, without hidden characters.", otherwise: "Enter your first name." },
    last_name: { maxLength: "Use at most 50 characters.", pattern: "Enter your last name, without hidden characters", format: "Use one line, without hidden characters.", otherwise: "Enter your last name." },
    phone: { maxLength: "Use at most 40 characters.", pattern: "Enter a number such as 604-555-0188, or start with + and the country code.", format: "Use one line, without hidden characters." },
  },
});

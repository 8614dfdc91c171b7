// Generated ae98689f2fda. The form profileForm.
import { formOf } from "./every-form";
import type { Language } from "../model/values";

/** What "Your details" collects. */
export interface ProfileFormValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone?: string | undefined;
  readonly languages?: readonly Language[] | undefined;
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
      languages: {
        type: "array",
        items: {
          type: "string",
          enum: ["en", "fr", "ase", "ar", "bn", "yue", "cr", "chp", "nl", "de", "el", "gu", "hi", "moe", "iu", "it", "ja", "ko", "cmn", "mic", "oj", "fa", "pl", "pt", "pa", "fcs", "ro", "ru", "es", "tl", "ta", "uk", "ur", "vi"],
        },
        maxItems: 40,
        uniqueItems: true,
      },
    },
    required: ["first_name", "last_name"],
  },
  uiSchema: {
    first_name: { "ui:title": "First name", "ui:widget": "text", "ui:help": "Visible to everyone on Tuckamore.", "ui:autocomplete": "given-name" },
    last_name: { "ui:title": "Last name", "ui:widget": "text", "ui:help": "Only shared after a booking is confirmed.", "ui:autocomplete": "family-name" },
    phone: { "ui:title": "Phone number", "ui:widget": "text", "ui:help": "Once a booking is paid, your host or guest sees it until the day of check-out.", "ui:autocomplete": "tel" },
    languages: {
      "ui:title": "Languages you speak",
      "ui:widget": "checkboxes",
      "ui:help": "On your profile and your listings. Guests can search by them.",
      "ui:enumNames": { en: "English", fr: "French", ase: "American Sign Language", ar: "Arabic", bn: "Bengali", yue: "Cantonese", cr: "Cree", chp: "Dene", nl: "Dutch", de: "German", el: "Greek", gu: "Gujarati", hi: "Hindi", moe: "Innu", iu: "Inuktitut", it: "Italian", ja: "Japanese", ko: "Korean", cmn: "Mandarin", mic: "Mi’kmaw", oj: "Ojibwe", fa: "Persian", pl: "Polish", pt: "Portuguese", pa: "Punjabi", fcs: "Quebec Sign Language", ro: "Romanian", ru: "Russian", es: "Spanish", tl: "Tagalog", ta: "Tamil", uk: "Ukrainian", ur: "Urdu", vi: "Vietnamese" },
    },
  },
  errors: {
    first_name: { maxLength: "Use at most 50 characters.", pattern: "Enter your first name, without hidden characters", format: "Use one line, without hidden characters.", otherwise: "Enter your first name." },
    last_name: { maxLength: "Use at most 50 characters.", pattern: "Enter your last name, without hidden characters", format: "Use one line, without hidden characters.", otherwise: "Enter your last name." },
    phone: { maxLength: "Use at most 40 characters.", pattern: "Enter a number such as 604-555-0188, or start with + and the country code.", format: "Use one line, without hidden characters." },
    languages: { maxItems: "Choose at most 40 options.", uniqueItems: "This is listed twice." },
    "languages.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
  },
});

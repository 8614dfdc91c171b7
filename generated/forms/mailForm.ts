// The form mailForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";

/** What "Mail from us" collects. */
export interface MailFormValues {
  readonly marketing_consent?: boolean | undefined;
}

/** Mail from us (decision: section 16: offers by mail only with express consent, given and taken back here). */
export const mailForm = formOf<MailFormValues>({
  id: "mailForm",
  title: "Mail from us",
  intro: "Mail about your bookings and your account always comes. The rest is up to you.",
  submit: "Save",
  sends: "updateProfile",
  supplied: [],
  own: [],
  schema: { $id: "mailForm", type: "object", properties: { marketing_consent: { type: "boolean" } } },
  uiSchema: {
    "ui:order": ["marketing_consent"],
    "ui:submitButtonOptions": { submitText: "Save" },
    marketing_consent: {
      "ui:title": "Send me news and offers", "ui:widget": "checkbox",
      "ui:help": "Every such mail has a link that ends it. Tuckamore Stays Inc., 100 Water Street, St. John’s, NL A1C 1A1, Canada.",
    },
  },
  initial: {},
  steps: [],
  errors: { marketing_consent: { otherwise: "Please check this." } },
  rules: [],
});

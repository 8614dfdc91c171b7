// Generated 01c884ff48a2. The form mailForm. Change the spec, not this file.
import { formOf } from "./every-form";

/** What "Email preferences" collects. */
export interface MailFormValues {
  readonly marketing_consent?: boolean | undefined;
}

/** Email preferences. */
export const mailForm = formOf<MailFormValues>({
  id: "mailForm",
  title: "Email preferences",
  intro: "We always email you about your bookings and account. The rest is up to you.",
  submit: "Save",
  sends: "updateProfile",
  supplied: [],
  own: [],
  schema: {
    $id: "mailForm",
    type: "object",
    properties: {
      marketing_consent: { type: "boolean" },
    },
  },
  uiSchema: {
    "ui:order": ["marketing_consent"],
    "ui:submitButtonOptions": { submitText: "Save" },
    marketing_consent: { "ui:title": "Send me news and offers", "ui:widget": "checkbox", "ui:help": "You can unsubscribe any time. Tuckamore Stays Inc., 100 Water Street, St. John’s, NL A1C 1A1, Canada." },
  },
  initial: {},
  steps: [],
  errors: {
    marketing_consent: { otherwise: "Please check this." },
  },
  rules: [],
});

// Generated 7be163c52eb2. The form mailForm.
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
  schema: {
    properties: {
      marketing_consent: { type: "boolean" },
    },
  },
  uiSchema: {
    marketing_consent: { "ui:title": "Send me news and offers", "ui:widget": "checkbox", "ui:help": "You can unsubscribe any time. Tuckamore Stays Inc., 100 Water Street, St. John’s, NL A1C 1A1, Canada." },
  },
});

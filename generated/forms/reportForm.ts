// The form reportForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";

/** What "Report a problem" collects. */
export interface ReportFormValues {
  readonly message: string;
}

/** Report a problem (§4 Booking actions). */
export const reportForm = formOf<ReportFormValues>({
  id: "reportForm",
  title: "Report a problem",
  intro: "An operator reads this, and the payout waits until it is settled.",
  submit: "Send report",
  sends: "reportBooking",
  supplied: [],
  own: [],
  schema: {
    $id: "reportForm",
    type: "object",
    properties: { message: { type: "string", minLength: 1, maxLength: 2000 } },
    required: ["message"],
  },
  uiSchema: {
    "ui:order": ["message"],
    "ui:submitButtonOptions": { submitText: "Send report" },
    message: { "ui:title": "What is wrong?", "ui:widget": "textarea" },
  },
  initial: {},
  steps: [],
  errors: { message: { maxLength: "Use at most 2,000 characters.", otherwise: "Say what is wrong." } },
  rules: [],
});

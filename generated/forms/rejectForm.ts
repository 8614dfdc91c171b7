// Generated 228d9f181ad5. The form rejectForm. Change the spec, not this file.
import { formOf } from "./every-form";

/** What "Reject this request?" collects. */
export interface RejectFormValues {
  readonly reject_reason: string;
}

/** Reject this request? Source: §4 Booking actions. */
export const rejectForm = formOf<RejectFormValues>({
  id: "rejectForm",
  title: "Reject this request?",
  submit: "Reject request",
  sends: "rejectBooking",
  supplied: [],
  own: [],
  schema: {
    $id: "rejectForm",
    type: "object",
    properties: {
      reject_reason: { type: "string", minLength: 1, maxLength: 500 },
    },
    required: ["reject_reason"],
  },
  uiSchema: {
    "ui:order": ["reject_reason"],
    "ui:submitButtonOptions": { submitText: "Reject request" },
    reject_reason: { "ui:title": "Why are you rejecting it?", "ui:widget": "textarea", "ui:help": "We’ll share this with the guest." },
  },
  initial: {},
  steps: [],
  errors: {
    reject_reason: { maxLength: "Use at most 500 characters.", otherwise: "Enter a reason." },
  },
  rules: [],
});

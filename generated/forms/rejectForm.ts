// Generated fe5fa70a3806. The form rejectForm.
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
  schema: {
    properties: {
      reject_reason: { type: "string", minLength: 1, maxLength: 500, format: "long-text" },
    },
    required: ["reject_reason"],
  },
  uiSchema: {
    reject_reason: { "ui:title": "Why are you rejecting it?", "ui:widget": "textarea", "ui:help": "We’ll share this with the guest." },
  },
  errors: {
    reject_reason: { maxLength: "Use at most 500 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Enter a reason." },
  },
});

// Generated 0475ca77e8f7. The form cancelForm. Change the spec, not this file.
import { formOf } from "./every-form";

/** What "Cancel this booking?" collects. */
export interface CancelFormValues {
  readonly cancel_reason: string;
}

/** Cancel this booking? Source: §4 Booking actions. */
export const cancelForm = formOf<CancelFormValues>({
  id: "cancelForm",
  title: "Cancel this booking?",
  intro: "We’ll share your reason with the other person.",
  submit: "Cancel booking",
  sends: "cancelBooking",
  supplied: [],
  own: [],
  schema: {
    $id: "cancelForm",
    type: "object",
    properties: {
      cancel_reason: { type: "string", minLength: 1, maxLength: 500 },
    },
    required: ["cancel_reason"],
  },
  uiSchema: {
    "ui:order": ["cancel_reason"],
    "ui:submitButtonOptions": { submitText: "Cancel booking" },
    cancel_reason: { "ui:title": "Why are you cancelling?", "ui:widget": "textarea" },
  },
  initial: {},
  steps: [],
  errors: {
    cancel_reason: { maxLength: "Use at most 500 characters.", otherwise: "Enter a reason." },
  },
  rules: [],
});

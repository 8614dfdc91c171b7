// The form cancelForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";

/** What "Cancel this booking?" collects. */
export interface CancelFormValues {
  readonly cancel_reason: string;
}

/** Cancel this booking? (§4 Booking actions). */
export const cancelForm = formOf<CancelFormValues>({
  id: "cancelForm",
  title: "Cancel this booking?",
  intro: "See below what comes back to you. The other side is told your reason.",
  submit: "Cancel booking",
  sends: "cancelBooking",
  supplied: [],
  own: [],
  schema: {
    $id: "cancelForm", type: "object",
    properties: { cancel_reason: { type: "string", minLength: 1, maxLength: 500 } },
    required: ["cancel_reason"],
  },
  uiSchema: {
    "ui:order": ["cancel_reason"],
    "ui:submitButtonOptions": { submitText: "Cancel booking" },
    cancel_reason: { "ui:title": "Why do you cancel?", "ui:widget": "textarea" },
  },
  initial: {},
  steps: [],
  errors: { cancel_reason: { maxLength: "Use at most 500 characters.", otherwise: "Give a reason." } },
  rules: [],
});

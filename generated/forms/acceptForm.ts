// Generated fa61c4bfa1b2. The form acceptForm. Change the spec, not this file.
import { formOf } from "./every-form";

/** What "Accept this request" collects. */
export interface AcceptFormValues {
  readonly message?: string | undefined;
}

/** Accept this request. Source: §4 Booking actions. */
export const acceptForm = formOf<AcceptFormValues>({
  id: "acceptForm",
  title: "Accept this request",
  submit: "Accept request",
  sends: "acceptBooking",
  supplied: [],
  own: [],
  schema: {
    $id: "acceptForm",
    type: "object",
    properties: {
      message: { type: "string", maxLength: 2000 },
    },
  },
  uiSchema: {
    "ui:order": ["message"],
    "ui:submitButtonOptions": { submitText: "Accept request" },
    message: { "ui:title": "Message to guest", "ui:widget": "textarea", "ui:placeholder": "Say hello, or answer a question" },
  },
  initial: {},
  steps: [],
  errors: {
    message: { maxLength: "Use at most 2,000 characters.", otherwise: "Please check this." },
  },
  rules: [],
});

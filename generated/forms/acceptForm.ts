// Generated e06fc5685f5d. The form acceptForm.
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
  schema: {
    properties: {
      message: { type: "string", maxLength: 2000, format: "long-text" },
    },
  },
  uiSchema: {
    message: { "ui:title": "Message to guest", "ui:widget": "textarea", "ui:placeholder": "Say hello, or answer a question" },
  },
  errors: {
    message: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it." },
  },
});

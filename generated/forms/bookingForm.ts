// Generated 63a811b72762. The form bookingForm. Change the spec, not this file.
import { formOf } from "./every-form";

/** What "Review and agree" collects. */
export interface BookingFormValues {
  readonly message?: string | undefined;
  readonly agreed: true;
}

/** Review and agree. */
export const bookingForm = formOf<BookingFormValues>({
  id: "bookingForm",
  title: "Review and agree",
  submit: "Request to book",
  sends: "createBooking",
  supplied: ["property_id", "checkin", "checkout", "guests", "quote_id", "currency", "points"],
  own: ["agreed"],
  schema: {
    $id: "bookingForm",
    type: "object",
    properties: {
      message: { type: "string", maxLength: 2000 },
      agreed: {
        type: "boolean",
        enum: [true],
      },
    },
    required: ["agreed"],
  },
  uiSchema: {
    "ui:order": ["message", "agreed"],
    "ui:submitButtonOptions": { submitText: "Request to book" },
    message: { "ui:title": "Message to host", "ui:widget": "textarea", "ui:placeholder": "Say hello and share why you’re coming" },
    agreed: { "ui:title": "I agree to the house rules, the cancellation policy and the terms of service", "ui:widget": "checkbox" },
  },
  initial: {},
  steps: [],
  errors: {
    message: { maxLength: "Use at most 2,000 characters.", otherwise: "Please check this." },
    agreed: { otherwise: "Check this box to continue." },
  },
  rules: [],
});

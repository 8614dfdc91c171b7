// Generated ba2f9a95a002. The form bookingForm.
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
  schema: {
    properties: {
      message: { type: "string", maxLength: 2000, format: "long-text" },
      agreed: {
        type: "boolean",
        enum: [true],
      },
    },
    required: ["agreed"],
  },
  uiSchema: {
    message: { "ui:title": "Message to host", "ui:widget": "textarea", "ui:placeholder": "Say hello and share why you’re coming" },
    agreed: { "ui:title": "I agree to the house rules, the cancellation policy and the terms of service", "ui:widget": "checkbox" },
  },
  errors: {
    message: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it." },
    agreed: { otherwise: "Check this box to continue." },
  },
});

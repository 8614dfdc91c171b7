// Generated a5fa8c9a0a58. The form bookingForm.
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
      message: { type: "string", maxLength: 2000 },
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
    message: { maxLength: "Use at most 2,000 characters." },
    agreed: { otherwise: "Check this box to continue." },
  },
});

// Generated a256cd1ee95b. The form contactBookingForm. Change the spec, not this file.
import { formOf } from "./every-form";
import { bookingMessageIsGiven } from "../rules/booking";

/** What "Send a message" collects. */
export interface ContactBookingFormValues {
  readonly message?: string | undefined;
}

/** Send a message. Source: §5. */
export const contactBookingForm = formOf<ContactBookingFormValues>({
  id: "contactBookingForm",
  title: "Send a message",
  submit: "Send message",
  sends: "contactAboutBooking",
  supplied: [],
  own: [],
  schema: {
    $id: "contactBookingForm",
    type: "object",
    properties: {
      message: { type: "string", maxLength: 2000 },
    },
  },
  uiSchema: {
    "ui:order": ["message"],
    "ui:submitButtonOptions": { submitText: "Send message" },
    message: { "ui:title": "Message", "ui:widget": "textarea" },
  },
  initial: {},
  steps: [],
  errors: {
    message: { maxLength: "Use at most 2,000 characters.", otherwise: "Please check this." },
  },
  rules: [
    {
      id: "bookingMessageIsGiven",
      ask: (values) => bookingMessageIsGiven({ bookingMessage: { message: values.message } }),
      says: {
        "booking.message_missing": { text: "No message provided", field: "message" },
      },
    },
  ],
});

// Generated d323680d05b1. The form contactBookingForm.
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
  schema: {
    properties: {
      message: { type: "string", maxLength: 2000, format: "long-text" },
    },
  },
  uiSchema: {
    message: { "ui:title": "Message", "ui:widget": "textarea" },
  },
  errors: {
    message: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it." },
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

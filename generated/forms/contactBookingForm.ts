// Generated 6eb12a2df8d1. The form contactBookingForm.
import { formOf } from "./every-form";
import type { BookingMessage } from "../model/entities";
import { bookingMessageIsGiven } from "../rules/booking";
import type { Facts } from "../rules/runtime";

/** What "Send a message" collects. */
export interface ContactBookingFormValues {
  readonly message?: string | undefined;
}

/** What its rules must know besides. */
export interface ContactBookingFormFacts {
  readonly bookingMessage: Facts<BookingMessage, "photo_ids">;
}

/** Send a message. Source: §5. */
export const contactBookingForm = formOf<ContactBookingFormValues, ContactBookingFormFacts>({
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
      ask: (values, facts) => bookingMessageIsGiven({ ...facts, bookingMessage: { ...facts.bookingMessage, message: values.message } }),
      says: {
        "booking.message_missing": { text: "No message provided", field: "message" },
      },
    },
  ],
});

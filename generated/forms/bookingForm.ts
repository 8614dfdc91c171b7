// The form bookingForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";
import type { GuestsInput } from "../model/entities";
import type { PlainDate } from "../model/wire";

/** What "Book this place" collects. */
export interface BookingFormValues {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: GuestsInput;
  readonly message?: string | undefined;
}

/** Book this place (decision: look and feel: the box beside a listing asks for dates and people, and shows the price). */
export const bookingForm = formOf<BookingFormValues>({
  id: "bookingForm",
  title: "Book this place",
  submit: "Reserve",
  sends: "createBooking",
  supplied: ["property_id", "quote_id", "currency", "points"],
  own: [],
  schema: {
    $id: "bookingForm", type: "object",
    properties: {
      checkin: { type: "string", format: "date" }, checkout: { type: "string", format: "date" },
      guests: { type: "object", properties: {
        adults: { type: "integer", minimum: 1, maximum: 30 }, children: { type: "integer", minimum: 0, maximum: 20 },
        infants: { type: "integer", minimum: 0, maximum: 10 }, pets: { type: "integer", minimum: 0, maximum: 10 },
      } },
      message: { type: "string", maxLength: 2000 },
    },
    required: ["checkin", "checkout", "guests"],
  },
  uiSchema: {
    "ui:order": ["checkin", "checkout", "guests", "message"], "ui:submitButtonOptions": { submitText: "Reserve" },
    checkin: { "ui:title": "Check-in", "ui:widget": "date" }, checkout: { "ui:title": "Check-out", "ui:widget": "date" },
    guests: {
      "ui:title": "Guests", adults: { "ui:title": "Adults", "ui:widget": "number" },
      children: { "ui:title": "Children", "ui:widget": "number" }, infants: { "ui:title": "Infants", "ui:widget": "number" },
      pets: { "ui:title": "Pets", "ui:widget": "number" },
    },
    message: { "ui:title": "Message to host", "ui:widget": "textarea", "ui:placeholder": "Say hello and share why you’re coming" },
  },
  initial: {},
  steps: [],
  errors: {
    checkin: { format: "Enter a date such as 2027-02-12.", otherwise: "Choose a check-in date." },
    checkout: { format: "Enter a date such as 2027-02-12.", otherwise: "Choose a check-out date." },
    guests: { otherwise: "Fill this in: Guests." },
    "guests.adults": {
      type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 30 or less.", otherwise: "Please check this.",
    },
    "guests.children": {
      type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 20 or less.", otherwise: "Please check this.",
    },
    "guests.infants": {
      type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 10 or less.", otherwise: "Please check this.",
    },
    "guests.pets": {
      type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 10 or less.", otherwise: "Please check this.",
    },
    message: { maxLength: "Use at most 2,000 characters.", otherwise: "Please check this." },
  },
  rules: [],
});

// The form changeBookingForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";
import type { GuestsInput } from "../model/entities";
import type { PlainDate } from "../model/wire";

/** What "Change your request" collects. */
export interface ChangeBookingFormValues {
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly guests?: GuestsInput | undefined;
  readonly message?: string | undefined;
}

/** Change your request (§4 Booking actions). */
export const changeBookingForm = formOf<ChangeBookingFormValues>({
  id: "changeBookingForm",
  title: "Change your request",
  intro: "The host hasn’t responded yet, so you can still change it.",
  submit: "Save changes",
  sends: "updateBooking",
  supplied: ["quote_id"],
  own: [],
  schema: { $id: "changeBookingForm", type: "object", properties: {
    checkin: { type: "string", format: "date" }, checkout: { type: "string", format: "date" },
    guests: { type: "object", properties: {
      adults: { type: "integer", minimum: 1, maximum: 30 }, children: { type: "integer", minimum: 0, maximum: 20 },
      infants: { type: "integer", minimum: 0, maximum: 10 }, pets: { type: "integer", minimum: 0, maximum: 10 },
    } },
    message: { type: "string", maxLength: 2000 },
  } },
  uiSchema: {
    "ui:order": ["checkin", "checkout", "guests", "message"], "ui:submitButtonOptions": { submitText: "Save changes" },
    checkin: { "ui:title": "Check-in", "ui:widget": "date" }, checkout: { "ui:title": "Check-out", "ui:widget": "date" },
    guests: {
      "ui:title": "Guests", adults: { "ui:title": "Adults", "ui:widget": "number" },
      children: { "ui:title": "Children", "ui:widget": "number" }, infants: { "ui:title": "Infants", "ui:widget": "number" },
      pets: { "ui:title": "Pets", "ui:widget": "number" },
    },
    message: { "ui:title": "Message to host", "ui:widget": "textarea" },
  },
  initial: {},
  steps: [],
  errors: {
    checkin: { format: "Enter a date such as 2027-02-12.", otherwise: "Please check this." },
    checkout: { format: "Enter a date such as 2027-02-12.", otherwise: "Please check this." },
    guests: { otherwise: "Please check this." },
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

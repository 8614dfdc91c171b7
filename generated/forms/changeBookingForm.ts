// Generated 36731c676812. The form changeBookingForm.
import { formOf } from "./every-form";
import type { PlainDate } from "../model/wire";
import { tripDatesFit } from "../rules/property";

/** What "Change your request" collects. */
export interface ChangeBookingFormValues {
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
  readonly message?: string | undefined;
}

/** Change your request. Source: §4 Booking actions. */
export const changeBookingForm = formOf<ChangeBookingFormValues>({
  id: "changeBookingForm",
  title: "Change your request",
  intro: "Your host hasn’t responded yet, so you can still change it.",
  submit: "Save changes",
  sends: "updateBooking",
  schema: {
    properties: {
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      adults: { type: "integer", minimum: 1, maximum: 30 },
      children: { type: "integer", minimum: 0, maximum: 20 },
      infants: { type: "integer", minimum: 0, maximum: 10 },
      pets: { type: "integer", minimum: 0, maximum: 10 },
      message: { type: "string", maxLength: 2000, format: "long-text" },
    },
  },
  uiSchema: {
    checkin: { "ui:title": "Check-in", "ui:widget": "date" },
    checkout: { "ui:title": "Check-out", "ui:widget": "date" },
    adults: { "ui:title": "Adults", "ui:widget": "stepper" },
    children: { "ui:title": "Children", "ui:widget": "stepper", "ui:help": "Ages 2 to 12" },
    infants: { "ui:title": "Infants", "ui:widget": "stepper", "ui:help": "Under 2" },
    pets: { "ui:title": "Pets", "ui:widget": "stepper" },
    message: { "ui:title": "Message to host", "ui:widget": "textarea" },
  },
  initial: {
    adults: 1,
    children: 0,
    infants: 0,
    pets: 0,
  },
  errors: {
    checkin: { format: "Enter a date such as 2027-02-12." },
    checkout: { format: "Enter a date such as 2027-02-12." },
    adults: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 30 or less." },
    children: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 20 or less." },
    infants: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 10 or less." },
    pets: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 10 or less." },
    message: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it." },
  },
  rules: [
    {
      id: "tripDatesFit",
      ask: (values) => tripDatesFit({ tripSearch: { checkin: values.checkin, checkout: values.checkout } }),
      says: {
        "property.date_missing": { text: "Select both dates.", field: "checkin" },
        "property.dates_reversed": { text: "Check-out must be after check-in.", field: "checkin" },
      },
    },
  ],
});

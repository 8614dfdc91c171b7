// Generated 7e0dc7385ef8. The form calendarForm.
import { formOf } from "./every-form";
import type { NightsOpen, Weekday } from "../model/values";

/** What "Edit these nights" collects. */
export interface CalendarFormValues {
  readonly availability?: NightsOpen | undefined;
  readonly price_cents?: number | null | undefined;
  readonly min_nights?: number | null | undefined;
  readonly checkin_days?: readonly Weekday[] | undefined;
  readonly checkout_days?: readonly Weekday[] | undefined;
  readonly note?: string | null | undefined;
}

/** Edit these nights. */
export const calendarForm = formOf<CalendarFormValues>({
  id: "calendarForm",
  title: "Edit these nights",
  submit: "Save",
  schema: {
    properties: {
      availability: {
        type: "string",
        enum: ["open", "blocked"],
      },
      price_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
      min_nights: {
        type: ["integer", "null"],
        minimum: 1,
        maximum: 365,
      },
      checkin_days: {
        type: "array",
        items: {
          type: "string",
          enum: ["sun", "mon", "tue", "wed", "thu", "fri", "sat"],
        },
        maxItems: 7,
        uniqueItems: true,
      },
      checkout_days: {
        type: "array",
        items: {
          type: "string",
          enum: ["sun", "mon", "tue", "wed", "thu", "fri", "sat"],
        },
        maxItems: 7,
        uniqueItems: true,
      },
      note: {
        type: ["string", "null"],
        maxLength: 200,
        format: "text",
      },
    },
  },
  uiSchema: {
    availability: {
      "ui:title": "Availability",
      "ui:widget": "radio",
      "ui:enumNames": { open: "Available", blocked: "Blocked" },
    },
    price_cents: { "ui:title": "Price per night", "ui:widget": "money", "ui:help": "Leave empty for the usual price.", "ui:emptyValue": null },
    min_nights: { "ui:title": "Minimum stay for check-ins on these dates", "ui:widget": "stepper", "ui:help": "Leave empty for the usual minimum.", "ui:emptyValue": null },
    checkin_days: {
      "ui:title": "Check-in days",
      "ui:widget": "checkboxes",
      "ui:help": "Leave empty for any day.",
      "ui:enumNames": { sun: "Sun", mon: "Mon", tue: "Tue", wed: "Wed", thu: "Thu", fri: "Fri", sat: "Sat" },
    },
    checkout_days: {
      "ui:title": "Check-out days",
      "ui:widget": "checkboxes",
      "ui:help": "Leave empty for any day.",
      "ui:enumNames": { sun: "Sun", mon: "Mon", tue: "Tue", wed: "Wed", thu: "Thu", fri: "Fri", sat: "Sat" },
    },
    note: { "ui:title": "Note", "ui:widget": "text", "ui:help": "Only you and your co-hosts can see this.", "ui:emptyValue": null },
  },
  errors: {
    availability: { enum: "Choose one of the options." },
    price_cents: { type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less." },
    min_nights: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 365 or less." },
    checkin_days: { maxItems: "Choose at most 7 options.", uniqueItems: "This is listed twice." },
    "checkin_days.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
    checkout_days: { maxItems: "Choose at most 7 options.", uniqueItems: "This is listed twice." },
    "checkout_days.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
    note: { maxLength: "Use at most 200 characters.", format: "Use one line, without hidden characters." },
  },
});

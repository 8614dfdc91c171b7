// The form calendarForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";

/** What "Edit these nights" collects. */
export interface CalendarFormValues {
  readonly blocked?: boolean | undefined;
  readonly price_cents?: number | null | undefined;
  readonly min_nights?: number | null | undefined;
  readonly note?: string | null | undefined;
}

/** Edit these nights (decision: section 17: price, blocks and the shortest stay by date). */
export const calendarForm = formOf<CalendarFormValues>({
  id: "calendarForm",
  title: "Edit these nights",
  submit: "Save",
  supplied: ["start", "end"],
  own: [],
  schema: { $id: "calendarForm", type: "object", properties: {
    blocked: { type: "boolean" },
    price_cents: { type: ["integer", "null"], minimum: 1000, maximum: 1000000 },
    min_nights: { type: ["integer", "null"], minimum: 1, maximum: 365 }, note: { type: ["string", "null"], maxLength: 200 },
  } },
  uiSchema: {
    "ui:order": ["blocked", "price_cents", "min_nights", "note"], "ui:submitButtonOptions": { submitText: "Save" },
    blocked: { "ui:title": "Block these nights", "ui:widget": "checkbox" },
    price_cents: {
      "ui:title": "Price per night", "ui:widget": "money", "ui:help": "Leave empty for the usual price.", "ui:emptyValue": null,
    },
    min_nights: {
      "ui:title": "Minimum nights for stays starting then", "ui:widget": "stepper", "ui:help": "Leave empty for the usual minimum.",
      "ui:emptyValue": null,
    },
    note: { "ui:title": "Note", "ui:widget": "text", "ui:help": "Only you can see this.", "ui:emptyValue": null },
  },
  initial: {},
  steps: [],
  errors: {
    blocked: { otherwise: "Please check this." },
    price_cents: {
      type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less.", otherwise: "Please check this.",
    },
    min_nights: {
      type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 365 or less.", otherwise: "Please check this.",
    },
    note: { maxLength: "Use at most 200 characters.", otherwise: "Please check this." },
  },
  rules: [],
});

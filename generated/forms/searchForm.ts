// Generated 3833525d863c. The form searchForm.
import { formOf } from "./every-form";
import type { PlainDate } from "../model/wire";
import { tripDatesFit } from "../rules/property";

/** What "Find a stay" collects. */
export interface SearchFormValues {
  readonly query?: string | undefined;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
}

/** Find a stay. */
export const searchForm = formOf<SearchFormValues>({
  id: "searchForm",
  title: "Find a stay",
  submit: "Search",
  schema: {
    properties: {
      query: { type: "string", maxLength: 120, format: "text" },
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      adults: { type: "integer", minimum: 1, maximum: 30 },
      children: { type: "integer", minimum: 0, maximum: 20 },
      infants: { type: "integer", minimum: 0, maximum: 10 },
      pets: { type: "integer", minimum: 0, maximum: 10 },
    },
  },
  uiSchema: {
    query: { "ui:title": "Where", "ui:widget": "text", "ui:placeholder": "Where to?", "ui:autocomplete": "off" },
    checkin: { "ui:title": "Check-in", "ui:widget": "date" },
    checkout: { "ui:title": "Check-out", "ui:widget": "date" },
    adults: { "ui:title": "Adults", "ui:widget": "stepper", "ui:help": "Ages 13 or above" },
    children: { "ui:title": "Children", "ui:widget": "stepper", "ui:help": "Ages 2 to 12" },
    infants: { "ui:title": "Infants", "ui:widget": "stepper", "ui:help": "Under 2" },
    pets: { "ui:title": "Pets", "ui:widget": "stepper" },
  },
  initial: {
    adults: 2,
    children: 0,
    infants: 0,
    pets: 0,
  },
  steps: [
    {
      title: "Where",
      fields: ["query"],
      submit: "Next: dates",
    },
    {
      title: "When",
      fields: ["checkin", "checkout"],
      submit: "Next: guests",
    },
    {
      title: "Who",
      fields: ["adults", "children", "infants", "pets"],
      submit: "Search",
    },
  ],
  errors: {
    query: { maxLength: "Use at most 120 characters.", format: "Use one line, without hidden characters." },
    checkin: { format: "Enter a date such as 2027-02-12." },
    checkout: { format: "Enter a date such as 2027-02-12." },
    adults: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 30 or less." },
    children: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 20 or less." },
    infants: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 10 or less." },
    pets: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 10 or less." },
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

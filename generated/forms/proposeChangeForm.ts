// Generated 4007d054642e. The form proposeChangeForm.
import { formOf } from "./every-form";
import type { PlainDate } from "../model/wire";
import { tripDatesFit } from "../rules/property";

/** What "Change the booking" collects. */
export interface ProposeChangeFormValues {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
  readonly nights_cents?: number | undefined;
  readonly message?: string | undefined;
}

/** Change the booking. */
export const proposeChangeForm = formOf<ProposeChangeFormValues>({
  id: "proposeChangeForm",
  title: "Change the booking",
  submit: "Send proposal",
  sends: "proposeChange",
  schema: {
    properties: {
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      adults: { type: "integer", minimum: 1, maximum: 30 },
      children: { type: "integer", minimum: 0, maximum: 20 },
      infants: { type: "integer", minimum: 0, maximum: 10 },
      pets: { type: "integer", minimum: 0, maximum: 10 },
      nights_cents: { type: "integer", minimum: 0, maximum: 1000000000 },
      message: { type: "string", maxLength: 2000, format: "long-text" },
    },
    required: ["checkin", "checkout"],
  },
  uiSchema: {
    checkin: { "ui:title": "Check-in", "ui:widget": "date" },
    checkout: { "ui:title": "Check-out", "ui:widget": "date" },
    adults: { "ui:title": "Adults", "ui:widget": "stepper" },
    children: { "ui:title": "Children", "ui:widget": "stepper", "ui:help": "Ages 2 to 12" },
    infants: { "ui:title": "Infants", "ui:widget": "stepper", "ui:help": "Under 2" },
    pets: { "ui:title": "Pets", "ui:widget": "stepper" },
    nights_cents: { "ui:title": "Price for all nights", "ui:widget": "money", "ui:help": "In Canadian dollars, before cleaning and pet fees, our fee and taxes. Leave it empty to use your listing’s prices; nights already booked keep theirs." },
    message: { "ui:title": "Message", "ui:widget": "textarea" },
  },
  initial: {
    adults: 1,
    children: 0,
    infants: 0,
    pets: 0,
  },
  errors: {
    checkin: { format: "Enter a date such as 2027-02-12.", otherwise: "Choose a date." },
    checkout: { format: "Enter a date such as 2027-02-12.", otherwise: "Choose a date." },
    adults: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 30 or less." },
    children: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 20 or less." },
    infants: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 10 or less." },
    pets: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 10 or less." },
    nights_cents: { type: "Enter a whole number.", minimum: "Enter $0 or more.", maximum: "Enter $10,000,000 or less." },
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

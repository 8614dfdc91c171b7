// The form setupPriceForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";

/** What "What does it cost?" collects. */
export interface SetupPriceFormValues {
  readonly base_cents: number;
  readonly weekend_cents?: number | null | undefined;
  readonly cleaning_fee_cents?: number | undefined;
  readonly guests_included?: number | undefined;
  readonly extra_guest_cents?: number | undefined;
  readonly weekly_discount_percent?: number | undefined;
  readonly monthly_discount_percent?: number | undefined;
  readonly early_discount_percent?: number | undefined;
  readonly last_minute_discount_percent?: number | undefined;
}

/** What does it cost? (§2 Shell elements). */
export const setupPriceForm = formOf<SetupPriceFormValues>({
  id: "setupPriceForm",
  title: "What does it cost?",
  intro: "You keep 100% of what you set here. Guests pay 8% to us on top, and the taxes of the place.",
  submit: "Continue",
  supplied: [],
  own: [],
  schema: {
    $id: "setupPriceForm", type: "object",
    properties: {
      base_cents: { type: "integer", minimum: 1000, maximum: 1000000 },
      weekend_cents: { type: ["integer", "null"], minimum: 1000, maximum: 1000000 },
      cleaning_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      guests_included: { type: "integer", minimum: 1, maximum: 30 },
      extra_guest_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      weekly_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
      monthly_discount_percent: { type: "integer", minimum: 0, maximum: 80 },
      early_discount_percent: { type: "integer", minimum: 0, maximum: 40 },
      last_minute_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
    },
    required: ["base_cents"],
  },
  uiSchema: {
    "ui:order": [
      "base_cents", "weekend_cents", "cleaning_fee_cents", "guests_included", "extra_guest_cents", "weekly_discount_percent",
      "monthly_discount_percent", "early_discount_percent", "last_minute_discount_percent",
    ],
    "ui:submitButtonOptions": { submitText: "Continue" },
    base_cents: { "ui:title": "A night from Sunday to Thursday", "ui:widget": "money" },
    weekend_cents: {
      "ui:title": "A Friday or Saturday night", "ui:widget": "money", "ui:help": "Leave it empty if it costs the same.",
      "ui:emptyValue": null,
    },
    cleaning_fee_cents: { "ui:title": "Cleaning fee, once a stay", "ui:widget": "money" },
    guests_included: { "ui:title": "Guests that the price includes", "ui:widget": "stepper" },
    extra_guest_cents: { "ui:title": "Each further guest, a night", "ui:widget": "money" },
    weekly_discount_percent: { "ui:title": "Weekly discount in percent", "ui:widget": "number", "ui:help": "From 7 nights on." },
    monthly_discount_percent: { "ui:title": "Monthly discount in percent", "ui:widget": "number", "ui:help": "From 28 nights on." },
    early_discount_percent: {
      "ui:title": "Early-booking discount in percent", "ui:widget": "number",
      "ui:help": "For guests who book 60 days ahead or earlier. Only the best discount counts.",
    },
    last_minute_discount_percent: {
      "ui:title": "Last-minute discount in percent", "ui:widget": "number",
      "ui:help": "For guests who book within the last 7 days. Only the best discount counts.",
    },
  },
  initial: {
    cleaning_fee_cents: 0,
    guests_included: 30,
    extra_guest_cents: 0,
    weekly_discount_percent: 0,
    monthly_discount_percent: 0,
    early_discount_percent: 0,
    last_minute_discount_percent: 0,
  },
  steps: [],
  errors: {
    base_cents: {
      type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less.", otherwise: "Enter what a night costs.",
    },
    weekend_cents: {
      type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less.", otherwise: "Please check this.",
    },
    cleaning_fee_cents: {
      type: "Enter a whole number.", minimum: "Enter $0 or more.", maximum: "Enter $10,000 or less.", otherwise: "Please check this.",
    },
    guests_included: {
      type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 30 or less.", otherwise: "Please check this.",
    },
    extra_guest_cents: {
      type: "Enter a whole number.", minimum: "Enter $0 or more.", maximum: "Enter $10,000 or less.", otherwise: "Please check this.",
    },
    weekly_discount_percent: {
      type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 60 or less.", otherwise: "Please check this.",
    },
    monthly_discount_percent: {
      type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 80 or less.", otherwise: "Please check this.",
    },
    early_discount_percent: {
      type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 40 or less.", otherwise: "Please check this.",
    },
    last_minute_discount_percent: {
      type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 60 or less.", otherwise: "Please check this.",
    },
  },
  rules: [],
});

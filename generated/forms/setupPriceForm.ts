// Generated f8f2a9597036. The form setupPriceForm.
import { formOf } from "./every-form";

/** What "Set your price" collects. */
export interface SetupPriceFormValues {
  readonly base_cents: number;
  readonly monday_cents?: number | null | undefined;
  readonly tuesday_cents?: number | null | undefined;
  readonly wednesday_cents?: number | null | undefined;
  readonly thursday_cents?: number | null | undefined;
  readonly friday_cents?: number | null | undefined;
  readonly saturday_cents?: number | null | undefined;
  readonly sunday_cents?: number | null | undefined;
  readonly cleaning_fee_cents?: number | undefined;
  readonly guests_included?: number | undefined;
  readonly extra_guest_cents?: number | undefined;
  readonly weekly_discount_percent?: number | undefined;
  readonly monthly_discount_percent?: number | undefined;
  readonly early_discount_percent?: number | undefined;
  readonly last_minute_discount_percent?: number | undefined;
}

/** Set your price. Source: §2 Shell elements. */
export const setupPriceForm = formOf<SetupPriceFormValues>({
  id: "setupPriceForm",
  title: "Set your price",
  intro: "You keep 100% of this price. Guests pay our 8% fee and local taxes on top.",
  submit: "Continue",
  schema: {
    properties: {
      base_cents: { type: "integer", minimum: 1000, maximum: 1000000 },
      monday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
      tuesday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
      wednesday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
      thursday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
      friday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
      saturday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
      sunday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
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
    base_cents: { "ui:title": "Price per night", "ui:widget": "money" },
    monday_cents: { "ui:title": "Monday", "ui:widget": "money", "ui:emptyValue": null },
    tuesday_cents: { "ui:title": "Tuesday", "ui:widget": "money", "ui:emptyValue": null },
    wednesday_cents: { "ui:title": "Wednesday", "ui:widget": "money", "ui:emptyValue": null },
    thursday_cents: { "ui:title": "Thursday", "ui:widget": "money", "ui:emptyValue": null },
    friday_cents: { "ui:title": "Friday", "ui:widget": "money", "ui:emptyValue": null },
    saturday_cents: { "ui:title": "Saturday", "ui:widget": "money", "ui:emptyValue": null },
    sunday_cents: { "ui:title": "Sunday", "ui:widget": "money", "ui:emptyValue": null },
    cleaning_fee_cents: { "ui:title": "Cleaning fee per stay", "ui:widget": "money" },
    guests_included: { "ui:title": "Guests included in the price", "ui:widget": "stepper" },
    extra_guest_cents: { "ui:title": "Extra guest fee per night", "ui:widget": "money" },
    weekly_discount_percent: { "ui:title": "Weekly discount (%)", "ui:widget": "number", "ui:help": "For stays of 7 nights or more." },
    monthly_discount_percent: { "ui:title": "Monthly discount (%)", "ui:widget": "number", "ui:help": "For stays of 28 nights or more." },
    early_discount_percent: { "ui:title": "Early-booking discount (%)", "ui:widget": "number", "ui:help": "For bookings made at least 60 days ahead. Only the best discount applies." },
    last_minute_discount_percent: { "ui:title": "Last-minute discount (%)", "ui:widget": "number", "ui:help": "For bookings made within 7 days of check-in. Only the best discount applies." },
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
  errors: {
    base_cents: { type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less.", otherwise: "Enter a price per night." },
    monday_cents: { type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less." },
    tuesday_cents: { type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less." },
    wednesday_cents: { type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less." },
    thursday_cents: { type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less." },
    friday_cents: { type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less." },
    saturday_cents: { type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less." },
    sunday_cents: { type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less." },
    cleaning_fee_cents: { type: "Enter a whole number.", minimum: "Enter $0 or more.", maximum: "Enter $10,000 or less." },
    guests_included: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 30 or less." },
    extra_guest_cents: { type: "Enter a whole number.", minimum: "Enter $0 or more.", maximum: "Enter $10,000 or less." },
    weekly_discount_percent: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 60 or less." },
    monthly_discount_percent: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 80 or less." },
    early_discount_percent: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 40 or less." },
    last_minute_discount_percent: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 60 or less." },
  },
});

// Generated fdd2d4c2ff3e. The form setupRulesForm.
import { formOf } from "./every-form";
import type { CancellationPolicy } from "../model/values";
import type { Clock } from "../model/wire";
import { nightsFit } from "../rules/property";

/** What "Set your house rules" collects. */
export interface SetupRulesFormValues {
  readonly house_rules: string;
  readonly checkin_time?: Clock | undefined;
  readonly checkout_time?: Clock | undefined;
  readonly min_nights?: number | undefined;
  readonly max_nights?: number | undefined;
  readonly gap_stays?: boolean | undefined;
  readonly gap_min_nights?: number | undefined;
  readonly advance_notice_hours?: number | undefined;
  readonly preparation_nights?: number | undefined;
  readonly pets_allowed?: boolean | undefined;
  readonly pet_fee_cents?: number | undefined;
  readonly cancellation_policy?: CancellationPolicy | undefined;
  readonly instant_book?: boolean | undefined;
}

/** Set your house rules. Source: §2 Shell elements. */
export const setupRulesForm = formOf<SetupRulesFormValues>({
  id: "setupRulesForm",
  title: "Set your house rules",
  submit: "Continue",
  schema: {
    properties: {
      house_rules: { type: "string", minLength: 1, maxLength: 2000, format: "long-text" },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      min_nights: { type: "integer", minimum: 1, maximum: 90 },
      max_nights: { type: "integer", minimum: 1, maximum: 365 },
      gap_stays: { type: "boolean" },
      gap_min_nights: { type: "integer", minimum: 1, maximum: 30 },
      advance_notice_hours: { type: "integer", minimum: 0, maximum: 336 },
      preparation_nights: { type: "integer", minimum: 0, maximum: 7 },
      pets_allowed: { type: "boolean" },
      pet_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      cancellation_policy: {
        type: "string",
        enum: ["flexible", "moderate", "firm", "strict"],
      },
      instant_book: { type: "boolean" },
    },
    required: ["house_rules"],
  },
  uiSchema: {
    house_rules: { "ui:title": "House rules", "ui:widget": "textarea", "ui:placeholder": "Quiet after 10 p.m. No smoking inside." },
    checkin_time: { "ui:title": "Check-in after", "ui:widget": "time", "ui:help": "Local time at your place." },
    checkout_time: { "ui:title": "Check-out before", "ui:widget": "time" },
    min_nights: { "ui:title": "Minimum nights", "ui:widget": "stepper" },
    max_nights: { "ui:title": "Maximum nights", "ui:widget": "number" },
    gap_stays: { "ui:title": "Let guests book gaps shorter than my minimum stay", "ui:widget": "checkbox", "ui:help": "Open nights between two stays, or before the next one: up to 30, too few for your minimum." },
    gap_min_nights: { "ui:title": "Minimum nights in a gap", "ui:widget": "stepper" },
    advance_notice_hours: { "ui:title": "Advance notice in hours", "ui:widget": "number" },
    preparation_nights: { "ui:title": "Preparation time in nights", "ui:widget": "stepper", "ui:help": "Kept free before and after each stay, here and elsewhere." },
    pets_allowed: { "ui:title": "Pets allowed", "ui:widget": "checkbox" },
    pet_fee_cents: { "ui:title": "Pet fee per stay", "ui:widget": "money" },
    cancellation_policy: {
      "ui:title": "Cancellation",
      "ui:widget": "radio",
      "ui:help": "How long guests can cancel for a full refund.",
      "ui:enumNames": { flexible: "Flexible", moderate: "Moderate", firm: "Firm", strict: "Strict" },
    },
    instant_book: { "ui:title": "Instant book", "ui:widget": "checkbox", "ui:help": "Guests can book without waiting for your approval." },
  },
  initial: {
    checkin_time: "16:00" as Clock,
    checkout_time: "11:00" as Clock,
    min_nights: 1,
    max_nights: 28,
    gap_stays: false,
    gap_min_nights: 1,
    advance_notice_hours: 24,
    preparation_nights: 0,
    pets_allowed: false,
    pet_fee_cents: 0,
    cancellation_policy: "moderate",
    instant_book: false,
  },
  errors: {
    house_rules: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Tell guests what’s allowed and what isn’t." },
    checkin_time: { pattern: "Enter a time such as 16:00." },
    checkout_time: { pattern: "Enter a time such as 16:00." },
    min_nights: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 90 or less." },
    max_nights: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 365 or less." },
    gap_min_nights: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 30 or less." },
    advance_notice_hours: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 336 or less." },
    preparation_nights: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 7 or less." },
    pet_fee_cents: { type: "Enter a whole number.", minimum: "Enter $0 or more.", maximum: "Enter $10,000 or less." },
    cancellation_policy: { enum: "Choose one of the options." },
  },
  rules: [
    {
      id: "nightsFit",
      ask: (values) => nightsFit({ property: { max_nights: values.max_nights, min_nights: values.min_nights } }),
      says: {
        "property.nights_reversed": { text: "The minimum stay is longer than the maximum.", field: "min_nights" },
      },
    },
  ],
});

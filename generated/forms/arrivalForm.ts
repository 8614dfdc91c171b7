// Generated 8bfd9569581f. The form arrivalForm.
import { formOf } from "./every-form";

/** What "Arrival" collects. */
export interface ArrivalFormValues {
  readonly way?: string | undefined;
  readonly way_days?: number | undefined;
  readonly parking?: string | undefined;
  readonly parking_days?: number | undefined;
  readonly entry?: string | undefined;
  readonly entry_days?: number | undefined;
  readonly code?: string | undefined;
  readonly code_days?: number | undefined;
  readonly wifi?: string | undefined;
  readonly wifi_days?: number | undefined;
  readonly manual?: string | undefined;
  readonly manual_days?: number | undefined;
  readonly leaving?: string | undefined;
  readonly leaving_days?: number | undefined;
}

/** Arrival. */
export const arrivalForm = formOf<ArrivalFormValues>({
  id: "arrivalForm",
  title: "Arrival",
  submit: "Save",
  sends: "saveArrivalGuide",
  schema: {
    properties: {
      way: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
      way_days: { type: "integer", minimum: 0, maximum: 60 },
      parking: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
      parking_days: { type: "integer", minimum: 0, maximum: 60 },
      entry: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
      entry_days: { type: "integer", minimum: 0, maximum: 60 },
      code: { type: "string", minLength: 1, maxLength: 100, format: "text" },
      code_days: { type: "integer", minimum: 0, maximum: 60 },
      wifi: { type: "string", minLength: 1, maxLength: 500, format: "long-text" },
      wifi_days: { type: "integer", minimum: 0, maximum: 60 },
      manual: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
      manual_days: { type: "integer", minimum: 0, maximum: 60 },
      leaving: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
      leaving_days: { type: "integer", minimum: 0, maximum: 60 },
    },
  },
  uiSchema: {
    way: { "ui:title": "Getting there", "ui:widget": "textarea", "ui:help": "The last turn, the gate, which door." },
    way_days: { "ui:title": "Getting there: days before check-in", "ui:widget": "stepper" },
    parking: { "ui:title": "Parking", "ui:widget": "textarea" },
    parking_days: { "ui:title": "Parking: days before check-in", "ui:widget": "stepper" },
    entry: { "ui:title": "Getting in", "ui:widget": "textarea", "ui:help": "Where the key or the lockbox is, and how the door opens." },
    entry_days: { "ui:title": "Getting in: days before check-in", "ui:widget": "stepper" },
    code: { "ui:title": "Door code", "ui:widget": "text", "ui:help": "Shown only to guests who have paid." },
    code_days: { "ui:title": "Door code: days before check-in", "ui:widget": "stepper" },
    wifi: { "ui:title": "Wi-Fi", "ui:widget": "textarea", "ui:help": "Network and password." },
    wifi_days: { "ui:title": "Wi-Fi: days before check-in", "ui:widget": "stepper" },
    manual: { "ui:title": "House manual", "ui:widget": "textarea", "ui:help": "Heating, hot water, appliances, garbage." },
    manual_days: { "ui:title": "House manual: days before check-in", "ui:widget": "stepper" },
    leaving: { "ui:title": "Before you leave", "ui:widget": "textarea", "ui:help": "What guests do before they check out." },
    leaving_days: { "ui:title": "Before you leave: days before check-in", "ui:widget": "stepper" },
  },
  initial: {
    way_days: 3,
    parking_days: 3,
    entry_days: 3,
    code_days: 3,
    wifi_days: 3,
    manual_days: 3,
    leaving_days: 3,
  },
  errors: {
    way: { minLength: "Fill this in: Getting there.", maxLength: "Use at most 3,000 characters.", format: "This has hidden characters. Try typing it." },
    way_days: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 60 or less." },
    parking: { minLength: "Fill this in: Parking.", maxLength: "Use at most 3,000 characters.", format: "This has hidden characters. Try typing it." },
    parking_days: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 60 or less." },
    entry: { minLength: "Fill this in: Getting in.", maxLength: "Use at most 3,000 characters.", format: "This has hidden characters. Try typing it." },
    entry_days: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 60 or less." },
    code: { minLength: "Fill this in: Door code.", maxLength: "Use at most 100 characters.", format: "Use one line, without hidden characters." },
    code_days: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 60 or less." },
    wifi: { minLength: "Fill this in: Wi-Fi.", maxLength: "Use at most 500 characters.", format: "This has hidden characters. Try typing it." },
    wifi_days: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 60 or less." },
    manual: { minLength: "Fill this in: House manual.", maxLength: "Use at most 3,000 characters.", format: "This has hidden characters. Try typing it." },
    manual_days: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 60 or less." },
    leaving: { minLength: "Fill this in: Before you leave.", maxLength: "Use at most 3,000 characters.", format: "This has hidden characters. Try typing it." },
    leaving_days: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 60 or less." },
  },
});

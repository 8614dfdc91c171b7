// Generated b3cfc020e876. The form automaticForm.
import { formOf } from "./every-form";
import type { AutomaticMoment } from "../model/values";
import type { Clock } from "../model/wire";

/** What "Automatic message" collects. */
export interface AutomaticFormValues {
  readonly moment: AutomaticMoment;
  readonly days?: number | undefined;
  readonly clock?: Clock | undefined;
  readonly text: string;
  readonly is_on?: boolean | undefined;
}

/** Automatic message. */
export const automaticForm = formOf<AutomaticFormValues>({
  id: "automaticForm",
  title: "Automatic message",
  submit: "Save",
  sends: "addAutomaticMessage",
  schema: {
    properties: {
      moment: {
        type: "string",
        enum: ["paid", "arrival", "departure"],
      },
      days: { type: "integer", minimum: 0, maximum: 30 },
      clock: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      text: { type: "string", minLength: 1, maxLength: 2000, format: "long-text" },
      is_on: { type: "boolean" },
    },
    required: ["moment", "text"],
  },
  uiSchema: {
    moment: {
      "ui:title": "Send",
      "ui:widget": "radio",
      "ui:enumNames": { paid: "When a booking is paid", arrival: "Before check-in", departure: "After check-out" },
    },
    days: { "ui:title": "Days before check-in or after check-out", "ui:widget": "stepper" },
    clock: { "ui:title": "Time of day at the property", "ui:widget": "time" },
    text: { "ui:title": "Message", "ui:widget": "textarea" },
    is_on: { "ui:title": "Send this message automatically", "ui:widget": "checkbox" },
  },
  initial: {
    days: 3,
    clock: "10:00" as Clock,
    is_on: true,
  },
  refusals: { "message.field_unknown": "text" },
  errors: {
    moment: { enum: "Choose one of the options.", otherwise: "Choose when to send it." },
    days: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 30 or less." },
    clock: { pattern: "Enter a time such as 16:00." },
    text: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Enter a message." },
  },
});

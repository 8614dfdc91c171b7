// Generated 9ff091786374. The form toolFilterForm.
import { formOf } from "./every-form";
import type { ToolKind } from "../model/values";

/** What "Filters" collects. */
export interface ToolFilterFormValues {
  readonly deposit_max?: number | undefined;
  readonly kinds?: readonly ToolKind[] | undefined;
  readonly shown?: readonly ToolKind[] | undefined;
}

/** Filters. Source: §3. */
export const toolFilterForm = formOf<ToolFilterFormValues>({
  id: "toolFilterForm",
  title: "Filters",
  submit: "Show tools",
  schema: {
    properties: {
      deposit_max: { type: "integer", minimum: 0, maximum: 20000 },
      kinds: {
        type: "array",
        items: {
          type: "string",
          enum: ["garden", "wood"],
        },
        maxItems: 3,
        uniqueItems: true,
      },
      shown: {
        type: "array",
        items: {
          type: "string",
          enum: ["garden", "wood"],
        },
        maxItems: 5,
        uniqueItems: true,
      },
    },
  },
  uiSchema: {
    deposit_max: { "ui:title": "Deposit", "ui:widget": "stepper" },
    kinds: {
      "ui:title": "Kind",
      "ui:widget": "checkboxes",
      "ui:help": "One or more",
      "ui:enumNames": { garden: "Garden", wood: "Wood" },
    },
    shown: {
      "ui:title": "Keeper shows",
      "ui:widget": "checkboxes",
      "ui:enumNames": { garden: "Garden", wood: "Wood" },
    },
  },
  errors: {
    deposit_max: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 20,000 or less." },
    kinds: { maxItems: "Choose at most 3 options.", uniqueItems: "This is listed twice." },
    "kinds.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
    shown: { maxItems: "Choose at most 5 options.", uniqueItems: "This is listed twice." },
    "shown.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
  },
});

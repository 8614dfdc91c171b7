// Generated 17a1204000f3. The form seasonForm.
import { formOf } from "./every-form";
import type { PlainDate } from "../model/wire";

/** What "Season" collects. */
export interface SeasonFormValues {
  readonly name: string;
  readonly start: PlainDate;
  readonly last: PlainDate;
  readonly yearly?: boolean | undefined;
  readonly price_cents?: number | undefined;
  readonly min_nights?: number | undefined;
}

/** Season. */
export const seasonForm = formOf<SeasonFormValues>({
  id: "seasonForm",
  title: "Season",
  submit: "Save",
  schema: {
    properties: {
      name: { type: "string", minLength: 1, maxLength: 60, format: "text" },
      start: { type: "string", format: "date" },
      last: { type: "string", format: "date" },
      yearly: { type: "boolean" },
      price_cents: { type: "integer", minimum: 1000, maximum: 1000000 },
      min_nights: { type: "integer", minimum: 1, maximum: 365 },
    },
    required: ["name", "start", "last"],
  },
  uiSchema: {
    name: { "ui:title": "Name", "ui:widget": "text", "ui:help": "Only you and your co-hosts see it.", "ui:placeholder": "Summer 2027" },
    start: { "ui:title": "First night", "ui:widget": "date" },
    last: { "ui:title": "Last night", "ui:widget": "date" },
    yearly: { "ui:title": "Every year", "ui:widget": "checkbox", "ui:help": "The same dates each year, until you change or remove the season." },
    price_cents: { "ui:title": "Price per night", "ui:widget": "money", "ui:help": "Leave empty for your usual prices." },
    min_nights: { "ui:title": "Minimum stay for check-ins in this season", "ui:widget": "stepper", "ui:help": "Leave empty for the usual minimum." },
  },
  errors: {
    name: { maxLength: "Use at most 60 characters.", format: "Use one line, without hidden characters.", otherwise: "Enter a name." },
    start: { format: "Enter a date such as 2027-02-12.", otherwise: "Choose the first night." },
    last: { format: "Enter a date such as 2027-02-12.", otherwise: "Choose the last night." },
    price_cents: { type: "Enter a whole number.", minimum: "Enter $10 or more.", maximum: "Enter $10,000 or less." },
    min_nights: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 365 or less." },
  },
});

// Generated a6deb145d74a. The form setupRoomsForm.
import { formOf } from "./every-form";
import type { Bedroom } from "../model/entities";

/** What "How many guests can stay?" collects. */
export interface SetupRoomsFormValues {
  readonly sleeps?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly beds?: number | undefined;
  readonly baths?: number | undefined;
  readonly bedroom_list?: readonly Bedroom[] | undefined;
}

/** How many guests can stay? Source: §2 Shell elements. */
export const setupRoomsForm = formOf<SetupRoomsFormValues>({
  id: "setupRoomsForm",
  title: "How many guests can stay?",
  submit: "Continue",
  schema: {
    properties: {
      sleeps: { type: "integer", minimum: 1, maximum: 30 },
      bedrooms: { type: "integer", minimum: 0, maximum: 30 },
      beds: { type: "integer", minimum: 1, maximum: 60 },
      baths: { type: "number", minimum: 0, maximum: 20 },
      bedroom_list: {
        type: "array",
        items: {
          type: "object",
          properties: {
            name: { type: "string", minLength: 1, maxLength: 60, format: "text" },
            beds: { type: "string", minLength: 1, maxLength: 100, format: "text" },
          },
          required: ["name", "beds"],
        },
        maxItems: 30,
      },
    },
  },
  uiSchema: {
    sleeps: { "ui:title": "Guests", "ui:widget": "stepper" },
    bedrooms: { "ui:title": "Bedrooms", "ui:widget": "stepper", "ui:help": "Enter 0 for a studio." },
    beds: { "ui:title": "Beds", "ui:widget": "stepper" },
    baths: { "ui:title": "Baths", "ui:widget": "number", "ui:help": "A bathroom without a shower or tub counts as half." },
    bedroom_list: {
      "ui:title": "Sleeping arrangements",
      "ui:help": "Name each bedroom and list its beds, such as “1 queen bed”.",
      "ui:entry": "bedroom",
      items: {
        name: { "ui:title": "Name", "ui:widget": "text" },
        beds: { "ui:title": "Beds", "ui:widget": "text" },
      },
    },
  },
  initial: {
    sleeps: 2,
    bedrooms: 1,
    beds: 1,
    baths: 1,
  },
  errors: {
    sleeps: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 30 or less." },
    bedrooms: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 30 or less." },
    beds: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 60 or less." },
    baths: { type: "Enter a number.", minimum: "Enter 0 or more.", maximum: "Enter 20 or less." },
    bedroom_list: { maxItems: "Add at most 30 entries." },
    "bedroom_list.*": { otherwise: "Fill this in: Entry." },
    "bedroom_list.*.name": { maxLength: "Use at most 60 characters.", format: "Use one line, without hidden characters.", otherwise: "Fill this in: Name." },
    "bedroom_list.*.beds": { maxLength: "Use at most 100 characters.", format: "Use one line, without hidden characters.", otherwise: "Fill this in: Beds." },
  },
});

// Generated 0b97615240bf. The form rateForm.
import { formOf } from "./every-form";
import type { Stars } from "../model/entities";
import { mayRate } from "../rules/library";
import type { Facts } from "../rules/runtime";

/** What "How was it?" collects. */
export interface RateFormValues {
  readonly stars: number;
  readonly words?: string | undefined;
  readonly tips?: readonly string[] | undefined;
}

/** What its rules must know besides. */
export interface RateFormFacts {
  readonly stars: Facts<Stars, "again">;
}

/** How was it? Source: §2. */
export const rateForm = formOf<RateFormValues, RateFormFacts>({
  id: "rateForm",
  title: "How was it?",
  submit: "Send",
  schema: {
    properties: {
      stars: { type: "integer", minimum: 1, maximum: 5 },
      words: { type: "string", maxLength: 200, format: "text" },
      tips: {
        type: "array",
        items: { type: "string", maxLength: 80, format: "text" },
      },
    },
    required: ["stars"],
  },
  uiSchema: {
    stars: {
      "ui:title": "Stars",
      "ui:widget": "stars",
      "ui:options": {
        points: { "1": "Bad", "5": "Good" },
      },
    },
    words: { "ui:title": "Words", "ui:widget": "text", "ui:autocomplete": "off" },
    tips: {
      "ui:title": "Tips",
      "ui:entry": "tip",
      items: {},
    },
  },
  initial: {
    stars: 3,
  },
  errors: {
    stars: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 5 or less.", otherwise: "Choose how many stars." },
    words: { maxLength: "Use at most 200 characters.", format: "Use one line, without hidden characters." },
    "tips.*": { maxLength: "Use at most 80 characters.", format: "Use one line, without hidden characters.", otherwise: "Fill this in: Entry." },
  },
  rules: [
    {
      id: "mayRate",
      ask: (values, facts) => mayRate({ ...facts, stars: { ...facts.stars, stars: values.stars, words: values.words } }),
      says: {
        "loan.bad_link": { text: "That is no way to name a tool.", field: "words" },
      },
    },
  ],
});

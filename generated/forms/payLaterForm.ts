// The form payLaterForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";

/** What "Ask for the offer" collects. */
export interface PayLaterFormValues {
  readonly amount?: number | undefined;
}

/** Ask for the offer (§1). */
export const payLaterForm = formOf<PayLaterFormValues>({
  id: "payLaterForm",
  title: "Ask for the offer",
  intro: "The form of Vertoflex opens on its own site.",
  submit: "Go to Vertoflex",
  supplied: [],
  own: [],
  schema: { $id: "payLaterForm", type: "object", properties: { amount: { type: "integer", minimum: 1, maximum: 25000 } } },
  uiSchema: {
    "ui:order": ["amount"],
    "ui:submitButtonOptions": { submitText: "Go to Vertoflex" },
    amount: {
      "ui:title": "Amount to finance, in Canadian dollars", "ui:widget": "number", "ui:help": "Leave it open if you do not know yet.",
      "ui:placeholder": "860",
    },
  },
  initial: {},
  steps: [],
  errors: { amount: {
    type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 25,000 or less.", otherwise: "Please check this.",
  } },
  rules: [],
});

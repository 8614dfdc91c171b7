// Generated 539ff5f15b55. The form payLaterForm.
import { formOf } from "./every-form";

/** What "See your offer" collects. */
export interface PayLaterFormValues {
  readonly amount?: number | undefined;
}

/** See your offer. Source: §1. */
export const payLaterForm = formOf<PayLaterFormValues>({
  id: "payLaterForm",
  title: "See your offer",
  intro: "Opens Vertoflex’s form on its own site.",
  submit: "Go to Vertoflex",
  schema: {
    properties: {
      amount: { type: "integer", minimum: 1, maximum: 25000 },
    },
  },
  uiSchema: {
    amount: { "ui:title": "Amount to finance, in Canadian dollars", "ui:widget": "number", "ui:help": "Leave empty if you’re not sure.", "ui:placeholder": "860" },
  },
  errors: {
    amount: { type: "Enter a whole number.", minimum: "Enter 1 or more.", maximum: "Enter 25,000 or less." },
  },
});

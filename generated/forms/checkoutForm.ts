// The form checkoutForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";
import type { Currency } from "../model/values";

/** What "Review and agree" collects. */
export interface CheckoutFormValues {
  readonly currency?: Currency | undefined;
  readonly agreed: true;
}

/** Review and agree (decision: look and feel: what one agrees to stands right above the button that costs money). */
export const checkoutForm = formOf<CheckoutFormValues>({
  id: "checkoutForm",
  title: "Review and agree",
  submit: "Confirm and pay",
  sends: "startCheckout",
  supplied: ["booking_id", "success_path", "cancel_path"],
  own: ["agreed"],
  schema: {
    $id: "checkoutForm", type: "object",
    properties: {
      currency: { type: "string", enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"] },
      agreed: { type: "boolean", enum: [true] },
    },
    required: ["agreed"],
  },
  uiSchema: {
    "ui:order": ["currency", "agreed"], "ui:submitButtonOptions": { submitText: "Confirm and pay" },
    currency: {
      "ui:title": "Currency", "ui:widget": "select", "ui:help": "The currency we charge your card in. The rate is held for 30 minutes.",
      "ui:enumNames": {
        CAD: "Canadian dollar", USD: "US dollar", EUR: "Euro", GBP: "British pound", AUD: "Australian dollar", JPY: "Japanese yen",
      },
    },
    agreed: { "ui:title": "I agree to the house rules, the cancellation policy and the terms of service", "ui:widget": "checkbox" },
  },
  initial: { currency: "CAD" },
  steps: [],
  errors: {
    currency: { enum: "Choose one of the options.", otherwise: "Please check this." },
    agreed: { otherwise: "Check this box to continue." },
  },
  rules: [],
});

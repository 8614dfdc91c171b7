// Generated c494beb3d1e4. The form recordPaymentForm.
import { formOf } from "./every-form";
import type { OfflineMethod } from "../model/values";
import type { PlainDate } from "../model/wire";

/** What "Record a payment" collects. */
export interface RecordPaymentFormValues {
  readonly amount_cents: number;
  readonly method: OfflineMethod;
  readonly received_on: PlainDate;
  readonly reference?: string | undefined;
}

/** Record a payment. Source: §4 Booking actions. */
export const recordPaymentForm = formOf<RecordPaymentFormValues>({
  id: "recordPaymentForm",
  title: "Record a payment",
  intro: "For payments made directly to you. We can’t refund or pay out these payments.",
  submit: "Record payment",
  sends: "recordPayment",
  schema: {
    properties: {
      amount_cents: { type: "integer", minimum: 1, maximum: 1000000000 },
      method: {
        type: "string",
        enum: ["etransfer", "cash", "cheque", "other"],
      },
      received_on: { type: "string", format: "date" },
      reference: { type: "string", maxLength: 100, format: "text" },
    },
    required: ["amount_cents", "method", "received_on"],
  },
  uiSchema: {
    amount_cents: { "ui:title": "Amount", "ui:widget": "money" },
    method: {
      "ui:title": "Payment method",
      "ui:widget": "radio",
      "ui:enumNames": { etransfer: "Interac e-Transfer", cash: "Cash", cheque: "Cheque", other: "Other" },
    },
    received_on: { "ui:title": "Date received", "ui:widget": "date" },
    reference: { "ui:title": "Reference", "ui:widget": "text", "ui:help": "A number to help you find it later." },
  },
  errors: {
    amount_cents: { type: "Enter a whole number.", minimum: "Enter $0.01 or more.", maximum: "Enter $10,000,000 or less.", otherwise: "Enter the amount you received." },
    method: { enum: "Choose one of the options.", otherwise: "Choose an answer." },
    received_on: { format: "Enter a date such as 2027-02-12.", otherwise: "Choose a date." },
    reference: { maxLength: "Use at most 100 characters.", format: "Use one line, without hidden characters." },
  },
});

// Generated 9f6b46ec8d2a. The form payoutForm.
import { formOf } from "./every-form";
import type { PayeeKind, Province } from "../model/values";
import type { PlainDate } from "../model/wire";

/** What "Payout details" collects. */
export interface PayoutFormValues {
  readonly kind?: PayeeKind | undefined;
  readonly legal_name: string;
  readonly birth_date?: PlainDate | undefined;
  readonly company_number?: string | undefined;
  readonly address: string;
  readonly city: string;
  readonly province: Province;
  readonly postal_code: string;
  readonly tax_number: string;
  readonly gst_number?: string | undefined;
  readonly qst_number?: string | undefined;
  readonly institution?: string | undefined;
  readonly transit?: string | undefined;
  readonly account?: string | undefined;
  readonly password: string;
}

/** Payout details. */
export const payoutForm = formOf<PayoutFormValues>({
  id: "payoutForm",
  title: "Payout details",
  intro: "Canadian tax law requires these details. Guests never see them.",
  submit: "Save",
  sends: "savePayout",
  schema: {
    properties: {
      kind: {
        type: "string",
        enum: ["person", "company"],
      },
      legal_name: { type: "string", minLength: 1, maxLength: 200, format: "text" },
      birth_date: { type: "string", format: "date" },
      company_number: { type: "string", minLength: 1, maxLength: 30, format: "text" },
      address: { type: "string", minLength: 1, maxLength: 200, format: "text" },
      city: { type: "string", minLength: 1, maxLength: 100, format: "text" },
      province: {
        type: "string",
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
      },
      postal_code: { type: "string", pattern: "^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$", format: "text" },
      tax_number: { type: "string", pattern: "^\\d{9}$", format: "text" },
      gst_number: { type: "string", pattern: "^\\d{9} ?RT ?\\d{4}$", format: "text" },
      qst_number: { type: "string", pattern: "^\\d{10} ?TQ ?\\d{4}$", format: "text" },
      institution: { type: "string", pattern: "^\\d{3}$", format: "text" },
      transit: { type: "string", pattern: "^\\d{5}$", format: "text" },
      account: { type: "string", pattern: "^\\d{7,12}$", format: "text" },
      password: { type: "string", minLength: 1, maxLength: 128, format: "password" },
    },
    required: ["legal_name", "address", "city", "province", "postal_code", "tax_number", "password"],
  },
  uiSchema: {
    kind: {
      "ui:title": "Account type",
      "ui:widget": "radio",
      "ui:enumNames": { person: "Individual", company: "Business" },
    },
    legal_name: { "ui:title": "Legal name", "ui:widget": "text", "ui:help": "As on your tax documents.", "ui:autocomplete": "name" },
    birth_date: { "ui:title": "Date of birth", "ui:widget": "date" },
    company_number: { "ui:title": "Business registration number", "ui:widget": "text" },
    address: { "ui:title": "Street and number", "ui:widget": "text", "ui:autocomplete": "street-address" },
    city: { "ui:title": "City or town", "ui:widget": "text", "ui:autocomplete": "address-level2" },
    province: {
      "ui:title": "Province or territory",
      "ui:widget": "select",
      "ui:autocomplete": "address-level1",
      "ui:enumNames": { AB: "Alberta", BC: "British Columbia", MB: "Manitoba", NB: "New Brunswick", NL: "Newfoundland and Labrador", NS: "Nova Scotia", NT: "Northwest Territories", NU: "Nunavut", ON: "Ontario", PE: "Prince Edward Island", QC: "Quebec", SK: "Saskatchewan", YT: "Yukon" },
    },
    postal_code: { "ui:title": "Postal code", "ui:widget": "text", "ui:placeholder": "V8E 0B1", "ui:autocomplete": "postal-code" },
    tax_number: { "ui:title": "Tax number", "ui:widget": "text", "ui:help": "Social insurance or business number, nine digits." },
    gst_number: { "ui:title": "GST/HST number", "ui:widget": "text", "ui:help": "If you are registered, such as 123456782 RT 0001." },
    qst_number: { "ui:title": "QST number", "ui:widget": "text", "ui:help": "If you are registered in Quebec." },
    institution: { "ui:title": "Institution number", "ui:widget": "text", "ui:placeholder": "004" },
    transit: { "ui:title": "Transit number", "ui:widget": "text", "ui:placeholder": "12345" },
    account: { "ui:title": "Account number", "ui:widget": "text" },
    password: { "ui:title": "Password", "ui:widget": "password", "ui:help": "To confirm it’s you.", "ui:autocomplete": "current-password" },
  },
  initial: {
    kind: "person",
  },
  refusals: { "payout.birth_date_missing": "birth_date", "payout.birth_date_ahead": "birth_date", "payout.company_number_missing": "company_number", "account.wrong_password": "password" },
  errors: {
    kind: { enum: "Choose one of the options." },
    legal_name: { maxLength: "Use at most 200 characters.", format: "Use one line, without hidden characters.", otherwise: "Enter the legal name." },
    birth_date: { format: "Enter a date such as 2027-02-12." },
    company_number: { minLength: "Fill this in: Business registration number.", maxLength: "Use at most 30 characters.", format: "Use one line, without hidden characters." },
    address: { maxLength: "Use at most 200 characters.", format: "Use one line, without hidden characters.", otherwise: "Enter a street and number." },
    city: { maxLength: "Use at most 100 characters.", format: "Use one line, without hidden characters.", otherwise: "Enter a city or town." },
    province: { enum: "Choose one of the options.", otherwise: "Choose a province or territory." },
    postal_code: { pattern: "A Canadian postal code, such as V8E 0B1", format: "Use one line, without hidden characters.", otherwise: "Enter a postal code." },
    tax_number: { pattern: "Nine digits", format: "Use one line, without hidden characters.", otherwise: "Enter the tax number." },
    gst_number: { pattern: "Nine digits, RT and four digits", format: "Use one line, without hidden characters." },
    qst_number: { pattern: "Ten digits, TQ and four digits", format: "Use one line, without hidden characters." },
    institution: { pattern: "Three digits", format: "Use one line, without hidden characters." },
    transit: { pattern: "Five digits", format: "Use one line, without hidden characters." },
    account: { pattern: "Seven to twelve digits", format: "Use one line, without hidden characters." },
    password: { maxLength: "Use at most 128 characters.", otherwise: "Enter your password." },
  },
});

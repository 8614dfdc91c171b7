// Generated f7f5649b17c9. The form setupRegistrationForm.
import { formOf } from "./every-form";
import type { PlainDate } from "../model/wire";

/** What "Registration" collects. */
export interface SetupRegistrationFormValues {
  readonly registration_number?: string | null | undefined;
  readonly registration_expires?: PlainDate | null | undefined;
  readonly licence_number?: string | null | undefined;
}

/** Registration. Source: §2 Shell elements. */
export const setupRegistrationForm = formOf<SetupRegistrationFormValues>({
  id: "setupRegistrationForm",
  title: "Registration",
  intro: "Where the law requires a number, it’s shown on your listing, and you can’t publish without it.",
  submit: "Continue",
  schema: {
    properties: {
      registration_number: {
        type: ["string", "null"],
        maxLength: 60,
        format: "text",
      },
      registration_expires: {
        type: ["string", "null"],
        format: "date",
      },
      licence_number: {
        type: ["string", "null"],
        maxLength: 60,
        format: "text",
      },
    },
  },
  uiSchema: {
    registration_number: { "ui:title": "Registration number", "ui:widget": "text", "ui:help": "As on your certificate, including letters and hyphens.", "ui:emptyValue": null },
    registration_expires: { "ui:title": "Expiry date", "ui:widget": "date", "ui:emptyValue": null },
    licence_number: { "ui:title": "City licence number", "ui:widget": "text", "ui:help": "As on the licence or permit from your city, including letters and hyphens.", "ui:emptyValue": null },
  },
  errors: {
    registration_number: { maxLength: "Use at most 60 characters.", format: "Use one line, without hidden characters." },
    registration_expires: { format: "Enter a date such as 2027-02-12." },
    licence_number: { maxLength: "Use at most 60 characters.", format: "Use one line, without hidden characters." },
  },
});

// Generated 6467fdd67f22. The form askForm.
import { formOf } from "./every-form";
import type { PlainDate } from "../model/wire";
import { soundDates } from "../rules/library";

/** What "Borrow from Shed" collects. */
export interface AskFormValues {
  readonly starts: PlainDate;
  readonly ends: PlainDate;
  readonly note?: string | undefined;
  readonly agreed: boolean;
}

/** Borrow from Shed. Source: §2. */
export const askForm = formOf<AskFormValues>({
  id: "askForm",
  title: "Borrow from Shed",
  intro: "At most 28 days.",
  submit: "Ask",
  sends: "askForTool",
  schema: {
    properties: {
      starts: { type: "string", format: "date" },
      ends: { type: "string", format: "date" },
      note: { type: "string", maxLength: 500, format: "long-text" },
      agreed: { type: "boolean" },
    },
    required: ["starts", "ends", "agreed"],
  },
  uiSchema: {
    starts: { "ui:title": "First day", "ui:widget": "date" },
    ends: { "ui:title": "Last day", "ui:widget": "date" },
    note: { "ui:title": "Note", "ui:widget": "textarea", "ui:help": "What is it for?", "ui:placeholder": "A hedge" },
    agreed: { "ui:title": "I bring it back clean", "ui:widget": "checkbox" },
  },
  initial: {
    note: "",
    agreed: false,
  },
  refusals: { "loan.tool_taken": "ends" },
  steps: [
    {
      title: "Days",
      fields: ["starts", "ends"],
      submit: "Continue",
    },
    {
      title: "The rest",
      says: "Nearly there",
      fields: ["note", "agreed"],
      submit: "Ask now",
    },
  ],
  errors: {
    starts: { format: "Enter a date such as 2027-02-12.", otherwise: "Choose the first day." },
    ends: { format: "Enter a date such as 2027-02-12.", otherwise: "Choose a date." },
    note: { maxLength: "Use at most 500 characters.", format: "This has hidden characters. Try typing it." },
    agreed: { otherwise: "Check this box to continue." },
  },
  rules: [
    {
      id: "soundDates",
      ask: (values) => soundDates({ loan: { ends: values.ends, starts: values.starts } }),
      says: {
        "loan.bad_dates": { text: "A loan ends after it starts, and within 28 days.", field: "starts" },
      },
    },
  ],
});

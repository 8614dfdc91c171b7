// Generated 428736423252. The form contentReportForm.
import { formOf } from "./every-form";
import type { ReportedFor } from "../model/values";

/** What "Report this" collects. */
export interface ContentReportFormValues {
  readonly wrong: ReportedFor;
  readonly message?: string | undefined;
}

/** Report this. */
export const contentReportForm = formOf<ContentReportFormValues>({
  id: "contentReportForm",
  title: "Report this",
  intro: "Our team will look at it. The person who wrote it won’t know who reported it.",
  submit: "Send report",
  sends: "reportContent",
  schema: {
    properties: {
      wrong: {
        type: "string",
        enum: ["fraud", "offensive", "personal", "illegal", "other"],
      },
      message: { type: "string", maxLength: 1000, format: "long-text" },
    },
    required: ["wrong"],
  },
  uiSchema: {
    wrong: {
      "ui:title": "What’s wrong?",
      "ui:widget": "radio",
      "ui:enumNames": { fraud: "It’s a scam or misleading", offensive: "It’s offensive or hateful", personal: "It shows someone’s personal details", illegal: "It’s illegal or dangerous", other: "Something else" },
    },
    message: { "ui:title": "Tell us more", "ui:widget": "textarea" },
  },
  errors: {
    wrong: { enum: "Choose one of the options.", otherwise: "Select an option." },
    message: { maxLength: "Use at most 1,000 characters.", format: "This has hidden characters. Try typing it." },
  },
});

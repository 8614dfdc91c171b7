// Generated 8e7849e7ead5. The form reportForm.
import { formOf } from "./every-form";

/** What "Report a problem" collects. */
export interface ReportFormValues {
  readonly message: string;
}

/** Report a problem. Source: §4 Booking actions. */
export const reportForm = formOf<ReportFormValues>({
  id: "reportForm",
  title: "Report a problem",
  intro: "Our team will review this. If your host hasn’t been paid yet, the payout will wait until it’s resolved.",
  submit: "Send report",
  sends: "reportBooking",
  schema: {
    properties: {
      message: { type: "string", minLength: 1, maxLength: 2000, format: "long-text" },
    },
    required: ["message"],
  },
  uiSchema: {
    message: { "ui:title": "What went wrong?", "ui:widget": "textarea" },
  },
  errors: {
    message: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Tell us what went wrong." },
  },
});

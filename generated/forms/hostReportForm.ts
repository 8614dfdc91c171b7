// Generated 2c746efeb670. The form hostReportForm.
import { formOf } from "./every-form";

/** What "Report a problem" collects. */
export interface HostReportFormValues {
  readonly message: string;
}

/** Report a problem. Source: §4 Booking actions. */
export const hostReportForm = formOf<HostReportFormValues>({
  id: "hostReportForm",
  title: "Report a problem",
  intro: "Our team will review this. It doesn’t delay your payout. For damage, you can make a claim here after check-out.",
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

// Generated 7252886ac62b. The form cancelForm.
import { formOf } from "./every-form";

/** What "Cancel this booking?" collects. */
export interface CancelFormValues {
  readonly cancel_reason: string;
}

/** Cancel this booking? Source: §4 Booking actions. */
export const cancelForm = formOf<CancelFormValues>({
  id: "cancelForm",
  title: "Cancel this booking?",
  intro: "We’ll share this with your host.",
  submit: "Cancel booking",
  sends: "cancelBooking",
  schema: {
    properties: {
      cancel_reason: { type: "string", minLength: 1, maxLength: 500, format: "long-text" },
    },
    required: ["cancel_reason"],
  },
  uiSchema: {
    cancel_reason: { "ui:title": "Why are you cancelling?", "ui:widget": "textarea" },
  },
  errors: {
    cancel_reason: { maxLength: "Use at most 500 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Enter a reason." },
  },
});

// Generated 07f5a7fa51ef. The form setupCalendarForm.
import { formOf } from "./every-form";

/** What "When is it available?" collects. */
export interface SetupCalendarFormValues {
  readonly no_other_calendars?: boolean | undefined;
}

/** When is it available? Source: §2 Shell elements. */
export const setupCalendarForm = formOf<SetupCalendarFormValues>({
  id: "setupCalendarForm",
  title: "When is it available?",
  intro: "Add the calendar of every platform you list on to prevent double bookings.",
  submit: "Continue",
  schema: {
    properties: {
      no_other_calendars: { type: "boolean" },
    },
  },
  uiSchema: {
    no_other_calendars: { "ui:title": "This place isn’t listed anywhere else", "ui:widget": "checkbox" },
  },
  initial: {
    no_other_calendars: false,
  },
});

// The form feedForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";

/** What "Add a calendar" collects. */
export interface FeedFormValues {
  readonly url: string;
}

/** Add a calendar (decision: section 17: calendars from elsewhere are added by their export link). */
export const feedForm = formOf<FeedFormValues>({
  id: "feedForm",
  title: "Add a calendar",
  intro: "Nights that are taken elsewhere are then taken here too. We read it every 30 minutes.",
  submit: "Add calendar",
  sends: "addFeed",
  supplied: [],
  own: [],
  schema: {
    $id: "feedForm", type: "object",
    properties: { url: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$" } },
    required: ["url"],
  },
  uiSchema: {
    "ui:order": ["url"],
    "ui:submitButtonOptions": { submitText: "Add calendar" },
    url: {
      "ui:title": "Export link of the calendar", "ui:widget": "url",
      "ui:help": "In the calendar settings of the other platform, under export. Keep the link to yourself.",
      "ui:placeholder": "https://www.airbnb.ca/calendar/ical/123.ics?s=…",
    },
  },
  initial: {},
  steps: [],
  errors: { url: {
    maxLength: "Use at most 2,048 characters.", pattern: "Enter a web address without spaces.", otherwise: "Paste the export link.",
  } },
  rules: [],
});

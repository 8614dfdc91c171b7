// Generated a5c32bdf3d37. The form feedForm.
import { formOf } from "./every-form";

/** What "Add a calendar" collects. */
export interface FeedFormValues {
  readonly url: string;
  readonly name?: string | undefined;
}

/** Add a calendar. */
export const feedForm = formOf<FeedFormValues>({
  id: "feedForm",
  title: "Add a calendar",
  intro: "Nights booked elsewhere are blocked here too. We sync every 30 minutes after a change or near a stay, and every 2 hours at least.",
  submit: "Add calendar",
  sends: "addFeed",
  schema: {
    properties: {
      url: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$", format: "text" },
      name: { type: "string", maxLength: 40, format: "text" },
    },
    required: ["url"],
  },
  uiSchema: {
    url: { "ui:title": "Calendar export link", "ui:widget": "url", "ui:help": "Find it in the other platform’s calendar settings, under export. Keep it private.", "ui:placeholder": "https://www.airbnb.ca/calendar/ical/123.ics?s=…" },
    name: { "ui:title": "Name", "ui:widget": "text", "ui:help": "Only you and your co-hosts see it. Without one, it’s called after the platform." },
  },
  refusals: { "property.feed_unreadable": "url", "property.feed_too_large": "url", "property.feed_of_other_listing": "url", "property.feed_known": "url", "property.listing_claimed": "url" },
  errors: {
    url: { maxLength: "Use at most 2,048 characters.", pattern: "Enter a web address without spaces.", format: "Use one line, without hidden characters.", otherwise: "Paste the export link." },
    name: { maxLength: "Use at most 40 characters.", format: "Use one line, without hidden characters." },
  },
});

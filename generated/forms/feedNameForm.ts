// Generated 87087cabbca5. The form feedNameForm.
import { formOf } from "./every-form";

/** What "Name this calendar" collects. */
export interface FeedNameFormValues {
  readonly name?: string | undefined;
}

/** Name this calendar. */
export const feedNameForm = formOf<FeedNameFormValues>({
  id: "feedNameForm",
  title: "Name this calendar",
  submit: "Save",
  sends: "renameFeed",
  schema: {
    properties: {
      name: { type: "string", maxLength: 40, format: "text" },
    },
  },
  uiSchema: {
    name: { "ui:title": "Name", "ui:widget": "text", "ui:help": "Leave it empty to use the platform’s name." },
  },
  errors: {
    name: { maxLength: "Use at most 40 characters.", format: "Use one line, without hidden characters." },
  },
});

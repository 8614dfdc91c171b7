// Generated 1142ebf13f78. The form savedReplyForm.
import { formOf } from "./every-form";

/** What "Saved reply" collects. */
export interface SavedReplyFormValues {
  readonly title: string;
  readonly text: string;
}

/** Saved reply. */
export const savedReplyForm = formOf<SavedReplyFormValues>({
  id: "savedReplyForm",
  title: "Saved reply",
  submit: "Save",
  sends: "addSavedReply",
  schema: {
    properties: {
      title: { type: "string", minLength: 1, maxLength: 60, format: "text" },
      text: { type: "string", minLength: 1, maxLength: 2000, format: "long-text" },
    },
    required: ["title", "text"],
  },
  uiSchema: {
    title: { "ui:title": "Title", "ui:widget": "text", "ui:help": "Only you see it." },
    text: { "ui:title": "Message", "ui:widget": "textarea" },
  },
  refusals: { "message.field_unknown": "text" },
  errors: {
    title: { maxLength: "Use at most 60 characters.", format: "Use one line, without hidden characters.", otherwise: "Enter a title." },
    text: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Enter a message." },
  },
});

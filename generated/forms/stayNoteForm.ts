// Generated a7d60964e799. The form stayNoteForm.
import { formOf } from "./every-form";

/** What "Add a note" collects. */
export interface StayNoteFormValues {
  readonly message: string;
}

/** Add a note. */
export const stayNoteForm = formOf<StayNoteFormValues>({
  id: "stayNoteForm",
  title: "Add a note",
  intro: "Everyone with this list sees your note and your first name.",
  submit: "Add note",
  sends: "noteStay",
  schema: {
    properties: {
      message: { type: "string", minLength: 1, maxLength: 500, format: "long-text" },
    },
    required: ["message"],
  },
  uiSchema: {
    message: { "ui:title": "Note", "ui:widget": "textarea", "ui:placeholder": "Close to the lake, but no parking" },
  },
  errors: {
    message: { maxLength: "Use at most 500 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Write a note." },
  },
});

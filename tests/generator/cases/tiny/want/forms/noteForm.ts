// Generated 62b9b6f7f2ef. The form noteForm.
import { formOf } from "./every-form";
import { hasWords } from "../rules/notes";

/** What "A new note" collects. */
export interface NoteFormValues {
  readonly words: string;
}

/** A new note. Source: §2. */
export const noteForm = formOf<NoteFormValues>({
  id: "noteForm",
  title: "A new note",
  submit: "Keep",
  sends: "addNote",
  schema: {
    properties: {
      words: { type: "string", minLength: 1, maxLength: 200, format: "long-text" },
    },
    required: ["words"],
  },
  uiSchema: {
    words: { "ui:title": "Words", "ui:widget": "textarea" },
  },
  errors: {
    words: { maxLength: "Use at most 200 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Fill this in: Words." },
  },
  rules: [
    {
      id: "hasWords",
      ask: (values) => hasWords({ note: { words: values.words } }),
      says: {
        "note.empty": { text: "A note needs words.", field: "words" },
      },
    },
  ],
});

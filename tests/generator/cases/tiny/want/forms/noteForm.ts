// Generated fa53acdc5c7e. The form noteForm. Change the spec, not this file.
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
  supplied: [],
  own: [],
  schema: {
    $id: "noteForm",
    type: "object",
    properties: {
      words: { type: "string", minLength: 1, maxLength: 200 },
    },
    required: ["words"],
  },
  uiSchema: {
    "ui:order": ["words"],
    "ui:submitButtonOptions": { submitText: "Keep" },
    words: { "ui:title": "Words", "ui:widget": "textarea" },
  },
  initial: {},
  steps: [],
  errors: {
    words: { maxLength: "Use at most 200 characters.", otherwise: "Fill this in: Words." },
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

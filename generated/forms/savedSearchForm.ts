// Generated 6d4eb809ccea. The form savedSearchForm.
import { formOf } from "./every-form";

/** What "Rename this search" collects. */
export interface SavedSearchFormValues {
  readonly name: string;
}

/** Rename this search. */
export const savedSearchForm = formOf<SavedSearchFormValues>({
  id: "savedSearchForm",
  title: "Rename this search",
  submit: "Save",
  schema: {
    properties: {
      name: { type: "string", minLength: 1, maxLength: 120, format: "text" },
    },
    required: ["name"],
  },
  uiSchema: {
    name: { "ui:title": "Name", "ui:widget": "text" },
  },
  errors: {
    name: { maxLength: "Use at most 120 characters.", format: "Use one line, without hidden characters.", otherwise: "Enter a name." },
  },
});

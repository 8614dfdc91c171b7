// Generated b734bc110307. The form deletePropertyForm. Change the spec, not this file.
import { formOf } from "./every-form";

/** What "Delete this property?" collects. */
export interface DeletePropertyFormValues {
  readonly understood: true;
}

/** Delete this property? Source: §7 Property. */
export const deletePropertyForm = formOf<DeletePropertyFormValues>({
  id: "deletePropertyForm",
  title: "Delete this property?",
  intro: "This permanently deletes its photos, prices and calendars. Past bookings and reviews stay, without the address.",
  submit: "Delete property",
  sends: "deleteProperty",
  supplied: [],
  own: ["understood"],
  schema: {
    $id: "deletePropertyForm",
    type: "object",
    properties: {
      understood: {
        type: "boolean",
        enum: [true],
      },
    },
    required: ["understood"],
  },
  uiSchema: {
    "ui:order": ["understood"],
    "ui:submitButtonOptions": { submitText: "Delete property" },
    understood: { "ui:title": "I understand this can’t be undone", "ui:widget": "checkbox" },
  },
  initial: {},
  steps: [],
  errors: {
    understood: { otherwise: "Check the box to delete the property." },
  },
  rules: [],
});

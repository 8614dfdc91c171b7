// Generated a14c97cf541a. The form deletePropertyForm.
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
  schema: {
    properties: {
      understood: {
        type: "boolean",
        enum: [true],
      },
    },
    required: ["understood"],
  },
  uiSchema: {
    understood: { "ui:title": "I understand this can’t be undone", "ui:widget": "checkbox" },
  },
  errors: {
    understood: { otherwise: "Check the box to delete the property." },
  },
});

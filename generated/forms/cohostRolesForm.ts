// Generated c0a373b4e89a. The form cohostRolesForm.
import { formOf } from "./every-form";
import type { CohostRole } from "../model/values";

/** What "What they can do" collects. */
export interface CohostRolesFormValues {
  readonly roles: readonly CohostRole[];
}

/** What they can do. */
export const cohostRolesForm = formOf<CohostRolesFormValues>({
  id: "cohostRolesForm",
  title: "What they can do",
  submit: "Save",
  sends: "changeCohost",
  schema: {
    properties: {
      roles: {
        type: "array",
        items: {
          type: "string",
          enum: ["calendar", "messages", "money"],
        },
        minItems: 1,
        maxItems: 3,
        uniqueItems: true,
      },
    },
    required: ["roles"],
  },
  uiSchema: {
    roles: {
      "ui:title": "What they can do",
      "ui:widget": "checkboxes",
      "ui:enumNames": { calendar: "Calendar", messages: "Messages", money: "Money" },
    },
  },
  errors: {
    roles: { maxItems: "Choose at most 3 options.", uniqueItems: "This is listed twice.", otherwise: "Choose at least one." },
    "roles.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
  },
});

// The form completeProfileForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";

/** What "Complete your profile" collects. */
export interface CompleteProfileFormValues {
  readonly first_name: string;
  readonly last_name: string;
}

/** Complete your profile (§4 Authentication). */
export const completeProfileForm = formOf<CompleteProfileFormValues>({
  id: "completeProfileForm",
  title: "Complete your profile",
  intro: "Hosts and guests like to know who they are dealing with.",
  submit: "Continue",
  supplied: [],
  own: [],
  schema: {
    $id: "completeProfileForm", type: "object",
    properties: {
      first_name: { type: "string", minLength: 1, maxLength: 50, pattern: "^.*\\S.*$" },
      last_name: { type: "string", minLength: 1, maxLength: 50, pattern: "^.*\\S.*$" },
    },
    required: ["first_name", "last_name"],
  },
  uiSchema: {
    "ui:order": ["first_name", "last_name"],
    "ui:submitButtonOptions": { submitText: "Continue" },
    first_name: {
      "ui:title": "First name", "ui:widget": "text", "ui:help": "Everyone on Tuckamore can see it.", "ui:autocomplete": "given-name",
    },
    last_name: {
      "ui:title": "Last name", "ui:widget": "text", "ui:help": "Only the other side of a confirmed booking sees it.",
      "ui:autocomplete": "family-name",
    },
  },
  initial: {},
  steps: [],
  errors: {
    first_name: { maxLength: "Use at most 50 characters.", pattern: "Enter your first name", otherwise: "Enter your first name." },
    last_name: { maxLength: "Use at most 50 characters.", pattern: "Enter your last name", otherwise: "Enter your last name." },
  },
  rules: [],
});

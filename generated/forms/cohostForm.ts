// Generated f0fd55ddc215. The form cohostForm.
import { formOf } from "./every-form";
import type { CohostRole } from "../model/values";

/** What "Invite a co-host" collects. */
export interface CohostFormValues {
  readonly email: string;
  readonly roles: readonly CohostRole[];
}

/** Invite a co-host. */
export const cohostForm = formOf<CohostFormValues>({
  id: "cohostForm",
  title: "Invite a co-host",
  intro: "We email them a link that works for 7 days. They accept with their own account, which can have any email.",
  submit: "Send invitation",
  sends: "inviteCohost",
  schema: {
    properties: {
      email: { type: "string", maxLength: 254, format: "idn-email" },
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
    required: ["email", "roles"],
  },
  uiSchema: {
    email: { "ui:title": "Email", "ui:widget": "email" },
    roles: {
      "ui:title": "What they can do",
      "ui:widget": "checkboxes",
      "ui:enumNames": { calendar: "Calendar", messages: "Messages", money: "Money" },
    },
  },
  refusals: { "property.cohost_known": "email", "property.cohost_mails": "email" },
  errors: {
    email: { maxLength: "Use at most 254 characters.", format: "Enter an email address such as jo@example.ca.", otherwise: "Enter their email." },
    roles: { maxItems: "Choose at most 3 options.", uniqueItems: "This is listed twice.", otherwise: "Choose at least one." },
    "roles.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
  },
});

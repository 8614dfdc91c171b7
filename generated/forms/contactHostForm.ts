// Generated 057782c226c6. The form contactHostForm.
import { formOf } from "./every-form";
import type { Visitor } from "../model/entities";
import { hostMessageIsGiven, hostMessageIsSent } from "../rules/property";
import type { Facts } from "../rules/runtime";

/** What "Message the host" collects. */
export interface ContactHostFormValues {
  readonly message?: string | undefined;
}

/** What its rules must know besides. */
export interface ContactHostFormFacts {
  readonly visitor: Facts<Visitor, "signed_in">;
}

/** Message the host. Source: §5. */
export const contactHostForm = formOf<ContactHostFormValues, ContactHostFormFacts>({
  id: "contactHostForm",
  title: "Message the host",
  intro: "Ask about anything the listing doesn’t cover. You’ll get an email when they reply.",
  submit: "Send message",
  sends: "contactHost",
  schema: {
    properties: {
      message: { type: "string", maxLength: 2000, format: "long-text" },
    },
  },
  uiSchema: {
    message: { "ui:title": "Your message", "ui:widget": "textarea", "ui:help": "Phone numbers, addresses and links stay hidden until a booking is paid.", "ui:placeholder": "Share when you’d like to come and who’s coming" },
  },
  errors: {
    message: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it." },
  },
  rules: [
    {
      id: "hostMessageIsSent",
      ask: (_values, facts) => hostMessageIsSent({ ...facts }),
      says: {
        "account.not_signed_in": { text: "Log in to continue." },
      },
    },
    {
      id: "hostMessageIsGiven",
      ask: (values) => hostMessageIsGiven({ hostContact: { message: values.message } }),
      says: {
        "property.no_message": { text: "No message provided", field: "message" },
      },
    },
  ],
});

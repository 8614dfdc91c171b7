// The form contactForm.
// Written by the generator from the spec; change the spec, not this file.
import { formOf } from "./every-form";
import type { ContactTopic } from "../model/values";

/** What "Write to us" collects. */
export interface ContactFormValues {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly message: string;
}

/** Write to us (§2). */
export const contactForm = formOf<ContactFormValues>({
  id: "contactForm",
  title: "Write to us",
  intro: "We answer within two working days, most often sooner.",
  submit: "Send",
  sends: "sendContactMessage",
  supplied: [],
  own: [],
  schema: {
    $id: "contactForm", type: "object",
    properties: {
      name: { type: "string", minLength: 1, maxLength: 100 },
      email: { type: "string", maxLength: 254, format: "email" },
      topic: { type: "string", enum: ["booking", "hosting", "call", "points", "account", "privacy", "other"] },
      message: { type: "string", minLength: 10, maxLength: 4000 },
    },
    required: ["name", "email", "topic", "message"],
  },
  uiSchema: {
    "ui:order": ["name", "email", "topic", "message"],
    "ui:submitButtonOptions": { submitText: "Send" },
    name: { "ui:title": "Your name", "ui:widget": "text", "ui:autocomplete": "name" },
    email: {
      "ui:title": "Email", "ui:widget": "email", "ui:help": "For our answer only.", "ui:placeholder": "you@example.ca",
      "ui:autocomplete": "email",
    },
    topic: {
      "ui:title": "What is it about?", "ui:widget": "select",
      "ui:enumNames": {
        booking: "A booking", hosting: "Hosting", call: "Schedule a call about hosting", points: "Points and invitations",
        account: "My account", privacy: "Privacy and personal information", other: "Something else",
      },
    },
    message: {
      "ui:title": "Message", "ui:widget": "textarea",
      "ui:help": "For a booking, add its reference. For a call, tell us when you can be reached.",
    },
  },
  initial: {},
  steps: [],
  errors: {
    name: { maxLength: "Use at most 100 characters.", otherwise: "Enter your name." },
    email: {
      maxLength: "Use at most 254 characters.", format: "Enter an email address such as jo@example.ca.",
      otherwise: "Enter the email address that we can answer to.",
    },
    topic: { enum: "Choose one of the answers offered.", otherwise: "Choose a topic." },
    message: { minLength: "Use at least 10 characters.", maxLength: "Use at most 4,000 characters.", otherwise: "Write a few words." },
  },
  rules: [],
});

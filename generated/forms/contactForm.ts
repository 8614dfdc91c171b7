// Generated c117a824d4b7. The form contactForm.
import { formOf } from "./every-form";
import type { ContactTopic } from "../model/values";

/** What "Contact us" collects. */
export interface ContactFormValues {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly message: string;
}

/** Contact us. Source: §2. */
export const contactForm = formOf<ContactFormValues>({
  id: "contactForm",
  title: "Contact us",
  submit: "Send",
  sends: "sendContactMessage",
  schema: {
    properties: {
      name: { type: "string", minLength: 1, maxLength: 100, pattern: "^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$", format: "text" },
      email: { type: "string", maxLength: 254, format: "idn-email" },
      topic: {
        type: "string",
        enum: ["booking", "hosting", "call", "points", "account", "privacy", "other"],
      },
      message: { type: "string", minLength: 10, maxLength: 4000, format: "long-text" },
    },
    required: ["name", "email", "topic", "message"],
  },
  uiSchema: {
    name: { "ui:title": "Your name", "ui:widget": "text", "ui:autocomplete": "name" },
    email: { "ui:title": "Email", "ui:widget": "email", "ui:help": "We only use it to reply.", "ui:placeholder": "you@example.ca", "ui:autocomplete": "email" },
    topic: {
      "ui:title": "Topic",
      "ui:widget": "select",
      "ui:enumNames": { booking: "A booking", hosting: "Hosting", call: "Schedule a call about hosting", points: "Points and invitations", account: "My account", privacy: "Privacy and personal information", other: "Something else" },
    },
    message: { "ui:title": "Message", "ui:widget": "textarea", "ui:help": "For a booking, include its reference. For a call, tell us when to reach you." },
  },
  errors: {
    name: { maxLength: "Use at most 100 characters.", pattern: "A name on one line", format: "Use one line, without hidden characters.", otherwise: "Enter your name." },
    email: { maxLength: "Use at most 254 characters.", format: "Enter an email address such as jo@example.ca.", otherwise: "Enter an email address we can reply to." },
    topic: { enum: "Choose one of the options.", otherwise: "Choose a topic." },
    message: { minLength: "Use at least 10 characters.", maxLength: "Use at most 4,000 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Enter a message." },
  },
});

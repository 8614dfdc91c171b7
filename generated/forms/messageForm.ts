// Generated 20783057c4ed. The form messageForm.
// Generated b68ce96d82ca. The form messageForm. Change the spec, not this file.
import { formOf } from "./every-form";
import { threadMessageIsGiven } from "../rules/message";

/** What "Send a message" collects. */
export interface MessageFormValues {
  readonly message?: string | undefined;
}

/** Send a message. */
export const messageForm = formOf<MessageFormValues>({
  id: "messageForm",
  title: "Send a message",
  submit: "Send",
  sends: "sendMessage",
  schema: {
    properties: {
      message: { type: "string", maxLength: 2000, format: "long-text" },
    },
  },
  uiSchema: {
    message: { "ui:title": "Message", "ui:widget": "textarea" },
  },
  errors: {
    message: { maxLength: "Use at most 2,000 characters." },
    message: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Please check this." },
  },
  rules: [
    {
      id: "threadMessageIsGiven",
      ask: (values) => threadMessageIsGiven({ threadMessage: { message: values.message } }),
      says: {
        "message.empty": { text: "No message provided", field: "message" },
      },
    },
  ],
});

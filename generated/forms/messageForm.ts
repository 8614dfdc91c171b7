// Generated 3b303b4ad9a5. The form messageForm.
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
    message: { maxLength: "Use at most 2,000 characters.", format: "This has hidden characters. Try typing it." },
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

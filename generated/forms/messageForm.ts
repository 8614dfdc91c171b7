// Generated 8b23c07aec9b. The form messageForm. Change the spec, not this file.
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
  supplied: [],
  own: [],
  schema: {
    $id: "messageForm",
    type: "object",
    properties: {
      message: { type: "string", maxLength: 2000 },
    },
  },
  uiSchema: {
    "ui:order": ["message"],
    "ui:submitButtonOptions": { submitText: "Send" },
    message: { "ui:title": "Message", "ui:widget": "textarea" },
  },
  initial: {},
  steps: [],
  errors: {
    message: { maxLength: "Use at most 2,000 characters.", otherwise: "Please check this." },
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

// Generated 15834ec1ce24. The form messageForm.
import { formOf } from "./every-form";
import type { ThreadMessage } from "../model/entities";
import { threadMessageIsGiven } from "../rules/message";
import type { Facts } from "../rules/runtime";

/** What "Send a message" collects. */
export interface MessageFormValues {
  readonly message?: string | undefined;
}

/** What its rules must know besides. */
export interface MessageFormFacts {
  readonly threadMessage: Facts<ThreadMessage, "photo_ids">;
}

/** Send a message. */
export const messageForm = formOf<MessageFormValues, MessageFormFacts>({
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
      ask: (values, facts) => threadMessageIsGiven({ ...facts, threadMessage: { ...facts.threadMessage, message: values.message } }),
      says: {
        "message.empty": { text: "No message provided", field: "message" },
      },
    },
  ],
});

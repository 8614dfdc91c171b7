// Generated f49e7b6ce2bc. The form replyForm.
import { formOf } from "./every-form";

/** What "Reply to this review" collects. */
export interface ReplyFormValues {
  readonly reply: string;
}

/** Reply to this review. */
export const replyForm = formOf<ReplyFormValues>({
  id: "replyForm",
  title: "Reply to this review",
  intro: "Your reply is public and can’t be edited later.",
  submit: "Post reply",
  sends: "replyToReview",
  schema: {
    properties: {
      reply: { type: "string", minLength: 1, maxLength: 1000, format: "long-text" },
    },
    required: ["reply"],
  },
  uiSchema: {
    reply: { "ui:title": "Your reply", "ui:widget": "textarea", "ui:help": "No email addresses, phone numbers or links." },
  },
  refusals: { "review.personal_details": "reply" },
  errors: {
    reply: { maxLength: "Use at most 1,000 characters.", format: "This has hidden characters. Try typing it.", otherwise: "Enter a reply." },
  },
});

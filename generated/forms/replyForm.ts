// Generated 0e6c42f66c4a. The form replyForm. Change the spec, not this file.
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
  supplied: [],
  own: [],
  schema: {
    $id: "replyForm",
    type: "object",
    properties: {
      reply: { type: "string", minLength: 1, maxLength: 1000 },
    },
    required: ["reply"],
  },
  uiSchema: {
    "ui:order": ["reply"],
    "ui:submitButtonOptions": { submitText: "Post reply" },
    reply: { "ui:title": "Your reply", "ui:widget": "textarea", "ui:help": "No email addresses, phone numbers or links." },
  },
  initial: {},
  refusals: { "review.personal_details": "reply" },
  steps: [],
  errors: {
    reply: { maxLength: "Use at most 1,000 characters.", otherwise: "Enter a reply." },
  },
  rules: [],
});

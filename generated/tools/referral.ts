// Generated a0e2bcea26c6. What assistants may ask of referral.
import { fields, oneOf } from "../contract/contract";
import { FeedbackType } from "../model/values";
import { FeedbackRatings, RecipientChoices } from "./shapes";
import type { Tool } from "./tool";

export const getReferralSummary: Tool = {
  name: "getReferralSummary",
  title: "Get referral summary",
  description: "The person’s own code, link, friends and rewards. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/profile/referral/summary",
  query: [],
  inputSchema: fields({}),
};

export const getReferrer: Tool = {
  name: "getReferrer",
  title: "Get referrer",
  description: "Tells whose referral code it is; an unknown code gives no result. For anyone. May be refused with: referral.unknown_code.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/profile/referral/{referralCode}",
  query: [],
  inputSchema: fields({
    referralCode: {
      type: "string",
      minLength: 1,
      maxLength: 64,
      format: "text",
      description: "Capital or small letters alike",
      examples: ["MAPLE7QX"],
    },
  }),
};

export const sendReferralFeedback: Tool = {
  name: "sendReferralFeedback",
  title: "Send referral feedback",
  description: "Takes what a sender or a recipient says about the referral system. For people who are signed in. Feedback carries the parts of its type and no others. Feedback is taken, or replaces what was sent before. May be refused with: account.not_signed_in, referral.feedback_already_sent, referral.feedback_mixed.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/profile/referral/feedback",
  query: [],
  inputSchema: {
    ...fields({
      type: oneOf(FeedbackType),
      ratings: { $ref: "#/$defs/FeedbackRatings" },
      choices: { $ref: "#/$defs/RecipientChoices" },
      comment: { type: "string", maxLength: 2000, format: "long-text", description: "Anything that could be better" },
      followup_requested: { type: "boolean", description: "The person would like to be contacted for a deeper discussion" },
    }, ["ratings", "choices", "comment", "followup_requested"]),
    $defs: { FeedbackRatings: FeedbackRatings, RecipientChoices: RecipientChoices },
  },
};

// Generated 61e93428bb07. What assistants may ask of referral.
import type { Tool } from "./tool";

export const getReferralSummary: Tool = {
  name: "getReferralSummary",
  title: "Get referral summary",
  description: "The person’s own code, link, friends and rewards. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/profile/referral/summary",
  query: [],
  inputSchema: {
    type: "object",
    properties: {},
    additionalProperties: false,
  },
};

export const getReferrer: Tool = {
  name: "getReferrer",
  title: "Get referrer",
  description: "Tells whose referral code it is; an unknown code gives no result. For anyone. May be refused with: referral.unknown_code.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/profile/referral/{referralCode}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      referralCode: {
        type: "string",
        minLength: 1,
        maxLength: 64,
        format: "text",
        description: "Capital or small letters alike",
        examples: ["MAPLE7QX"],
      },
    },
    required: ["referralCode"],
    additionalProperties: false,
  },
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
    type: "object",
    properties: {
      type: {
        type: "string",
        enum: ["referral_sender", "referral_recipient"],
      },
      ratings: { $ref: "#/$defs/FeedbackRatings" },
      choices: { $ref: "#/$defs/RecipientChoices" },
      comment: { type: "string", maxLength: 2000, format: "long-text", description: "Anything that could be better" },
      followup_requested: { type: "boolean", description: "The person would like to be contacted for a deeper discussion" },
    },
    required: ["type"],
    additionalProperties: false,
    $defs: {
      FeedbackRatings: {
        type: "object",
        properties: {
          understand_referral_system: { type: "integer", minimum: 1, maximum: 5, description: "How well the sender understands the referral system" },
          likely_to_refer: { type: "integer", minimum: 1, maximum: 5, description: "How likely the sender is to refer others" },
          worth_time: { type: "integer", minimum: 1, maximum: 5, description: "Whether the system is worth the sender’s time" },
          signup_satisfaction: { type: "integer", minimum: 1, maximum: 3, description: "How the signup went: 1 confusing, 2 okay, 3 smooth" },
        },
        additionalProperties: false,
      },
      RecipientChoices: {
        type: "object",
        properties: {
          aware_of_referral: {
            type: "string",
            enum: ["aware", "unaware"],
          },
          referral_affected_decision: {
            type: "string",
            enum: ["yes", "no", "not_applicable"],
          },
        },
        additionalProperties: false,
      },
    },
  },
};

// Generated cd5ce289de3a. What the calls of referral take and answer. Change the spec, not this file.
import type { Contract } from "./contract";

/** The person’s own code, link, friends and rewards. */
export const getReferralSummary: Contract = {
  id: "getReferralSummary",
  method: "GET",
  path: "/user/profile/referral/summary",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "ReferralSummary#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Tells whose referral code it is; an unknown code gives no result. */
export const getReferrer: Contract = {
  id: "getReferrer",
  method: "GET",
  path: "/user/profile/referral/:referralCode",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.no_such_call", "referral.unknown_code"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        referralCode: { type: "string", minLength: 1, maxLength: 64 },
      },
      required: ["referralCode"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "Referrer#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Takes what a sender or a recipient says about the referral system. */
export const sendReferralFeedback: Contract = {
  id: "sendReferralFeedback",
  method: "POST",
  path: "/user/profile/referral/feedback",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.too_large", "referral.feedback_already_sent", "referral.feedback_mixed"],
  rules: ["feedbackFits", "feedbackIsNew"],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        type: {
          type: "string",
          enum: ["referral_sender", "referral_recipient"],
        },
        ratings: { $ref: "FeedbackRatingsInput#" },
        choices: { $ref: "RecipientChoicesInput#" },
        comment: { type: "string", maxLength: 2000 },
        followup_requested: { type: "boolean" },
      },
      required: ["type"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

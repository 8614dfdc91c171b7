// Generated 1709247fd584. What the calls of referral take and answer.
import { contractOf, fields, oneOf, type Contract } from "./contract";
import { FeedbackType } from "../model/values";

/** The person’s own code, link, friends and rewards. */
export const getReferralSummary: Contract = contractOf({
  id: "getReferralSummary",
  method: "GET",
  path: "/user/profile/referral/summary",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  answer: { $ref: "ReferralSummary#" },
});

/** Tells whose referral code it is; an unknown code gives no result. */
export const getReferrer: Contract = contractOf({
  id: "getReferrer",
  method: "GET",
  path: "/user/profile/referral/:referralCode",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.no_such_call", "referral.unknown_code"],
  params: fields({
    referralCode: { type: "string", minLength: 1, maxLength: 64, format: "text" },
  }),
  answer: { $ref: "Referrer#" },
});

/** Takes what a sender or a recipient says about the referral system. */
export const sendReferralFeedback: Contract = contractOf({
  id: "sendReferralFeedback",
  method: "POST",
  path: "/user/profile/referral/feedback",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.too_large", "referral.feedback_already_sent", "referral.feedback_mixed"],
  rules: ["feedbackFits", "feedbackIsNew"],
  body: fields({
    type: oneOf(FeedbackType),
    ratings: { $ref: "FeedbackRatingsInput#" },
    choices: { $ref: "RecipientChoicesInput#" },
    comment: { type: "string", maxLength: 2000, format: "long-text" },
    followup_requested: { type: "boolean" },
  }, ["ratings", "choices", "comment", "followup_requested"]),
  answer: fields({}),
});

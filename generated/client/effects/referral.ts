// The calls of referral as effects.
// Written by the generator from the spec; change the spec, not this file.
import { effectOf } from "../effect-of";
import {
  getReferralSummary, getReferrer, sendReferralFeedback, type GetReferralSummaryAnswer, type GetReferralSummaryCode,
  type GetReferrerAnswer, type GetReferrerArgs, type GetReferrerCode, type SendReferralFeedbackAnswer, type SendReferralFeedbackArgs,
  type SendReferralFeedbackCode,
} from "../referral";
import type { Failure } from "../transport";
import type { Effect } from "effector";

/** The person’s own code, link, friends and rewards. A screen makes a copy of its own: `attach({ effect: getReferralSummaryFx })`. */
export const getReferralSummaryFx: Effect<void, GetReferralSummaryAnswer, Failure<GetReferralSummaryCode>> = /* @__PURE__ */ effectOf(
  "getReferralSummaryFx",
  getReferralSummary,
);

/** Tells whose referral code it is; an unknown code gives no result. A screen makes a copy of its own: `attach({ effect: getReferrerFx })`. */
export const getReferrerFx: Effect<GetReferrerArgs, GetReferrerAnswer, Failure<GetReferrerCode>> = /* @__PURE__ */ effectOf(
  "getReferrerFx",
  getReferrer,
);

/**
 * Takes what a sender or a recipient says about the referral system. A screen makes a copy of its own: `attach({ effect:
 * sendReferralFeedbackFx })`.
 */
export const sendReferralFeedbackFx: Effect<SendReferralFeedbackArgs, SendReferralFeedbackAnswer, Failure<SendReferralFeedbackCode>> =
  /* @__PURE__ */ effectOf("sendReferralFeedbackFx", sendReferralFeedback);

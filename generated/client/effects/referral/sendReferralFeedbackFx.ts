// Generated 4a1c7dc0cc35. The effect of sendReferralFeedback. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { sendReferralFeedback, type SendReferralFeedbackAnswer, type SendReferralFeedbackArgs, type SendReferralFeedbackCode } from "../../referral/sendReferralFeedback";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Takes what a sender or a recipient says about the referral system. */
export const sendReferralFeedbackFx: Effect<SendReferralFeedbackArgs, SendReferralFeedbackAnswer, Failure<SendReferralFeedbackCode>> = /* @__PURE__ */ effectOf("sendReferralFeedbackFx", sendReferralFeedback);

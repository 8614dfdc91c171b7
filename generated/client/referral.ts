// Generated 7c07379c6ac9. The calls of referral. Change the spec, not this file.

export { getReferralSummary, getReferralSummaryFx, type GetReferralSummaryAnswer, type GetReferralSummaryCode } from "./referral/getReferralSummary";
export { getReferrer, getReferrerFx, type GetReferrerAnswer, type GetReferrerArgs, type GetReferrerCode } from "./referral/getReferrer";
export { sendReferralFeedback, sendReferralFeedbackFx, type SendReferralFeedbackAnswer, type SendReferralFeedbackArgs, type SendReferralFeedbackCode } from "./referral/sendReferralFeedback";

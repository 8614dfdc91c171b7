// Generated fac9aec37d08. The calls of referral. Change the spec, not this file.

export { getReferralSummary, type GetReferralSummaryAnswer, type GetReferralSummaryCode } from "./referral/getReferralSummary";
export { getReferrer, type GetReferrerAnswer, type GetReferrerArgs, type GetReferrerCode } from "./referral/getReferrer";
export { sendReferralFeedback, type SendReferralFeedbackAnswer, type SendReferralFeedbackArgs, type SendReferralFeedbackCode } from "./referral/sendReferralFeedback";

// Generated f09ff328edd2. The calls of referral.

export { getReferralSummary, getReferralSummaryFx, type GetReferralSummaryAnswer, type GetReferralSummaryCode } from "./referral/getReferralSummary";
export { getReferrer, getReferrerFx, type GetReferrerAnswer, type GetReferrerArgs, type GetReferrerCode } from "./referral/getReferrer";
export { sendReferralFeedback, sendReferralFeedbackFx, type SendReferralFeedbackAnswer, type SendReferralFeedbackArgs, type SendReferralFeedbackCode } from "./referral/sendReferralFeedback";

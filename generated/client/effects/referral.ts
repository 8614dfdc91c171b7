// Generated de7ebd2f25d4. The calls of referral as effects. Change the spec, not this file.

export { getReferralSummaryFx } from "./referral/getReferralSummaryFx";
export { getReferrerFx } from "./referral/getReferrerFx";
export { sendReferralFeedbackFx } from "./referral/sendReferralFeedbackFx";

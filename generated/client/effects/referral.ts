// The calls of referral as effects. Written by the generator from the spec; change the spec, not this file.

export { getReferralSummaryFx } from "./referral/getReferralSummaryFx";
export { getReferrerFx } from "./referral/getReferrerFx";
export { sendReferralFeedbackFx } from "./referral/sendReferralFeedbackFx";

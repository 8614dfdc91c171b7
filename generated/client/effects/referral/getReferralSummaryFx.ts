// Generated dd832af217c8. The effect of getReferralSummary. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getReferralSummary, type GetReferralSummaryAnswer, type GetReferralSummaryCode } from "../../referral/getReferralSummary";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The person’s own code, link, friends and rewards. */
export const getReferralSummaryFx: Effect<void, GetReferralSummaryAnswer, Failure<GetReferralSummaryCode>> = /* @__PURE__ */ effectOf("getReferralSummaryFx", getReferralSummary);

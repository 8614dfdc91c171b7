// Generated 5bd33c4f4dbc. Examples of the calls of referral. A rule that asks for the state of a thing, or the hour, is not played through.
import type { GetReferralSummaryAnswer, GetReferralSummaryCode, GetReferrerAnswer, GetReferrerArgs, GetReferrerCode, SendReferralFeedbackAnswer, SendReferralFeedbackArgs, SendReferralFeedbackCode } from "../client/referral";
import type { Example } from "./example";
import { exampleReferralSummary, exampleReferrer } from "./things";

export const getReferralSummary: Example<void, GetReferralSummaryAnswer, GetReferralSummaryCode> = {
  answer: exampleReferralSummary,
};

export const getReferrer: Example<GetReferrerArgs, GetReferrerAnswer, GetReferrerCode> = {
  args: { referralCode: "MAPLE7QX" },
  answer: exampleReferrer,
};

export const sendReferralFeedback: Example<SendReferralFeedbackArgs, SendReferralFeedbackAnswer, SendReferralFeedbackCode> = {
  args: { type: "referral_sender" },
  answer: {},
};

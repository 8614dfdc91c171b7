// The calls of referral.
// Written by the generator from the spec; change the spec, not this file.
import { ask } from "./ask";
import type { Outcome, Transport } from "./transport";
import type { FeedbackRatings, RecipientChoices, ReferralSummary, Referrer } from "../model/entities";
import type { FeedbackType } from "../model/values";

export type GetReferralSummaryAnswer = ReferralSummary;
export type GetReferralSummaryCode = "account.not_signed_in" | "input.invalid" | "input.malformed";

/**
 * The person’s own code, link, friends and rewards. GET /user/profile/referral/summary. For people who are signed in. Source: §7 User and
 * session.
 */
export function getReferralSummary(transport: Transport): Promise<Outcome<GetReferralSummaryAnswer, GetReferralSummaryCode>> {
  return ask(transport, {
    call: "getReferralSummary", method: "GET", path: "/user/profile/referral/summary",
    codes: "account.not_signed_in input.invalid input.malformed", secure: true,
  }, undefined);
}

export interface GetReferrerArgs {
  /** Capital or small letters alike */
  readonly referralCode: string;
}

export type GetReferrerAnswer = Referrer;
export type GetReferrerCode = "input.invalid" | "input.malformed" | "input.no_such_call" | "referral.unknown_code";

/**
 * Tells whose referral code it is; an unknown code gives no result. GET /user/profile/referral/{referralCode}. For anyone. Source: §7 User
 * and session.
 */
export function getReferrer(transport: Transport, args: GetReferrerArgs): Promise<Outcome<GetReferrerAnswer, GetReferrerCode>> {
  return ask(transport, {
    call: "getReferrer", method: "GET", path: "/user/profile/referral/{referralCode}",
    codes: "input.invalid input.malformed input.no_such_call referral.unknown_code",
  }, args);
}

export interface SendReferralFeedbackArgs {
  readonly type: FeedbackType;
  readonly ratings?: FeedbackRatings | undefined;
  readonly choices?: RecipientChoices | undefined;
  /** Anything that could be better */
  readonly comment?: string | undefined;
  /** The person would like to be contacted for a deeper discussion */
  readonly followup_requested?: boolean | undefined;
}

export type SendReferralFeedbackAnswer = Readonly<Record<never, never>>;
export type SendReferralFeedbackCode =
  | "account.not_signed_in" | "input.invalid" | "input.malformed" | "input.too_large" | "referral.feedback_already_sent"
  | "referral.feedback_mixed";

/**
 * Takes what a sender or a recipient says about the referral system. POST /user/profile/referral/feedback. For people who are signed in.
 * Source: §7 User and session.
 */
export function sendReferralFeedback(
  transport: Transport,
  args: SendReferralFeedbackArgs,
): Promise<Outcome<SendReferralFeedbackAnswer, SendReferralFeedbackCode>> {
  return ask(transport, {
    call: "sendReferralFeedback", method: "POST", path: "/user/profile/referral/feedback",
    codes: "account.not_signed_in input.invalid input.malformed input.too_large referral.feedback_already_sent referral.feedback_mixed",
    secure: true,
  }, args);
}

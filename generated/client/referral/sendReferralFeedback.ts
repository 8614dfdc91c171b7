// Generated c341415e264c. The call sendReferralFeedback. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { FeedbackRatings, RecipientChoices } from "../../model/entities";
import type { FeedbackType } from "../../model/values";

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

export type SendReferralFeedbackCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large"
  | "referral.feedback_already_sent"
  | "referral.feedback_mixed";

/** Takes what a sender or a recipient says about the referral system. POST /user/profile/referral/feedback. For people who are signed in. Source: §7 User and session. */
export function sendReferralFeedback(transport: Transport, args: SendReferralFeedbackArgs): Promise<Outcome<SendReferralFeedbackAnswer, SendReferralFeedbackCode>> {
  return ask(transport, { call: "sendReferralFeedback", method: "POST", path: "/user/profile/referral/feedback", codes: "account.not_signed_in input.invalid input.malformed input.too_large referral.feedback_already_sent referral.feedback_mixed", secure: true }, args);
}

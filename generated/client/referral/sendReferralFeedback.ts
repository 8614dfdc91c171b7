// Generated abab04679320. The call sendReferralFeedback, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
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

const codes = "account.not_signed_in input.invalid input.malformed input.too_large referral.feedback_already_sent referral.feedback_mixed";

export type SendReferralFeedbackCode = Words<typeof codes>;

/** Takes what a sender or a recipient says about the referral system. POST /user/profile/referral/feedback. For people who are signed in. Source: §7 User and session. */
export function sendReferralFeedback(transport: Transport, args: SendReferralFeedbackArgs): Promise<Outcome<SendReferralFeedbackAnswer, SendReferralFeedbackCode>> {
  return ask(transport, { call: "sendReferralFeedback", method: "POST", path: "/user/profile/referral/feedback", secure: true, codes }, args);
}

export const sendReferralFeedbackFx = /* @__PURE__ */ effectOf("sendReferralFeedbackFx", sendReferralFeedback);

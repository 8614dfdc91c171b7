// The two surveys' answers, as far as something was entered.
import type { SendReferralFeedbackArgs } from '../../../../generated/client/referral/sendReferralFeedback';
import type { RecipientSurveyFormValues } from '../../../../generated/forms/recipientSurveyForm';
import type { SenderSurveyFormValues } from '../../../../generated/forms/senderSurveyForm';
import { closedSurveyIsSent } from '../../../../generated/rules/referral';

export type SenderEntered = Partial<SenderSurveyFormValues>;
export type RecipientEntered = Partial<RecipientSurveyFormValues>;

/** A sender's answers so far. */
export const senderFeedback = (entered: SenderEntered): SendReferralFeedbackArgs => {
  const { understand_referral_system, likely_to_refer, worth_time, followup_requested } = entered;
  const comment = entered.comment?.trim();
  return {
    type: 'referral_sender',
    ratings: { understand_referral_system, likely_to_refer, worth_time },
    ...(comment ? { comment } : {}),
    ...(followup_requested ? { followup_requested } : {}),
  };
};

/** Whether a sender's survey that is closed early has anything to send. */
export const isWorthSending = (entered: SenderEntered): boolean => {
  const { ratings, ...feedback } = senderFeedback(entered);
  return closedSurveyIsSent({ senderRatings: { ...ratings }, senderFeedback: feedback }).ok;
};

/** A recipient's answers so far, with the face chosen before. */
export const recipientFeedback = (choices: RecipientEntered, signup_satisfaction: number): SendReferralFeedbackArgs => ({
  type: 'referral_recipient',
  choices,
  ratings: { signup_satisfaction },
});

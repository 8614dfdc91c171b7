// Referral banners and surveys: decided here for everybody, at most one of the two at a time. Pure: the moment is passed in.
import { HOUR } from '../../../generated/model/dates';
import { surveyPauseHours } from '../../../generated/model/constants';

type Flag = 'show_referral_recipient_banner' | 'show_referral_sender_banner' | 'show_referral_sender_modal';
export type SurveyFlags = Readonly<Record<Flag, boolean>>;

export interface SurveyFacts {
  /** The earlier question: only a no counts. */
  readonly kept: Readonly<Record<Flag, boolean | null>>;
  /** Signed up through somebody's code. */
  readonly came: boolean;
  /** A friend signed up with the person's own code. */
  readonly brought: boolean;
  readonly recipient_interacted_at: Date | null;
  readonly sender_interacted_at: Date | null;
  /** The feedback that has arrived. */
  readonly said: readonly string[];
}

const pauseMs = surveyPauseHours * HOUR;

/** The three flags of a profile. The recipient is asked first; the sender not on the same visit. */
export const surveysDue = ({ kept, said, ...it }: SurveyFacts, now: Date): SurveyFlags => {
  const recipient = it.came && it.recipient_interacted_at === null && !said.includes('referral_recipient');
  const isTired = it.recipient_interacted_at !== null && now.getTime() - it.recipient_interacted_at.getTime() < pauseMs;
  const isAskedFirst = recipient && kept.show_referral_recipient_banner !== false;
  const sender = it.brought && it.sender_interacted_at === null && !said.includes('referral_sender') && !isAskedFirst && !isTired;
  return {
    show_referral_recipient_banner: isAskedFirst,
    show_referral_sender_banner: sender && kept.show_referral_sender_banner !== false,
    show_referral_sender_modal: sender && kept.show_referral_sender_modal !== false,
  };
};

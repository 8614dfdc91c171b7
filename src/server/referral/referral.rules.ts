// What a referral has come to, and what it may still bring. Pure: the moment is passed in.
import { referralSenderMonths, referralSenderPoints, referralYearlyCap } from '../../../generated/model/constants';
import type { ReferralStage } from '../../../generated/model/values';

export interface Friend {
  readonly joined_at: Date;
  readonly verified_at: Date | null;
  readonly stayed: boolean;
  readonly hosted: boolean;
  readonly reversed: boolean;
}

const monthsLater = (moment: Date, months: number): Date => {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
};

/** How far a friend has come. Rewards say it where there are some; without one, the time since signing up does. */
export const stageOf = (it: Friend, now: Date): ReferralStage => {
  if (it.reversed) return 'void';
  if (it.hosted) return 'hosted';
  if (it.stayed) return 'stayed';
  if (now > monthsLater(it.joined_at, referralSenderMonths)) return 'lapsed';
  return it.verified_at ? 'verified' : 'signed_up';
};

/** What arrives if everyone who has joined stays in time, within what the year still allows. */
export const pendingOf = (stages: readonly ReferralStage[], thisYear: number): number => {
  const waiting = stages.filter((stage) => stage === 'verified').length * referralSenderPoints;
  return Math.max(0, Math.min(waiting, referralYearlyCap - thisYear));
};

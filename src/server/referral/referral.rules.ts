// What a referral has come to, and what it may still bring. Pure: the moment is passed in.
import { referralHostDays, referralSenderMonths, referralSenderPoints, referralYearlyCap } from '../../../generated/model/constants';
import type { ReferralStage } from '../../../generated/model/values';
import { HOUR } from '../../../generated/rules/runtime';

export interface Friend {
  readonly joined_at: Date;
  readonly verified_at: Date | null;
  readonly stayed_at: Date | null;
  readonly hosted_at: Date | null;
  readonly voided_at: Date | null;
}

// of a month that is shorter, its last day
const monthsLater = (moment: Date, months: number): Date => {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
};

/** Until when the end of a friend’s stay rewards the sender. */
export const stayUntil = (joined_at: Date): Date => monthsLater(joined_at, referralSenderMonths);

/** Until when the end of a stay at a friend’s place rewards the sender. */
export const hostUntil = (joined_at: Date): Date => new Date(joined_at.getTime() + referralHostDays * 24 * HOUR);

/** How far a friend has come. What was rewarded says it; where nothing was, the time since signing up does. */
export const stageOf = (it: Friend, now: Date): ReferralStage => {
  if (it.voided_at) return 'void';
  if (it.hosted_at) return 'hosted';
  if (it.stayed_at) return 'stayed';
  if (now > stayUntil(it.joined_at)) return 'lapsed';
  return it.verified_at ? 'verified' : 'signed_up';
};

/** What arrives if everyone who has joined stays in time, within what the year still allows. */
export const pendingOf = (stages: readonly ReferralStage[], thisYear: number): number => {
  const waiting = stages.filter((stage) => stage === 'verified').length * referralSenderPoints;
  return Math.max(0, Math.min(waiting, referralYearlyCap - thisYear));
};

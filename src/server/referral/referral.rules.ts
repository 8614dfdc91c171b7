// A referral's result, and its possible rewards. Pure: the moment is passed in.
import {
  referralHostDays,
  referralHostPoints,
  referralSenderMonths,
  referralSenderPoints,
  referralStayMinimumCad,
  referralYearlyCap,
} from '../../../generated/model/constants';
import { addMonths, DAY, dayOf } from '../../../generated/model/dates';
import type { ReferralStage, VoidBecause } from '../../../generated/model/values';
import { utcDateOf } from '../../../generated/model/wire';

export interface Friend {
  readonly joined_at: Date;
  readonly verified_at: Date | null;
  readonly stayed_at: Date | null;
  readonly hosted_at: Date | null;
  readonly voided_at: Date | null;
  readonly waits_for: VoidBecause | null;
  readonly is_host: boolean;
}

// of a month that is shorter, its last day
const monthsLater = (moment: Date, months: number): Date =>
  new Date(dayOf(addMonths(utcDateOf(moment), months)) * DAY + (moment.getTime() % DAY));

/** Until when the end of a friend’s stay rewards the sender. */
export const stayUntil = (joined_at: Date): Date => monthsLater(joined_at, referralSenderMonths);

/** Until when the end of a stay at a friend’s place rewards the sender. */
export const hostUntil = (joined_at: Date): Date => new Date(joined_at.getTime() + referralHostDays * DAY);

/** The part of a stay that its guest has paid and not got back, at least, so that it rewards the sender: by a friend's own, and at their place. */
export const stayLeast = referralStayMinimumCad * 100;
export const hostingLeast = 1;

/** A friend's progress. Rewards tell it; without any, the time since signing up does. */
export const stageOf = (it: Friend, now: Date): ReferralStage => {
  if (it.voided_at) return 'void';
  if (it.hosted_at) return 'hosted';
  if (it.stayed_at) return 'stayed';
  if (it.waits_for !== null) return 'waiting';
  if (now > stayUntil(it.joined_at)) return 'lapsed';
  return it.verified_at ? 'verified' : 'signed_up';
};

/** A friend's possible rewards: by a stay of their own, and by one at their place. */
const mayBring = (it: Friend, now: Date): number => {
  if (it.voided_at || it.waits_for !== null || !it.verified_at) return 0;
  const stay = it.stayed_at === null && now <= stayUntil(it.joined_at) ? referralSenderPoints : 0;
  const host = it.is_host && it.hosted_at === null && now <= hostUntil(it.joined_at) ? referralHostPoints : 0;
  return stay + host;
};

/**
 * The points to come if every friend who has joined stays in time, and every one who hosts has guests in time, within the rest of the
 * yearly limit.
 */
export const pendingOf = (friends: readonly Friend[], now: Date, thisYear: number): number => {
  const waiting = friends.reduce((sum, friend) => sum + mayBring(friend, now), 0);
  return Math.max(0, Math.min(waiting, referralYearlyCap - thisYear));
};

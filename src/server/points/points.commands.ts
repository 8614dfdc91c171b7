// Commands on points for other subjects, within their own transaction: set aside, given back, spent, returned, earned, rewarded. Asked
// twice, each is done once.
import { sql } from 'kysely';
import { firstListingPoints, referralYearlyCap } from '../../../generated/model/constants';
import { RewardFor } from '../../../generated/model/values';
import type { Database } from '../database/open';
import { isCheckViolation } from '../database/violations';
import { refuse } from '../request/refusal';
import { sumRewards, sumWelcome } from './points.lookup';
import {
  addingEntries,
  type BookingPoints,
  insertEntries,
  lockBalance,
  lockBookingPoints,
  lockEarned,
  type NewEntry,
  takeBack,
} from './points.repository';

/** For whom, and when. */
export interface PointsFor {
  readonly profile_id: string;
  readonly booking_id: string;
  /** Its reason, as the person reads it. */
  readonly reason: string;
  readonly now: Date;
}
export interface OfBooking {
  readonly booking_id: string;
  readonly now: Date;
}

interface PointsHold extends PointsFor {
  readonly points: number;
}

/** Sets how many points are set aside for a booking, whatever was before. Refuses more than its guest has. */
export const holdPoints = async (trx: Database, { points, ...it }: PointsHold): Promise<void> => {
  const balance = await lockBalance(trx, it.profile_id);
  const held = (await lockBookingPoints(trx, it.booking_id))?.held ?? 0;
  if (points - held > balance) refuse('points.not_enough', { data: { balance: balance + held } });
  await insertEntries(trx, [{ ...it, kind: points > held ? 'hold' : 'release', points: held - points }]);
};
/** The write that sets points aside for a booking that is made with it. The database refuses more than its guest has. */
export const holdingPoints = (trx: Database, { points, ...it }: PointsHold) =>
  addingEntries(trx, [{ ...it, kind: 'hold', points: -points }]);

/** Whether another came first with points of a balance. */
export const isOverdrawn = (error: unknown): boolean => isCheckViolation(error, 'points_balances_balance_check');

type Entry = Pick<NewEntry, 'kind' | 'points'>;
const follow = async (
  trx: Database,
  { booking_id, now }: OfBooking,
  entriesFor: (standing: BookingPoints) => readonly Entry[],
): Promise<void> => {
  const standing = await lockBookingPoints(trx, booking_id);
  if (!standing) return;
  const { profile_id, reason } = standing;
  await insertEntries(
    trx,
    entriesFor(standing).map((entry) => ({ profile_id, booking_id, reason, now, ...entry })),
  );
};

/** Gives back what was set aside for a booking that comes to nothing, or is paid otherwise. */
export const releasePoints = (trx: Database, it: OfBooking): Promise<void> =>
  follow(trx, it, ({ held }) => [{ kind: 'release', points: held }]);

/** Spends what was set aside for a booking: it is paid. */
export const spendPoints = (trx: Database, it: OfBooking): Promise<void> =>
  follow(trx, it, ({ held }) => [
    { kind: 'release', points: held },
    { kind: 'spend', points: -held },
  ]);

/** Gives back a part of what was spent on a booking, as if it had never been: the booking takes no more by now. */
export const lessenSpent = (trx: Database, { points, ...it }: OfBooking & { readonly points: number }): Promise<void> =>
  follow(trx, it, ({ spent }) => [{ kind: 'spend', points: Math.min(points, spent) }]);

/** Sets how many of the points that were spent on a booking have come back in all; never fewer than before, nor more than were spent. */
export const returnPoints = (trx: Database, { points, ...it }: OfBooking & { readonly points: number }): Promise<void> =>
  follow(trx, it, ({ spent, returned }) => [{ kind: 'reverse', points: Math.max(0, Math.min(points, spent) - returned) }]);

/** Gives the points that a stay has earned. */
export const earnPoints = (trx: Database, it: PointsFor & { readonly points: number }): Promise<void> =>
  insertEntries(trx, [{ ...it, kind: 'earn' }]);

/** Sets how many of the points that a stay has earned its guest keeps: the others are taken back. */
export const keepEarned = async (trx: Database, { booking_id, points, now }: OfBooking & { readonly points: number }): Promise<void> => {
  const earned = await lockEarned(trx, booking_id);
  if (!earned || earned.kept <= points) return;
  const { profile_id, reason, kept } = earned;
  await takeBack(trx, { profile_id, booking_id, reason, points: kept - points, now });
};

/** Thanks a host for a first listing whose calendar keeps itself true: once, however many follow. */
export const rewardFirstListing = (trx: Database, it: Omit<PointsFor, 'booking_id'>): Promise<void> =>
  insertEntries(trx, [{ ...it, kind: 'earn', reward: 'listing', points: firstListingPoints }]);

export interface Reward {
  /** The receiver. */
  readonly profile_id: string;
  readonly friend_id: string;
  readonly reward: 'friend' | 'sender' | 'host';
  readonly points: number;
  readonly now: Date;
}

/** When the year began in which rewards are counted together. */
const yearOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), 0, 1));

const pointsOfReward = (db: Database, { friend_id, reward }: Pick<Reward, 'friend_id' | 'reward'>) =>
  db.selectFrom('points_entries').where('friend_id', '=', friend_id).where('reward', '=', reward);

/** Gives the reward of a referral; a sender gets no more in a year than the cap. One that was taken back can come again. */
export const giveReward = async (trx: Database, { points, ...it }: Reward): Promise<void> => {
  // two friends at once do not go over the cap together
  await lockBalance(trx, it.profile_id);
  const { lately } = await sumRewards(trx, { profile_id: it.profile_id, since: yearOf(it.now) });
  const given = it.reward === 'friend' ? points : Math.max(0, Math.min(points, referralYearlyCap - lately));
  const isAgain = (await pointsOfReward(trx, it).select('entry_id').limit(1).executeTakeFirst()) !== undefined;
  await insertEntries(trx, [{ ...it, kind: isAgain ? 'admin' : 'earn', points: given, reason: RewardFor[it.reward].label }]);
};

/** Takes back what a sender got for a stay of which too little is left. */
export const takeBackReward = async (trx: Database, it: Omit<Reward, 'points'>): Promise<void> => {
  await lockBalance(trx, it.profile_id);
  const given = pointsOfReward(trx, it).where('profile_id', '=', it.profile_id);
  const { points } = await given
    .select(sql<number>`coalesce(sum(points - coalesce(owed, 0)), 0)::integer`.as('points'))
    .executeTakeFirstOrThrow();
  if (points > 0) await takeBack(trx, { ...it, points, reason: RewardFor[it.reward].label });
};

/** Gives a friend again what was taken back until somebody had looked. */
export const giveWelcomeAgain = async (trx: Database, { points, ...it }: Pick<Reward, 'friend_id' | 'points' | 'now'>): Promise<void> => {
  await lockBalance(trx, it.friend_id);
  const missing = Math.max(0, points - (await sumWelcome(trx, it.friend_id)));
  const entry = { ...it, profile_id: it.friend_id, reward: 'friend', reason: RewardFor.friend.label } as const;
  await insertEntries(trx, [{ ...entry, kind: 'admin', points: missing }]);
};

/** Takes back what a friend got for signing up, as far as it is still there. */
export const takeBackWelcome = async (trx: Database, { friend_id, now }: Pick<Reward, 'friend_id' | 'now'>): Promise<void> => {
  const balance = await lockBalance(trx, friend_id);
  const points = -Math.min(balance, await sumWelcome(trx, friend_id));
  const entry = { profile_id: friend_id, friend_id, reward: 'friend', reason: RewardFor.friend.label, now } as const;
  await insertEntries(trx, [{ ...entry, kind: 'reverse', points }]);
};

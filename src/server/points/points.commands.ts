// What others ask of points, within their own transaction: set aside, given back, spent, returned, earned. Asked twice, each is done once.
import { firstListingPoints } from '../../../generated/model/constants';
import type { Database } from '../database/open';
import { refuse } from '../refusal';
import { type BookingPoints, insertEntries, lockBalance, lockBookingPoints, type NewEntry } from './points.repository';

/** For whom, and when. */
export interface PointsFor {
  readonly profile_id: string;
  readonly booking_id: string;
  /** What it is for, as the person reads it. */
  readonly reason: string;
  readonly now: Date;
}
export interface OfBooking {
  readonly booking_id: string;
  readonly now: Date;
}

/** Sets how many points are set aside for a booking, whatever was before. Refuses more than its guest has. */
export const holdPoints = async (trx: Database, { points, ...it }: PointsFor & { readonly points: number }): Promise<void> => {
  const balance = await lockBalance(trx, it.profile_id);
  const held = (await lockBookingPoints(trx, it.booking_id))?.held ?? 0;
  if (points - held > balance) refuse('points.not_enough', { data: { balance: balance + held } });
  await insertEntries(trx, [{ ...it, kind: points > held ? 'hold' : 'release', points: held - points }]);
};

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

/** Sets how many of the points that were spent on a booking have come back in all; never fewer than before, nor more than were spent. */
export const returnPoints = (trx: Database, { points, ...it }: OfBooking & { readonly points: number }): Promise<void> =>
  follow(trx, it, ({ spent, returned }) => [{ kind: 'reverse', points: Math.max(0, Math.min(points, spent) - returned) }]);

/** Gives the points that a stay has earned. */
export const earnPoints = (trx: Database, it: PointsFor & { readonly points: number }): Promise<void> =>
  insertEntries(trx, [{ ...it, kind: 'earn' }]);

/** Thanks a host for a first listing whose calendar keeps itself true: once, however many follow. */
export const rewardFirstListing = (trx: Database, it: Omit<PointsFor, 'booking_id'>): Promise<void> =>
  insertEntries(trx, [{ ...it, kind: 'earn', reward: 'listing', points: firstListingPoints }]);

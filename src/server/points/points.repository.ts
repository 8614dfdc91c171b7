// The points ledger in the database: entries are added and never changed, and the database keeps what they come to.
import { randomUUID } from 'node:crypto';
import type { PointsEntryKind, RewardFor } from '../../../generated/model/values';
import type { Database } from '../database/open';

export interface NewEntry {
  readonly profile_id: string;
  readonly kind: PointsEntryKind;
  readonly points: number;
  readonly booking_id?: string;
  readonly reason: string;
  readonly now: Date;
  /** Of a reward for a referral: which, and the friend who brought it. */
  readonly reward?: RewardFor;
  readonly friend_id?: string;
}

/** Adds entries; one that is there once only, and is there, is left as it is. */
export const insertEntries = async (trx: Database, entries: readonly NewEntry[]): Promise<void> => {
  const rows = entries
    .filter(({ points }) => points !== 0)
    .map(({ now, ...entry }) => ({ booking_id: null, reward: null, friend_id: null, ...entry, entry_id: randomUUID(), created_at: now }));
  if (rows.length > 0)
    await trx
      .insertInto('points_entries')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

/** A person's balance, locked until this transaction ends. */
export const lockBalance = async (trx: Database, profile_id: string): Promise<number> => {
  await trx
    .insertInto('points_balances')
    .values({ profile_id, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const one = trx.selectFrom('points_balances').select('balance').where('profile_id', '=', profile_id);
  return (await one.forUpdate().executeTakeFirstOrThrow()).balance;
};

/** The sums of a booking's entries: points set aside, spent, and returned. */
export interface BookingPoints {
  readonly profile_id: string;
  readonly reason: string;
  readonly held: number;
  readonly spent: number;
  readonly returned: number;
}

/** The points of a booking; nothing where none were ever put towards it. Locks them until this transaction ends. */
export const lockBookingPoints = async (trx: Database, booking_id: string): Promise<BookingPoints | undefined> => {
  const entries = trx
    .selectFrom('points_entries')
    .select(['profile_id', 'reason', 'kind', 'points'])
    .where('booking_id', '=', booking_id)
    .where('kind', 'in', ['hold', 'release', 'spend', 'reverse']);
  const [first] = await entries.limit(1).execute();
  if (!first) return undefined;
  await lockBalance(trx, first.profile_id);
  const all = await entries.execute();
  const of = (...kinds: readonly PointsEntryKind[]): number =>
    all.reduce((sum, { kind, points }) => (kinds.includes(kind) ? sum + points : sum), 0);
  const { profile_id, reason } = first;
  return { profile_id, reason, held: -of('hold', 'release') || 0, spent: -of('spend') || 0, returned: of('reverse') };
};

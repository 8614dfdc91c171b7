// The points ledger in the database: entries are added and never changed, and the database keeps what they come to.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PointsEntryKind, RewardFor } from '../../../generated/model/values';
import { pointsTexts } from '../../../generated/texts/sentences/pointsTexts';
import type { Database } from '../database/open';
import { writeTogether } from '../database/transact';

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
  /** Of points that are taken back: those that were not there. */
  readonly owed?: number;
}

/** The writes that add entries; one that is there once only, and is there, is left as it is. */
export const addingEntries = (trx: Database, entries: readonly NewEntry[]) => {
  const rows = entries
    .filter(({ points, owed = 0 }) => points !== 0 || owed !== 0)
    .map(({ now, ...entry }) => ({
      booking_id: null,
      reward: null,
      friend_id: null,
      owed: null,
      ...entry,
      entry_id: randomUUID(),
      created_at: now,
    }));
  return rows.length === 0
    ? []
    : [
        trx
          .insertInto('points_entries')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing()),
      ];
};
const addEntries = (trx: Database, entries: readonly NewEntry[]): Promise<void> => writeTogether(trx, addingEntries(trx, entries));

/** The points of a person that were to be taken back and were not there. */
export const findOwed = async (db: Database, profileId: string): Promise<number> => {
  const all = db.selectFrom('points_entries').where('profile_id', '=', profileId).where('owed', 'is not', null);
  return (await all.select((row) => row.fn.sum<number | null>('owed').as('sum')).executeTakeFirstOrThrow()).sum ?? 0;
};

/** Adds entries; one that is there once only, and is there, is left as it is. Points that come in make up for those that are owed. */
export const insertEntries = async (trx: Database, entries: readonly NewEntry[]): Promise<void> => {
  await addEntries(trx, entries);
  const coming = entries.find(({ points }) => points > 0);
  const owed = coming ? await findOwed(trx, coming.profile_id) : 0;
  if (!coming || owed === 0) return;
  const { profile_id, now } = coming;
  const points = Math.min(owed, await lockBalance(trx, profile_id));
  await addEntries(trx, [{ profile_id, now, kind: 'reverse', points: -points, owed: -points, reason: pointsTexts.madeUp }]);
};

/** Takes points back as far as they are there; the rest is owed. */
export const takeBack = async (trx: Database, { points, ...entry }: Omit<NewEntry, 'kind' | 'owed'>): Promise<void> => {
  const taken = Math.min(points, await lockBalance(trx, entry.profile_id));
  await addEntries(trx, [{ ...entry, kind: 'reverse', points: -taken, owed: points - taken }]);
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
    .where('kind', 'in', ['hold', 'release', 'spend', 'reverse'])
    // points that a stay has earned are counted by themselves
    .where('owed', 'is', null);
  const [first] = await entries.limit(1).execute();
  if (!first) return undefined;
  await lockBalance(trx, first.profile_id);
  const all = await entries.execute();
  const of = (...kinds: readonly PointsEntryKind[]): number =>
    all.reduce((sum, { kind, points }) => (kinds.includes(kind) ? sum + points : sum), 0);
  const { profile_id, reason } = first;
  return { profile_id, reason, held: -of('hold', 'release') || 0, spent: -of('spend') || 0, returned: of('reverse') };
};

/** The points that a stay has earned and that were not taken back, owed ones included; nothing where it has earned none. */
export const lockEarned = async (
  trx: Database,
  booking_id: string,
): Promise<{ readonly profile_id: string; readonly reason: string; readonly kept: number } | undefined> => {
  const entries = trx.selectFrom('points_entries').where('booking_id', '=', booking_id);
  const earned = await entries.select(['profile_id', 'reason', 'points']).where('kind', '=', 'earn').executeTakeFirst();
  if (!earned) return undefined;
  await lockBalance(trx, earned.profile_id);
  const { profile_id, reason, points } = earned;
  const { back } = await entries
    .select(sql<number>`coalesce(sum(owed - points), 0)::integer`.as('back'))
    .where('owed', 'is not', null)
    .executeTakeFirstOrThrow();
  return { profile_id, reason, kept: points - back };
};

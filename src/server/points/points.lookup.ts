// The points ledger as everything that is not about points reads it. Reads only.
import { sql } from 'kysely';
import type { PointsEntry } from '../../../generated/model/entities';
import { columnsOfPointsEntry, readPointsEntry } from '../../../generated/tables/points-entries';
import type { Database } from '../database/open';

/** Every entry of a person's ledger, the newest first. */
export const pointsOf = async (db: Database, profileId: string): Promise<readonly PointsEntry[]> => {
  const rows = await db
    .selectFrom('points_entries')
    .select(columnsOfPointsEntry)
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('entry_id')
    .execute();
  return rows.map(readPointsEntry);
};

/** What each friend of a person has brought them so far, to join with. */
export const rewardsByFriend = (db: Database, profileId: string) =>
  db
    .selectFrom('points_entries')
    .select((row) => ['friend_id', row.fn.sum<number>('points').as('points')])
    .where('profile_id', '=', profileId)
    .where('reward', 'in', ['sender', 'host'])
    .groupBy('friend_id');

/** What a person's referrals have brought: in all, and since a moment. */
export const sumRewards = async (
  db: Database,
  it: { readonly profile_id: string; readonly since: Date },
): Promise<{ readonly all: number; readonly lately: number }> => {
  const { rows } = await sql<{ all: number; lately: number }>`
    select coalesce(sum(points), 0) as all, coalesce(sum(points) filter (where created_at >= ${it.since}), 0) as lately
    from points_entries where profile_id = ${it.profile_id} and reward in ('sender', 'host')`.execute(db);
  return rows[0] ?? { all: 0, lately: 0 };
};

/** What a person got for signing up with a code, less what was taken back. */
export const sumWelcome = async (db: Database, profileId: string): Promise<number> => {
  const all = db.selectFrom('points_entries').where('profile_id', '=', profileId).where('reward', '=', 'friend');
  return (await all.select((row) => row.fn.sum<number | null>('points').as('sum')).executeTakeFirstOrThrow()).sum ?? 0;
};

/** The points that a person can spend. */
export const findBalance = async (db: Database, profileId: string): Promise<number> =>
  (await db.selectFrom('points_balances').select('balance').where('profile_id', '=', profileId).executeTakeFirst())?.balance ?? 0;

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

/** The points that a person can spend. */
export const findBalance = async (db: Database, profileId: string): Promise<number> => {
  const { sum } = await db
    .selectFrom('points_entries')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('points'), sql<number>`0`).as('sum'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return Math.max(0, sum);
};

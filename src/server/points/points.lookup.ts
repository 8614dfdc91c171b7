// The points ledger as everything that is not about points reads it. Reads only.
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

// The points ledger as everything that is not about points reads it. Reads only.
import type { PointsEntry } from '../../../generated/model/entities';
import { instantOf } from '../database/instants';
import type { Database } from '../database/open';

/** Every entry of a person's ledger, the newest first. */
export const pointsOf = async (db: Database, profileId: string): Promise<readonly PointsEntry[]> => {
  const rows = await db
    .selectFrom('points_entries')
    .select(['entry_id', 'profile_id', 'kind', 'points', 'booking_id', 'reason', 'created_at'])
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('entry_id')
    .execute();
  return rows.map((row) => ({ ...row, created_at: instantOf(row.created_at) }));
};

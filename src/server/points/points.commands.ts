// What others ask of the points ledger, within their own transaction.
import type { Database } from '../database/open';

/** Removes the ledger of a person who leaves. */
export const removePoints = async (trx: Database, profileId: string): Promise<void> => {
  await trx.deleteFrom('points_entries').where('profile_id', '=', profileId).execute();
};

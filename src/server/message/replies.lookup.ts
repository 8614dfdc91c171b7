// Hosts' saved replies, for their hosts and for everything that is not theirs. Reads only.
import { sql } from 'kysely';
import { columnsOfSavedReply, readSavedReply } from '../../../generated/tables/saved-replies';
import type { SavedReply } from '../../../generated/model/entities';
import type { Database } from '../database/open';

/** All texts that a host keeps for guests, by title. */
export const savedRepliesOf = async (db: Database, profileId: string): Promise<readonly SavedReply[]> => {
  const rows = await db
    .selectFrom('saved_replies')
    .select(columnsOfSavedReply)
    .where('profile_id', '=', profileId)
    .orderBy(sql`lower(title)`)
    .orderBy('reply_id')
    .execute();
  return rows.map(readSavedReply);
};

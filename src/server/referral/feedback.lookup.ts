// What people said of referrals, as everything that is not about referrals reads it. Reads only.
import type { SentFeedback } from '../../../generated/model/entities';
import { columnsOfSentFeedback, readSentFeedback } from '../../../generated/tables/referral-feedback';
import type { Database } from '../database/open';

/** All feedback of a person. */
export const findFeedback = async (db: Database, profileId: string): Promise<readonly SentFeedback[]> => {
  const rows = await db
    .selectFrom('referral_feedback')
    .select(columnsOfSentFeedback)
    .where('profile_id', '=', profileId)
    .orderBy('type')
    .execute();
  return rows.map(readSentFeedback);
};

// What people said of referrals, as everything that is not about referrals reads it. Reads only.
import type { SentFeedback } from '../../../generated/model/entities';
import { instantOf } from '../database/instants';
import type { Database } from '../database/open';

/** All feedback of a person. */
export const findFeedback = async (db: Database, profileId: string): Promise<readonly SentFeedback[]> => {
  const rows = await db.selectFrom('referral_feedback').selectAll().where('profile_id', '=', profileId).orderBy('type').execute();
  return rows.map(({ feedback_id, profile_id, type, payload, first_sent_at }) => ({
    feedback_id,
    profile_id,
    type,
    payload,
    first_sent_at: instantOf(first_sent_at),
  }));
};

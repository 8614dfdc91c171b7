// What others ask of feedback on referrals, within their own transaction.
import type { Database } from '../database/open';

/** Removes what a person who leaves said of referrals. */
export const removeFeedback = async (trx: Database, profileId: string): Promise<void> => {
  await trx.deleteFrom('referral_feedback').where('profile_id', '=', profileId).execute();
};

// What others ask of reviews, within their own transaction.
import type { Database } from '../database/open';

/** Reviews stay, as those who read them rely on them; who wrote them does not. */
export const forgetInReviews = async (trx: Database, profileId: string): Promise<void> => {
  await trx.updateTable('reviews').set({ profile_id: null, private_note: null }).where('profile_id', '=', profileId).execute();
};

// Reviews as everything that is not theirs reads them. Reads only.
import type { Review } from '../../../generated/model/entities';
import { columnsOfReview, readReview } from '../../../generated/tables/reviews';
import type { Database } from '../database/open';

/** Every review that a person has written, whole, the newest first. */
export const reviewsBy = async (db: Database, profileId: string): Promise<readonly Review[]> => {
  const rows = await db
    .selectFrom('reviews')
    .select(columnsOfReview)
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('review_id')
    .execute();
  return rows.map(readReview);
};

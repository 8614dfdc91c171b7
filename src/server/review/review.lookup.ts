// Reviews as everything that is not theirs reads them. Reads only.
import type { Review } from '../../../generated/model/entities';
import { instantOf } from '../database/instants';
import type { Database } from '../database/open';

const parts = ['cleanliness', 'accuracy', 'checkin', 'communication', 'location', 'value'] as const;

/** Every review that a person has written, whole, the newest first. */
export const reviewsBy = async (db: Database, profileId: string): Promise<readonly Review[]> => {
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('review_id')
    .execute();
  return rows.map((row) => ({
    review_id: row.review_id,
    booking_id: row.booking_id,
    property_id: row.property_id,
    profile_id: profileId,
    rating: row.rating,
    ...Object.fromEntries(parts.flatMap((part) => (row[part] === null ? [] : [[part, row[part]]]))),
    comment: row.comment,
    private_note: row.private_note,
    host_reply: row.host_reply,
    host_replied_at: instantOf(row.host_replied_at),
    created_at: instantOf(row.created_at),
  }));
};

// Reviews as everything that is not theirs reads them. Reads only.
import { sql } from 'kysely';
import { reviewsForAverage } from '../../../generated/model/constants';
import type { Review } from '../../../generated/model/entities';
import { keysOf } from '../../../generated/model/keys';
import { ReviewPart } from '../../../generated/model/values';
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

/** One review, whole. */
export const reviewById = async (db: Database, reviewId: string): Promise<Review | undefined> => {
  const row = await db.selectFrom('reviews').select(columnsOfReview).where('review_id', '=', reviewId).executeTakeFirst();
  return row && readReview(row);
};

/** Bookings with which review is theirs; null where there is none. */
export const withReviews = async <B extends { readonly booking_id: string }>(
  db: Database,
  bookings: readonly B[],
): Promise<readonly (B & { readonly review: string | null })[]> => {
  if (bookings.length === 0) return [];
  const rows = await db
    .selectFrom('reviews')
    .select(['booking_id', 'review_id'])
    .where(
      'booking_id',
      'in',
      bookings.map(({ booking_id }) => booking_id),
    )
    .execute();
  const found = new Map(rows.map(({ booking_id, review_id }) => [booking_id, review_id]));
  return bookings.map((booking) => ({ ...booking, review: found.get(booking.booking_id) ?? null }));
};

/** The average of each part of the reviews; nothing before there are enough. */
export const findRatingParts = async (db: Database, propertyId: string): Promise<Record<string, number> | null> => {
  const averages = sql.join(keysOf(ReviewPart).map((part) => sql`round(avg(${sql.ref(part)}), 1)::float8 as ${sql.ref(part)}`));
  const { rows } = await sql<Record<string, number | null>>`
    select count(*) as reviews, ${averages} from reviews where property_id = ${propertyId}`.execute(db);
  const { reviews, ...found } = rows[0] ?? {};
  if ((reviews ?? 0) < reviewsForAverage) return null;
  return Object.fromEntries(Object.entries(found).filter((pair): pair is [string, number] => pair[1] !== null));
};

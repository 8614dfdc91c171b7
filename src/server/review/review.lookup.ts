// Reviews as everything that is not theirs reads them. Reads only.
import { sql } from 'kysely';
import { reviewsForAverage } from '../../../generated/model/constants';
import type { Review } from '../../../generated/model/entities';
import { keysOf } from '../../../generated/model/keys';
import { ReviewPart } from '../../../generated/model/values';
import { columnsOfReview, readReview } from '../../../generated/tables/reviews';
import { findReviewedBooking } from '../booking/booking.lookup';
import type { BookingFollowers } from '../booking/followers';
import type { Database } from '../database/open';
import { hostedBy } from '../property/property.lookup';
import { guestReviewOf } from './guest-review.lookup';

/** The reviews that anyone may read, since both sides have written or the time is over: whatever is public asks it. */
export const shownReviews = (db: Database) =>
  db.selectFrom('reviews').selectAll().where('state', '=', 'shown').where('opens_at', 'is', null);

/** Whether anyone may read a review. */
export const isShownReview = async (db: Database, reviewId: string): Promise<boolean> =>
  (await shownReviews(db).where('review_id', '=', reviewId).executeTakeFirst()) !== undefined;

/** Those of them that averages and counts are made of. */
export const countedReviews = (db: Database) => shownReviews(db).where('paid_directly', '=', false);

/** The people who have reviewed stays with a host, but for one. */
export const otherReviewersOf = async (db: Database, hostId: string, but: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('reviews')
    .select('profile_id')
    .distinct()
    .where('property_id', 'in', hostedBy(db, hostId))
    .where('profile_id', '<>', but)
    .execute();
  return rows.flatMap(({ profile_id }) => profile_id ?? []);
};

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

/** The ids of what both sides of a booking wrote, or null, to ask with: of the booking whose id stands in a column. */
export const reviewsOf: BookingFollowers['reviewsOf'] = (column) => [
  sql<string | null>`(select review_id from reviews where booking_id = ${sql.ref(column)})`.as('review'),
  guestReviewOf(column).as('guest_review'),
];

/** One booking with its reviews, which guards and rules look at; null where there is none. */
export const findReviewed = (db: Database, bookingId: string) => findReviewedBooking(db, bookingId, reviewsOf);

/** The average of each part of the reviews; nothing before there are enough. */
export const findRatingParts = async (db: Database, propertyId: string): Promise<Record<string, number> | null> => {
  const averages = sql.join(keysOf(ReviewPart).map((part) => sql`round(avg(${sql.ref(part)}), 1)::float8 as ${sql.ref(part)}`));
  const { rows } = await sql<Record<string, number | null>>`
    select count(*) as reviews, ${averages} from ${countedReviews(db).as('r')} where property_id = ${propertyId}`.execute(db);
  const { reviews, ...found } = rows[0] ?? {};
  if ((reviews ?? 0) < reviewsForAverage) return null;
  return Object.fromEntries(Object.entries(found).filter((pair): pair is [string, number] => pair[1] !== null));
};

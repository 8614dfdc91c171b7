// Hosts' reviews of guests, as everything that is not theirs reads it. Reads only.
import { type RawBuilder, sql } from 'kysely';
import { reviewsForAverage } from '../../../generated/model/constants';
import type { GuestReview, ShownGuestReview } from '../../../generated/model/entities';
import {
  columnsOfGuestReview,
  columnsOfShownGuestReview,
  readGuestReview,
  readShownGuestReview,
} from '../../../generated/tables/guest-reviews';
import { publicProfiles } from '../account/account.lookup';
import { asRead } from '../account/contact-details.lookup';
import type { Database } from '../database/open';
import { namedProperties } from '../property/property.lookup';
import { authorColumns, authorOf } from './author.rules';

/** The reviews of guests that hosts may read: whatever shows them asks it. */
export const shownGuestReviews = (db: Database) =>
  db.selectFrom('guest_reviews').selectAll().where('state', '=', 'shown').where('opens_at', 'is', null);

/** The id of the review of a booking's guest, or null, to ask with: of the booking whose id stands in a column. */
export const guestReviewOf = (column: string): RawBuilder<string | null> =>
  sql<string | null>`(select review_id from guest_reviews where booking_id = ${sql.ref(column)})`;

/** One review of a guest, whole. */
export const guestReviewById = async (db: Database, reviewId: string): Promise<GuestReview | undefined> => {
  const row = await db.selectFrom('guest_reviews').select(columnsOfGuestReview).where('review_id', '=', reviewId).executeTakeFirst();
  return row && readGuestReview(row);
};

/** Every review of a guest that a host has written, whole, the newest first. */
export const guestReviewsBy = async (db: Database, profileId: string): Promise<readonly GuestReview[]> => {
  const all = db.selectFrom('guest_reviews').select(columnsOfGuestReview).where('profile_id', '=', profileId);
  return (await all.orderBy('created_at', 'desc').orderBy('review_id').execute()).map(readGuestReview);
};

/** How many hosts have reviewed a guest, and with how many stars on average, once there are enough. */
export const guestStandingOf = async (
  db: Database,
  guestId: string,
): Promise<{ readonly review_count: number; readonly rating: number | null }> => {
  const { rows } = await sql<{ count: number; average: number | null }>`
    select count(*) as count, round(avg(rating), 2)::float8 as average from ${shownGuestReviews(db).as('r')}
    where guest_id = ${guestId}`.execute(db);
  const { count = 0, average = null } = rows[0] ?? {};
  return { review_count: count, rating: count < reviewsForAverage ? null : average };
};

type Wanted = { readonly guest_id: string } | { readonly booking_id: string };

const named = (db: Database, wanted: Wanted) => {
  // its two sides read their own of a booking whatever became of it
  const source = 'booking_id' in wanted ? db.selectFrom('guest_reviews').selectAll() : shownGuestReviews(db);
  const of = db.selectFrom(source.as('r')).innerJoin(namedProperties(db, true).as('p'), 'p.property_id', 'r.property_id');
  return 'booking_id' in wanted ? of.where('r.booking_id', '=', wanted.booking_id) : of.where('r.guest_id', '=', wanted.guest_id);
};

/** A page of what hosts wrote of a guest, or of one booking, and how many there are in all. */
export const findGuestReviews = async (
  db: Database,
  wanted: Wanted,
  { page, per_page }: { readonly page: number; readonly per_page: number },
): Promise<{ readonly reviews: readonly ShownGuestReview[]; readonly total: number }> => {
  const { total } = await named(db, wanted)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await named(db, wanted)
    .leftJoin(publicProfiles(db).as('a'), 'a.profile_id', 'r.profile_id')
    .select(columnsOfShownGuestReview.map((column) => `r.${column}` as const))
    .select(['p.title as property_title', ...authorColumns])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.review_id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const reviews = rows.map((row) => ({
    ...readShownGuestReview(row),
    property_title: asRead(row.property_title),
    author: authorOf(row),
  }));
  return { reviews, total };
};

/** The review of a booking's guest. */
export const guestReviewOfBooking = async (db: Database, booking_id: string): Promise<ShownGuestReview | null> =>
  (await findGuestReviews(db, { booking_id }, { page: 1, per_page: 1 })).reviews[0] ?? null;

/** All that shows of what hosts wrote of a guest. */
export const allGuestReviewsOf = async (db: Database, guest_id: string): Promise<readonly ShownGuestReview[]> =>
  (await findGuestReviews(db, { guest_id }, { page: 1, per_page: 1_000_000 })).reviews;

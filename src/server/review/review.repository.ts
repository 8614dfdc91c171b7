// Reviews as anyone may read them.
import { type RawBuilder, sql } from 'kysely';
import type { PublicReview, Review } from '../../../generated/model/entities';
import type { ReviewOrder, ReviewWait } from '../../../generated/model/values';
import { columnsOfPublicReview, columnsOfReview, readPublicReview, readReview } from '../../../generated/tables/reviews';
import type { NewRow } from '../../../generated/tables/tables';
import { publicProfiles } from '../account/account.lookup';
import { asRead } from '../account/contact-details.lookup';
import type { Database } from '../database/open';
import { lockNamed } from '../database/transact';
import { hostedBy, namedProperties } from '../property/property.lookup';
import { authorColumns, authorOf } from './author.rules';
import { countedReviews, shownReviews } from './review.lookup';

export interface ReviewsWanted {
  readonly review_id?: string;
  readonly property_id?: string;
  readonly host_id?: string;
  readonly author_id?: string;
  /** For their author and host: those of properties that are no longer shown, and those that nobody else reads, too. */
  readonly everywhere?: boolean;
  readonly words: string | undefined;
  readonly sort: ReviewOrder;
  readonly page: number;
  readonly per_page: number;
}

const orders: Readonly<Record<ReviewOrder, RawBuilder<unknown>>> = {
  newest: sql`r.created_at desc, r.review_id`,
  highest: sql`r.rating desc, r.created_at desc, r.review_id`,
  lowest: sql`r.rating, r.created_at desc, r.review_id`,
};

const escaped = (words: string): string => words.replace(/[\\%_]/g, '\\$&');

/** A page of reviews, and how many there are in all. */
export const findReviews = async (
  db: Database,
  wanted: ReviewsWanted,
): Promise<{ readonly reviews: readonly PublicReview[]; readonly total: number }> => {
  const where = sql.join(
    [
      sql`true`,
      ...(wanted.review_id ? [sql`r.review_id = ${wanted.review_id}`] : []),
      ...(wanted.property_id ? [sql`r.property_id = ${wanted.property_id}`] : []),
      ...(wanted.host_id ? [sql`p.profile_id = ${wanted.host_id}`] : []),
      ...(wanted.author_id ? [sql`r.profile_id = ${wanted.author_id}`] : []),
      ...(wanted.words ? [sql`r.comment ilike ${`%${escaped(wanted.words)}%`}`] : []),
    ],
    sql` and `,
  );
  const wantedOnes = db
    .selectFrom(wanted.everywhere ? db.selectFrom('reviews').selectAll().as('r') : shownReviews(db).as('r'))
    .innerJoin(namedProperties(db, wanted.everywhere).as('p'), 'p.property_id', 'r.property_id')
    .where(sql<boolean>`${where}`);
  // counted by itself: beyond the last page there is no row that could tell
  const { total } = await wantedOnes.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await wantedOnes
    .leftJoin(publicProfiles(db).as('a'), 'a.profile_id', 'r.profile_id')
    .select(columnsOfPublicReview.map((column) => `r.${column}` as const))
    .select(['p.title as property_title', ...authorColumns])
    .orderBy(orders[wanted.sort])
    .limit(wanted.per_page)
    .offset((wanted.page - 1) * wanted.per_page)
    .execute();
  const reviews = rows.map((row) => ({
    ...readPublicReview(row),
    property_title: asRead(row.property_title),
    author: authorOf(row),
  }));
  return { reviews, total };
};

/** One review as anyone may read it. */
export const findPublicReview = async (db: Database, review_id: string): Promise<PublicReview | undefined> => {
  const one = { review_id, everywhere: true, words: undefined, sort: 'newest', page: 1, per_page: 1 } as const;
  return (await findReviews(db, one)).reviews[0];
};

export const insertReview = async (trx: Database, row: NewRow<'reviews'>): Promise<void> => {
  await trx.insertInto('reviews').values(row).execute();
};

/** How many reviews of a property count, and with how many stars on average. */
export const ratingOf = async (
  trx: Database,
  property_id: string,
): Promise<{ readonly count: number; readonly average: number | null }> => {
  const { rows } = await sql<{ count: number; average: number | null }>`
    select count(*) as count, round(avg(rating), 2)::float8 as average from ${countedReviews(trx).as('r')}
    where property_id = ${property_id}`.execute(trx);
  return rows[0] ?? { count: 0, average: null };
};

/** Makes everybody else wait who writes or decides about a review of a host, whichever place it is of. */
export const lockReviewsOf = (trx: Database, hostId: string): Promise<void> => lockNamed(trx, `reviews ${hostId}`);

/** A person's reviews of a host that nobody has looked at wait for it. Returns whose places they are about. */
export const holdReviews = async (
  trx: Database,
  hostId: string,
  it: { readonly profile_id: string; readonly kind: ReviewWait },
): Promise<readonly string[]> => {
  const held = await trx
    .updateTable('reviews')
    .set({ state: 'waiting', waits_for: it.kind })
    .where('profile_id', '=', it.profile_id)
    .where('property_id', 'in', hostedBy(trx, hostId))
    .where('state', '=', 'shown')
    .where('looked_at', 'is', null)
    .returning('property_id')
    .execute();
  return [...new Set(held.map(({ property_id }) => property_id))];
};

/** A review of a property, which nobody else answers meanwhile. */
export const lockReview = async (trx: Database, it: Pick<Review, 'property_id' | 'review_id'>): Promise<Review | undefined> => {
  const row = await trx
    .selectFrom('reviews')
    .select(columnsOfReview)
    .where('review_id', '=', it.review_id)
    .where('property_id', '=', it.property_id)
    .forUpdate()
    .executeTakeFirst();
  return row && readReview(row);
};

export const keepReply = async (trx: Database, review_id: string, it: { readonly reply: string; readonly now: Date }): Promise<void> => {
  await trx.updateTable('reviews').set({ host_reply: it.reply, host_replied_at: it.now }).where('review_id', '=', review_id).execute();
};

/** A booking's private note to its host, and its review's id. */
export const reviewOfBooking = (db: Database, booking_id: string) =>
  db.selectFrom('reviews').select(['review_id', 'private_note', 'opens_at']).where('booking_id', '=', booking_id).executeTakeFirst();

/** Keeps that a guest is asked; false where they were before. */
export const keepReminder = async (trx: Database, row: NewRow<'review_reminders'>): Promise<boolean> => {
  const kept = await trx
    .insertInto('review_reminders')
    .values(row)
    .onConflict((conflict) => conflict.columns(['booking_id', 'reminder']).doNothing())
    .returning('booking_id')
    .executeTakeFirst();
  return kept !== undefined;
};

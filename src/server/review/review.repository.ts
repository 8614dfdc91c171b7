// Reviews as anyone may read them.
import { type RawBuilder, sql } from 'kysely';
import { nobodyId } from '../../../generated/model/constants';
import type { PublicReview } from '../../../generated/model/entities';
import type { ReviewOrder } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import { columnsOfPublicReview, readPublicReview } from '../../../generated/tables/reviews';
import { publicProfiles } from '../account/account.lookup';
import type { Database } from '../database/open';
import { namedProperties } from '../property/property.lookup';

export interface ReviewsWanted {
  readonly property_id?: string;
  readonly host_id?: string;
  readonly author_id?: string;
  /** Those of properties that are no longer shown, too. */
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

const authorColumns = ['a.profile_id as author_id', 'a.first_name', 'a.avatar', 'a.is_host', 'a.created_at as joined'] as const;

/** A page of reviews, and how many there are in all. */
export const findReviews = async (
  db: Database,
  wanted: ReviewsWanted,
): Promise<{ readonly reviews: readonly PublicReview[]; readonly total: number }> => {
  const where = sql.join(
    [
      sql`true`,
      ...(wanted.property_id ? [sql`r.property_id = ${wanted.property_id}`] : []),
      ...(wanted.host_id ? [sql`p.profile_id = ${wanted.host_id}`] : []),
      ...(wanted.author_id ? [sql`r.profile_id = ${wanted.author_id}`] : []),
      ...(wanted.words ? [sql`r.comment ilike ${`%${escaped(wanted.words)}%`}`] : []),
    ],
    sql` and `,
  );
  const wantedOnes = db
    .selectFrom('reviews as r')
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
    property_title: row.property_title,
    // who has left stays in the review as somebody without a name
    author: {
      profile_id: row.author_id ?? nobodyId,
      first_name: row.first_name,
      avatar: row.avatar,
      is_host: row.is_host ?? false,
      created_at: instantOf(row.joined ?? row.created_at),
    },
  }));
  return { reviews, total };
};

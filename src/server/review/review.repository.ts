// Reviews as anyone may read them.
import { type RawBuilder, sql } from 'kysely';
import type { ReviewOrder } from '../../../generated/model/values';
import type { Database } from '../database/open';

export interface ReviewRow {
  readonly review_id: string;
  readonly property_id: string;
  readonly property_title: string;
  readonly rating: number;
  readonly cleanliness: number | null;
  readonly accuracy: number | null;
  readonly checkin: number | null;
  readonly communication: number | null;
  readonly location: number | null;
  readonly value: number | null;
  readonly comment: string;
  readonly host_reply: string | null;
  readonly host_replied_at: Date | null;
  readonly created_at: Date;
  readonly profile_id: string | null;
  readonly first_name: string | null;
  readonly avatar: string | null;
  readonly is_host: boolean | null;
  readonly joined: Date | null;
}

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

/** A page of reviews, and how many there are in all. */
export const findReviews = async (
  db: Database,
  wanted: ReviewsWanted,
): Promise<{ readonly rows: readonly ReviewRow[]; readonly total: number }> => {
  const where = sql.join(
    [
      wanted.everywhere ? sql`true` : sql`p.status in ('listed', 'paused')`,
      ...(wanted.property_id ? [sql`r.property_id = ${wanted.property_id}`] : []),
      ...(wanted.host_id ? [sql`p.profile_id = ${wanted.host_id}`] : []),
      ...(wanted.author_id ? [sql`r.profile_id = ${wanted.author_id}`] : []),
      ...(wanted.words ? [sql`r.comment ilike ${`%${escaped(wanted.words)}%`}`] : []),
    ],
    sql` and `,
  );
  const { rows } = await sql<ReviewRow & { total: number }>`
    select r.review_id, r.property_id, p.title as property_title, r.rating, r.cleanliness, r.accuracy, r.checkin, r.communication, r.location,
      r.value, r.comment, r.host_reply, r.host_replied_at, r.created_at,
      a.profile_id, a.first_name, a.avatar, a.is_host, a.created_at as joined, count(*) over () as total
    from reviews r join properties p using (property_id) left join profiles a on a.profile_id = r.profile_id
    where ${where} order by ${orders[wanted.sort]}
    limit ${wanted.per_page} offset ${(wanted.page - 1) * wanted.per_page}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
};

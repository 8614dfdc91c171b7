// How often the page of a listing was looked at. Reads only.
import { sql } from 'kysely';
import type { PlainDate } from '../../../../generated/model/wire';
import type { Database } from '../../database/open';

export interface CountedViews {
  readonly views: number;
  /** The first day on which one was counted; nothing where none was. */
  readonly since: PlainDate | null;
}

/** Those from a day on. */
export const findViews = async (db: Database, propertyId: string, from: PlainDate): Promise<CountedViews> => {
  const { rows } = await sql<CountedViews>`
    select coalesce(sum(views), 0)::int as views, min(day)::text as since from listing_views
    where property_id = ${propertyId} and day >= ${from}::date`.execute(db);
  return rows[0] ?? { views: 0, since: null };
};

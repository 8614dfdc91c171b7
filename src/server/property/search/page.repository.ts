// A page of the stays that a search without dates finds, by the database alone: it orders by what is kept, counts, and reads no stay whole.
import { type RawBuilder, sql } from 'kysely';
import { searchedStaysMax } from '../../../../generated/model/constants';
import type { SearchFacets } from '../../../../generated/model/entities';
import type { SearchSort } from '../../../../generated/model/values';
import type { Database } from '../../database/open';
import type { SharedPlace } from './found-place.rules';
import type { Understood } from './query.rules';
import { allOf, type Kept, keptIn, type Wanted } from './conditions.repository';
import { fitSeldom, type FirstOptions, firstFitting, readOrderOf } from './first-fitting.repository';
import type { Ranked } from './search.repository';
import type { Outermost } from './search.rules';

export interface PageAsked {
  readonly wanted: Wanted;
  /** Narrows the stays that were looked at. */
  readonly kept: Kept;
  readonly sort: SearchSort;
  readonly page: number;
  readonly per_page: number;
  /** Only what stands somewhere on the map is on the page. */
  readonly isPlaced?: boolean | undefined;
}
export interface CountedPage extends Outermost, SharedPlace, Pick<SearchFacets, 'amenities' | 'types'> {
  /** How many were looked at, and one where there are more. */
  readonly looked: number;
  readonly total: number;
  /** A night of each, before prices narrow them, in cents CAD. */
  readonly nights: readonly number[];
  /** Those of the page, in its order. */
  readonly shown: readonly Ranked[];
}

const read = sql`${sql.join(
  (
    [
      'property_id',
      'property_type',
      'amenities',
      'city',
      'province',
      'latitude',
      'longitude',
      'rating',
      'review_count',
      'listed_at',
      'cancellation_policy',
      'all_in_night_cents',
    ] as const
  ).map((column) => sql.ref(`p.${column}`)),
)}`;
const countsOf = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select coalesce(json_object_agg(v.value, v.count), '{}') from (select ${value} as value, count(*) as count from fitting p group by 1) v)`;
// the one value that all have
const sharedIn = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when count(*) = count(${column}) and min(${column}) = max(${column}) then min(${column}) end`;

// one more tells that there are more
const most = searchedStaysMax + 1;
/** The query, for the tests that look at its plan. */
export const pageQuery = (
  { wanted, kept, sort, page, per_page, isPlaced }: PageAsked,
  options: Omit<FirstOptions, 'most'>,
): RawBuilder<CountedPage> => sql`
  with first as materialized (${firstFitting(read, wanted, { ...options, most })}),
  looked as materialized (
    select p.* from first p where ${allOf(keptIn(kept.policies && { policies: kept.policies }))} order by ${readOrderOf(wanted.sort)} limit ${searchedStaysMax}
  ),
  fitting as materialized (select p.* from looked p where ${allOf(keptIn(kept))})
  select (select count(*) from first) as looked,
    count(*) as total, min(p.latitude) as south, min(p.longitude) as west, max(p.latitude) as north, max(p.longitude) as east,
    ${sharedIn(sql`p.city`)} as city, ${sharedIn(sql`p.province`)} as province,
    (select coalesce(json_agg(p.all_in_night_cents), '[]') from looked p) as nights,
    ${countsOf(sql`unnest(p.amenities)`)} as amenities, ${countsOf(sql`p.property_type`)} as types,
    (select coalesce(json_agg(json_build_object(
      'property_id', q.property_id, 'version', (select v.xmin::text from properties v where v.property_id = q.property_id))), '[]') from (
      select p.property_id from fitting p where ${isPlaced ? sql`p.latitude is not null and p.longitude is not null` : sql`true`}
      order by ${readOrderOf(sort)} limit ${per_page}::int offset ${(page - 1) * per_page}::int
    ) q) as shown
  from fitting p`;

export const findPageOf = async (db: Database, asked: PageAsked, meant: Understood): Promise<CountedPage> => {
  const isSeldom = await fitSeldom(db, asked.wanted, { meant, most });
  const [counted] = (await pageQuery(asked, { meant, isSeldom }).execute(db)).rows;
  if (!counted) throw new Error('A count without a row');
  return counted;
};

// Counts of what is listed: of a search, and of the provinces.
import { type RawBuilder, sql } from 'kysely';
import { popularStatesMax, searchedStaysMax } from '../../../../generated/model/constants';
import type { Province } from '../../../../generated/model/values';
import type { Database } from '../../database/open';
import type { Understood } from './query.rules';
import { allOf, type Wanted, where } from './conditions.repository';
import { keepingCounts } from './kept-counts';
import { asNamed } from './readings.repository';

/** The counts of the listings that a search finds. */
export interface Numbers {
  readonly count: number;
  readonly cheapest: number | null;
  readonly rating: number | null;
  readonly review_count: number;
  readonly pets_count: number;
  readonly instant_count: number;
}

/** The query, for the test that looks at its plan: one index has all that it asks. */
export const numbersQuery = (wanted: Wanted, meant: Understood): RawBuilder<Numbers> => sql<Numbers>`
  select count(*) as count, min(p.all_in_night_cents) as cheapest,
    round(sum(p.rating * p.review_count) filter (where p.rating is not null)
      / nullif(sum(p.review_count) filter (where p.rating is not null), 0), 1)::float8 as rating,
    coalesce(sum(p.review_count) filter (where p.rating is not null), 0)::int as review_count,
    count(*) filter (where p.pets_allowed) as pets_count,
    count(*) filter (where p.instant_book and not p.instant_stopped) as instant_count
  from properties p where ${allOf(where(wanted, meant))}`;

/** Counts what a search without bounds and dates finds, without reading it. */
export const findNumbers = async (db: Database, wanted: Wanted): Promise<Numbers> => {
  const found = await asNamed(db, wanted, async (understood) => {
    const [numbers] = (await numbersQuery(wanted, understood).execute(db)).rows;
    return numbers && numbers.count > 0 ? numbers : undefined;
  });
  return found ?? { count: 0, cheapest: null, rating: null, review_count: 0, pets_count: 0, instant_count: 0 };
};

/** The most reviewed of what a search finds. */
export const findMostReviewed = (db: Database, wanted: Wanted): Promise<string | undefined> =>
  asNamed(db, wanted, async (understood) => {
    const { rows } = await sql<{ property_id: string }>`
      select p.property_id from properties p where ${allOf(where(wanted, understood))}
      order by p.review_count desc, p.property_id limit 1`.execute(db);
    return rows[0]?.property_id;
  });

const tileWidth = 960;

export interface Popular {
  readonly code: Province;
  readonly count: number;
  readonly cheapest: number | null;
  readonly image: string;
}

// the picture is the first of its best-reviewed property, as wide as a tile wants it where it is kept so
const countPopular = async (db: Database): Promise<readonly Popular[]> => {
  const { rows } = await sql<Popular>`
    select fullest.*, coalesce(picture.url, '') as image
    from (
      select p.province as code, count(*) as count, min(p.all_in_night_cents) as cheapest from properties p
      where p.status = 'listed' and p.province is not null group by p.province order by count(*) desc, p.province limit ${popularStatesMax}
    ) fullest left join lateral (
      select case when ${tileWidth} = any(f.widths) then regexp_replace(f.url, '-[0-9]+\\.jpg$', ${`-${tileWidth}.jpg`}) else f.url end as url
      from properties p join photos f on f.property_id = p.property_id and f.position = 0
      where p.status = 'listed' and p.province = fullest.code order by p.review_count desc, p.property_id limit 1
    ) picture on true
    order by fullest.count desc, fullest.code`.execute(db);
  return rows;
};

const keptPopular = keepingCounts<readonly Popular[]>((all) => all.reduce((sum, { count }) => sum + count, 0) > searchedStaysMax);
/** The fullest provinces first. */
export const findPopular = (db: Database, now: Date): Promise<readonly Popular[]> =>
  keptPopular(db, { name: 'provinces', now, count: () => countPopular(db) });

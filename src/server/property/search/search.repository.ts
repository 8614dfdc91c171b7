// Finding listed properties: what the database can tell by its indexes. Prices are compared afterwards, by the one formula.
import { type RawBuilder, sql } from 'kysely';
import type { SearchFilters } from '../../../../generated/model/entities';
import { searchFilters } from '../../../../generated/model/filters/searchFilters';
import { Province } from '../../../../generated/model/values';
import type { PlainDate } from '../../../../generated/model/wire';
import { HOUR, dayOf } from '../../../../generated/model/dates';
import { momentAt } from '../../../../generated/rules/runtime';
import { columnsOfPropertyCard } from '../../../../generated/tables/properties';
import type { Row } from '../../../../generated/tables/tables';
import { conditionsOf } from '../../database/filters';
import type { Database } from '../../database/open';
import { transact } from '../../database/transact';
import { folded } from '../../pricing/town.rules';
import { positionStep, rounded } from './position.rules';
import { keptNights } from '../property.lookup';
import { type Understood, placeOf, understand } from './query.rules';
import { wordsMeant } from './spelling.rules';
import { popularStatesMax } from '../../../../generated/model/constants';

export interface Wanted {
  readonly query: string;
  readonly bounds: readonly number[] | undefined;
  readonly province: string | undefined;
  readonly dates: { readonly checkin: PlainDate; readonly checkout: PlainDate; readonly nights: number } | undefined;
  readonly people: number;
  readonly pets: boolean;
  readonly filters: SearchFilters;
  readonly horizonDays: number;
  readonly now: Date;
}

const foundColumns = [
  ...columnsOfPropertyCard,
  'amenities',
  'pets_allowed',
  'latitude',
  'longitude',
  'timezone',
  'checkin_time',
  'cancellation_policy',
  'instant_book',
  'instant_stopped',
  'min_nights',
  'gap_stays',
  'gap_min_nights',
  'advance_notice_hours',
  'listed_at',
  'base_cents',
  'weekend_cents',
  'cleaning_fee_cents',
  'pet_fee_cents',
  'extra_guest_cents',
  'guests_included',
  'weekly_discount_percent',
  'monthly_discount_percent',
  'early_discount_percent',
  'last_minute_discount_percent',
] as const;
export type Found = Pick<Row<'properties'>, (typeof foundColumns)[number]> & { readonly likeness: number };

/** The text that a search's words are compared with: title, place, province and type, without accents or punctuation. */
export const searchedText = (it: {
  readonly title: string;
  readonly city: string;
  readonly province: Province | null;
  readonly property_type: string;
}): string => {
  const province = it.province === null ? '' : `${Province[it.province].label} ${it.province}`;
  return folded(`${it.city} ${province} ${it.title} ${it.property_type.replaceAll('_', ' ')}`);
};

// every word begins a word of the text: `whist` is enough, and what only resembles it is not there
const said = (words: string): RawBuilder<unknown>[] =>
  words === '' ? [] : words.split(' ').map((word) => sql`p.searched ~ ${`\\m${word}`}`);

// the text begins with the town
const inTowns = ({ towns }: Understood): RawBuilder<unknown>[] =>
  towns.length === 0 ? [] : [sql`p.searched like any(${towns.map((town) => `${town} %`)}::text[])`];

// by its index, and a step wider than asked: which positions are inside is told by those that anyone may see
const around = (bounds: Wanted['bounds']): RawBuilder<unknown>[] => {
  if (bounds === undefined) return [];
  const [south = -90, west = -180, north = 90, east = 180] = bounds;
  const corners = [west - positionStep, south - positionStep, east + positionStep, north + positionStep];
  return [
    sql`point(p.longitude, p.latitude) <@ box(point(${corners[0]}::float8, ${corners[1]}::float8), point(${corners[2]}::float8, ${corners[3]}::float8))`,
  ];
};

/** Whether guests find the property `p` at all. */
export const isFound = (now: Date): RawBuilder<unknown> =>
  sql`p.status = 'listed' and (p.registration_expires is null or p.registration_expires >= (${now}::timestamptz at time zone p.timezone)::date)`;

const filtersOf = ({ filters }: Wanted, meant: Understood): SearchFilters => ({
  ...filters,
  amenities: [...new Set([...(filters.amenities ?? []), ...meant.amenities.map((filter) => filter.meant)])],
});

const where = (wanted: Wanted, meant: Understood): RawBuilder<unknown>[] => {
  const province = wanted.province ?? meant.province;
  const { dates, now } = wanted;
  return [
    isFound(now),
    ...(province ? [sql`p.province = ${province}`] : []),
    ...said(meant.words),
    ...inTowns(meant),
    ...around(wanted.bounds),
    ...(wanted.people > 1 ? [sql`p.sleeps >= ${wanted.people}`] : []),
    ...(wanted.pets || meant.pets ? [sql`p.pets_allowed`] : []),
    ...conditionsOf(searchFilters, filtersOf(wanted, meant), 'p'),
    ...(dates
      ? [
          // a gap may take fewer, which its calendar tells
          sql`${dates.nights}::int between case when p.gap_stays then least(p.min_nights, p.gap_min_nights) else p.min_nights end and p.max_nights`,
          // the database knows other laws of a zone than we do: it may let a day too many through, and is not asked for the hour
          sql`${dates.checkin}::date + 1 >= ((${now}::timestamptz + make_interval(hours => p.advance_notice_hours)) at time zone p.timezone)::date`,
          sql`${dates.checkout}::date <= (${now}::timestamptz at time zone p.timezone)::date + ${wanted.horizonDays}::int`,
          sql`not exists (select 1 from held_nights h where h.property_id = p.property_id
            and h.nights && daterange(${dates.checkin}::date - p.preparation_nights, ${dates.checkout}::date + p.preparation_nights)
            and ${keptNights} && daterange(${dates.checkin}::date, ${dates.checkout}::date))`,
        ]
      : []),
  ];
};

/** The query, for the test that looks at its plan. */
export const searchQuery = (wanted: Wanted, meant = understand(wanted.query)): RawBuilder<Found> => {
  const { words } = meant;
  // the text begins with the town: who names a town wants it before a title elsewhere that speaks of it
  const likeness = words
    ? sql`case when p.searched like ${`${words} %`} then 1 else 0.5 * word_similarity(${words}, p.searched) end`
    : sql`1`;
  return sql<Found>`
    select ${sql.join(foundColumns.map((column) => sql.ref(`p.${column}`)))}, (${likeness})::float8 as likeness
    from properties p
    where ${sql.join(where(wanted, meant), sql` and `)}
    order by p.property_id`;
};

/** The towns whose listings read somewhat like the words; for the test that looks at its plan. */
export const nearQuery = ({
  words,
  province,
}: Pick<Understood, 'words' | 'province'>): RawBuilder<Pick<Row<'properties'>, 'city' | 'province'>> => sql`
  select distinct p.city, p.province from properties p
  where p.status = 'listed' and ${words} <% p.searched ${province ? sql`and p.province = ${province}` : sql``}`;

// two letters swapped in a name of five leave two of its six trigrams
const somewhatLike = '0.25';
const nearNames = async (db: Database, place: Understood): Promise<readonly string[]> =>
  transact(db, async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${somewhatLike}, true)`.execute(trx);
    const { rows } = await nearQuery(place).execute(trx);
    return rows.map((it) => folded(`${it.city} ${it.province === null ? '' : Province[it.province].label}`));
  });

const inTime = (found: readonly Found[], { dates, now }: Wanted): readonly Found[] =>
  dates
    ? found.filter((it) => momentAt(dayOf(dates.checkin), it.checkin_time, it.timezone) >= now.getTime() + it.advance_notice_hours * HOUR)
    : found;

const inBounds = (found: readonly Found[], { bounds }: Wanted): readonly Found[] => {
  if (bounds === undefined) return found;
  const [south = -90, west = -180, north = 90, east = 180] = bounds;
  const within = (degrees: number | null, from: number, to: number): boolean => degrees !== null && from <= degrees && degrees <= to;
  return found.filter((it) => within(rounded(it.latitude), south, north) && within(rounded(it.longitude), west, east));
};

/** Every listed property that fits, where it is known what the words mean. */
export const findAsUnderstood = async (db: Database, wanted: Wanted, understood: Understood): Promise<readonly Found[]> =>
  inBounds(inTime((await searchQuery(wanted, understood).execute(db)).rows, wanted), wanted);

/** A search's finds, and the meaning of its words. */
export interface FoundListed {
  readonly found: readonly Found[];
  readonly understood: Understood;
}

/** Every way in which words may be meant, the likeliest first; a mistyped place only when nothing carries the words as typed. */
const readings = async function* (db: Database, wanted: Wanted): AsyncGenerator<Understood> {
  const understood = understand(wanted.query);
  yield understood;
  const place = placeOf(wanted.query);
  if (place.words !== understood.words) yield place;
  for (const typed of [understood, ...(place.words === understood.words ? [] : [place])]) {
    if (typed.words === '') continue;
    const words = wordsMeant(typed.words, await nearNames(db, { ...typed, province: wanted.province ?? typed.province }));
    if (words !== typed.words) yield { ...typed, words };
  }
};

/**
 * Every listed property that fits, in no particular order. Words are read as they most likely are meant; when nothing carries them so,
 * as a name alone, and then as a mistyped place: a name that is there never brings its neighbours in spelling.
 */
export const findListed = async (db: Database, wanted: Wanted): Promise<FoundListed> => {
  for await (const understood of readings(db, wanted)) {
    const found = await findAsUnderstood(db, wanted, understood);
    if (found.length > 0) return { found, understood };
  }
  return { found: [], understood: understand(wanted.query) };
};

/** The counts of the listings that a search finds. */
export interface Numbers {
  readonly count: number;
  readonly cheapest: number | null;
  readonly rating: number | null;
  readonly review_count: number;
  readonly pets_count: number;
  readonly instant_count: number;
}

const numbersQuery = (wanted: Wanted, meant: Understood): RawBuilder<Numbers> => sql<Numbers>`
  select count(*) as count, min(p.all_in_night_cents) as cheapest,
    round(sum(p.rating * p.review_count) filter (where p.rating is not null)
      / nullif(sum(p.review_count) filter (where p.rating is not null), 0), 1)::float8 as rating,
    coalesce(sum(p.review_count) filter (where p.rating is not null), 0)::int as review_count,
    count(*) filter (where p.pets_allowed) as pets_count,
    count(*) filter (where p.instant_book and not p.instant_stopped) as instant_count
  from properties p where ${sql.join(where(wanted, meant), sql` and `)}`;

/** Counts what a search without bounds and dates finds, without reading it. */
export const findNumbers = async (db: Database, wanted: Wanted): Promise<Numbers> => {
  for await (const understood of readings(db, wanted)) {
    const [numbers] = (await numbersQuery(wanted, understood).execute(db)).rows;
    if (numbers && numbers.count > 0) return numbers;
  }
  return { count: 0, cheapest: null, rating: null, review_count: 0, pets_count: 0, instant_count: 0 };
};

/** The most reviewed of what a search finds. */
export const findMostReviewed = async (db: Database, wanted: Wanted): Promise<string | undefined> => {
  for await (const understood of readings(db, wanted)) {
    const { rows } = await sql<{ property_id: string }>`
      select p.property_id from properties p where ${sql.join(where(wanted, understood), sql` and `)}
      order by p.review_count desc, p.property_id limit 1`.execute(db);
    if (rows[0]) return rows[0].property_id;
  }
  return undefined;
};

const tileWidth = 960;

export interface Popular {
  readonly code: Province;
  readonly count: number;
  readonly cheapest: number | null;
  readonly image: string;
}

/** The fullest first; the picture is the first of its best-reviewed property, as wide as a tile wants it where it is kept so. */
export const findPopular = async (db: Database): Promise<readonly Popular[]> => {
  const { rows } = await sql<Popular>`
    select p.province as code, count(*) as count, min(p.all_in_night_cents) as cheapest,
      coalesce((array_agg(
        case when ${tileWidth} = any(f.widths) then regexp_replace(f.url, '-[0-9]+\\.jpg$', ${`-${tileWidth}.jpg`}) else f.url end
        order by p.review_count desc, p.property_id) filter (where f.url is not null))[1], '') as image
    from properties p left join photos f on f.property_id = p.property_id and f.position = 0
    where p.status = 'listed' and p.province is not null
    group by p.province order by count(*) desc, p.province limit ${popularStatesMax}`.execute(db);
  return rows;
};

// Finding listed properties: what the database can tell by its indexes. Prices are compared afterwards, by the one formula.
import { type RawBuilder, sql } from 'kysely';
import { keysOf } from '../../../../generated/model/keys';
import type { SearchFilters } from '../../../../generated/model/entities';
import { searchFilters } from '../../../../generated/model/filters/searchFilters';
import { Province, type SearchSort, WeekdayPrice } from '../../../../generated/model/values';
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
import { searchedStaysMax } from '../../../../generated/model/constants';

export interface Wanted {
  readonly query: string;
  readonly bounds: readonly number[] | undefined;
  readonly province: string | undefined;
  readonly dates: { readonly checkin: PlainDate; readonly checkout: PlainDate; readonly nights: number } | undefined;
  readonly people: number;
  readonly pets: boolean;
  readonly filters: SearchFilters;
  /** The first of them, where more fit than a search looks at. */
  readonly sort: SearchSort;
  /** Bounds of what a night costs without dates, in cents CAD: as it is kept, and so only where more fit than a search looks at. */
  readonly kept_night?: readonly [min: number, max: number];
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
  'reply_rate_percent',
  'reply_hours',
  'min_nights',
  'gap_stays',
  'gap_min_nights',
  'advance_notice_hours',
  'listed_at',
  'base_cents',
  'all_in_night_cents',
  ...keysOf(WeekdayPrice),
  'cleaning_fee_cents',
  'pet_fee_cents',
  'extra_guest_cents',
  'guests_included',
  'weekly_discount_percent',
  'monthly_discount_percent',
  'early_discount_percent',
  'last_minute_discount_percent',
] as const;
/** The columns of the property `p` that a search reads. */
export const columns = sql.join(foundColumns.map((column) => sql.ref(`p.${column}`)));
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

const recommended = sql`coalesce(nullif(p.rating, 0), 4.3) * 10 + least(p.review_count, 30) / 5.0 + p.instant_book::integer`;
// those that a search looks at, each by an index; their exact order is told afterwards, with their prices
const firstBy = ({ sort }: Wanted, likeness: RawBuilder<unknown> | undefined): RawBuilder<unknown> => {
  switch (sort) {
    case 'recommended':
      return likeness ? sql`${recommended} + 50 * ${likeness} desc` : sql`${recommended} desc`;
    case 'price_asc':
      return sql`p.all_in_night_cents`;
    case 'price_desc':
      return sql`p.all_in_night_cents desc`;
    case 'rating':
      return sql`coalesce(p.rating, 0) desc, p.review_count desc`;
    case 'newest':
      return sql`p.listed_at desc nulls last`;
  }
};

const filtersOf = ({ filters }: Wanted, meant: Understood): SearchFilters => ({
  ...filters,
  amenities: [...new Set([...(filters.amenities ?? []), ...meant.amenities.map((filter) => filter.meant)])],
});

export const where = (wanted: Wanted, meant: Understood): RawBuilder<unknown>[] => {
  const province = wanted.province ?? meant.province;
  const { dates, now } = wanted;
  return [
    isFound(now),
    ...(province ? [sql`p.province = ${province}`] : []),
    ...said(meant.words),
    ...inTowns(meant),
    ...around(wanted.bounds),
    ...(wanted.kept_night ? [sql`p.all_in_night_cents between ${wanted.kept_night[0]} and ${wanted.kept_night[1]}`] : []),
    ...(wanted.people > 1 ? [sql`p.sleeps >= ${wanted.people}`] : []),
    ...(wanted.pets || meant.pets ? [sql`p.pets_allowed`] : []),
    ...conditionsOf(searchFilters, filtersOf(wanted, meant), 'p'),
    ...(dates
      ? [
          // as one condition: of each alone the planner would guess that hardly any stay meets it, and read all of them at once
          sql`case when ${sql.join(
            [
              // a gap may take fewer, which its calendar tells
              sql`${dates.nights}::int between case when p.gap_stays then least(p.min_nights, p.gap_min_nights) else p.min_nights end and p.max_nights`,
              // the database knows other laws of a zone than we do: it may let a day too many through, and is not asked for the hour
              sql`${dates.checkin}::date + 1 >= ((${now}::timestamptz + make_interval(hours => p.advance_notice_hours)) at time zone p.timezone)::date`,
              sql`${dates.checkout}::date <= (${now}::timestamptz at time zone p.timezone)::date + ${wanted.horizonDays}::int`,
              // asked of one stay after the other, so that it ends with the last that is looked at
              sql`(select 1 from held_nights h where h.property_id = p.property_id
                and h.nights && daterange(${dates.checkin}::date - p.preparation_nights, ${dates.checkout}::date + p.preparation_nights)
                and ${keptNights} && daterange(${dates.checkin}::date, ${dates.checkout}::date) limit 1) is null`,
            ],
            sql` and `,
          )} then true else false end`,
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
    : undefined;
  return sql<Found>`
    select ${columns}, (${likeness ?? sql`1`})::float8 as likeness
    from properties p
    where ${sql.join(where(wanted, meant), sql` and `)}
    order by ${firstBy(wanted, likeness)} limit ${searchedStaysMax + 1}`;
};

/** Listed properties by their ids, in no particular order. */
export const findByIds = async (db: Database, ids: readonly string[], now: Date): Promise<readonly Found[]> => {
  const query = sql<Found>`select ${columns}, 1::float8 as likeness from properties p
    where p.property_id = any(${[...ids]}::uuid[]) and ${isFound(now)}`;
  return (await query.execute(db)).rows;
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

/** Those whose host still has the notice that they want. */
export const inTime = (found: readonly Found[], { dates, now }: Wanted): readonly Found[] =>
  dates
    ? found.filter((it) => momentAt(dayOf(dates.checkin), it.checkin_time, it.timezone) >= now.getTime() + it.advance_notice_hours * HOUR)
    : found;

const inBounds = (found: readonly Found[], { bounds }: Wanted): readonly Found[] => {
  if (bounds === undefined) return found;
  const [south = -90, west = -180, north = 90, east = 180] = bounds;
  const within = (degrees: number | null, from: number, to: number): boolean => degrees !== null && from <= degrees && degrees <= to;
  return found.filter((it) => within(rounded(it.latitude), south, north) && within(rounded(it.longitude), west, east));
};

/** The listed properties that a search looks at. */
export interface LookedAt {
  readonly found: readonly Found[];
  /** Whether more fit. */
  readonly more: boolean;
}
/** The listed properties that fit, in no particular order and not more than a search looks at, where it is known what the words mean. */
export const findAsUnderstood = async (db: Database, wanted: Wanted, understood: Understood): Promise<LookedAt> => {
  const { rows } = await searchQuery(wanted, understood).execute(db);
  const found = inBounds(inTime(rows.slice(0, searchedStaysMax), wanted), wanted);
  return { found, more: rows.length > searchedStaysMax };
};

/** A search's finds, and the meaning of its words. */
export interface FoundListed extends LookedAt {
  readonly understood: Understood;
}

/** Every way in which words may be meant, the likeliest first; a mistyped place only when nothing carries the words as typed. */
export const readings = async function* (db: Database, wanted: Wanted): AsyncGenerator<Understood> {
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
 * The listed properties that fit, in no particular order. Words are read as they most likely are meant; when nothing carries them so,
 * as a name alone, and then as a mistyped place: a name that is there never brings its neighbours in spelling.
 */
export const findListed = async (db: Database, wanted: Wanted): Promise<FoundListed> => {
  for await (const understood of readings(db, wanted)) {
    const looked = await findAsUnderstood(db, wanted, understood);
    if (looked.found.length > 0) return { ...looked, understood };
  }
  return { found: [], more: false, understood: understand(wanted.query) };
};

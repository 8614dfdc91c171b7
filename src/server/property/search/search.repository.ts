// Finding listed properties: what the database can tell by its indexes. Prices are compared afterwards, by the one formula.
import { type RawBuilder, sql } from 'kysely';
import { keysOf } from '../../../../generated/model/keys';
import type { SearchFilters } from '../../../../generated/model/entities';
import { searchFilters } from '../../../../generated/model/filters/searchFilters';
import { type CancellationPolicy, Province, type SearchSort, WeekdayPrice } from '../../../../generated/model/values';
import type { PlainDate } from '../../../../generated/model/wire';
import { HOUR, dayOf } from '../../../../generated/model/dates';
import { momentAt } from '../../../../generated/rules/runtime';
import { columnsOfPropertyCard } from '../../../../generated/tables/properties';
import type { Row } from '../../../../generated/tables/tables';
import { conditionsOf } from '../../database/filters';
import type { Database } from '../../database/open';
import { transact } from '../../database/transact';
import { folded } from '../../pricing/town.rules';
import { positionStep } from './position.rules';
import { keptNights } from '../property.lookup';
import { type Understood, placeOf, understand } from './query.rules';
import { wordsMeant } from './spelling.rules';
import { searchedStaysMax } from '../../../../generated/model/constants';

/** Bounds of the night that is kept of a stay, in cents CAD, and its policies. */
export interface Kept {
  readonly night?: readonly [min: number, max: number];
  readonly policies?: readonly CancellationPolicy[];
}

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
  /** Narrows by what is kept of a stay without dates: with dates only where more fit than a search looks at. */
  readonly kept?: Kept;
  readonly horizonDays: number;
  readonly now: Date;
}

// all that a search prices, orders and counts a stay by
const pricedColumns = [
  'property_id',
  'property_type',
  'city',
  'province',
  'rating',
  'review_count',
  'latitude',
  'longitude',
  'timezone',
  'checkin_time',
  'cancellation_policy',
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
// and what its card shows beside
const foundColumns = [
  ...new Set([
    ...pricedColumns,
    ...columnsOfPropertyCard,
    ...(['amenities', 'pets_allowed', 'instant_book', 'instant_stopped', 'reply_rate_percent', 'reply_hours'] as const),
  ]),
];
const ofProperty = (names: readonly string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(`p.${name}`)));
/** How much a search recommends a stay, where its words are not compared. */
interface Scored {
  readonly score: number;
}
/** A stay that a search looks at, as far as it is priced, ordered and counted. */
export type Candidate = Pick<Row<'properties'>, (typeof pricedColumns)[number] | 'amenities'> & Scored;
export type Found = Pick<Row<'properties'>, (typeof foundColumns)[number]> & Scored;

const recommended = sql`coalesce(nullif(p.rating, 0), 4.3) * 10 + least(p.review_count, 30) / 5.0 + p.instant_book::integer`;
/** How much a search recommends the property `p`: a good average from many voices; a place without any is not hidden. */
export const scoreOf = (words = ''): RawBuilder<unknown> =>
  words === ''
    ? recommended
    : // the text begins with the town: who names a town wants it before a title elsewhere that speaks of it
      sql`${recommended} + 50 * case when p.searched like ${`${words} %`} then 1 else 0.5 * word_similarity(${words}, p.searched) end`;
const scored = (words?: string): RawBuilder<unknown> => sql`(${scoreOf(words)})::float8 as score`;
const wholeColumns = ofProperty(foundColumns);
/** The columns of the property `p` that a card is made of. */
export const columns = sql`${wholeColumns}, ${scored()}`;

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

// as `rounded` does it
const roundedIn = (degrees: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`floor(floor(${degrees} / ${positionStep}::float8 + 0.5) * ${positionStep}::float8 * 1000 + 0.5) / 1000`;
// by its index, and a step wider than asked: which positions are inside is told by those that anyone may see
const around = (bounds: Wanted['bounds']): RawBuilder<unknown>[] => {
  if (bounds === undefined) return [];
  const [south = -90, west = -180, north = 90, east = 180] = bounds;
  const corners = [west - positionStep, south - positionStep, east + positionStep, north + positionStep];
  return [
    sql`point(p.longitude, p.latitude) <@ box(point(${corners[0]}::float8, ${corners[1]}::float8), point(${corners[2]}::float8, ${corners[3]}::float8))`,
    sql`${roundedIn(sql`p.latitude`)} between ${south}::float8 and ${north}::float8`,
    sql`${roundedIn(sql`p.longitude`)} between ${west}::float8 and ${east}::float8`,
  ];
};

/** Whether guests find the property `p` at all. */
export const isFound = (now: Date): RawBuilder<unknown> =>
  sql`p.status = 'listed' and (p.registration_expires is null or p.registration_expires >= (${now}::timestamptz at time zone p.timezone)::date)`;

/** The order of a search over `p`; equals stand by their id, so that pages never overlap. */
export const orderOf = (sort: SearchSort, score: RawBuilder<unknown>): RawBuilder<unknown> => {
  const by: Readonly<Record<SearchSort, RawBuilder<unknown>>> = {
    recommended: sql`${score} desc`,
    price_asc: sql`p.all_in_night_cents`,
    price_desc: sql`p.all_in_night_cents desc`,
    rating: sql`coalesce(p.rating, 0) desc, p.review_count desc`,
    newest: sql`p.listed_at desc nulls last`,
  };
  return sql`${by[sort]}, p.property_id`;
};

/** The conditions of what is kept, over `p`. */
export const keptIn = ({ night, policies }: Kept = {}): RawBuilder<unknown>[] => [
  ...(night ? [sql`p.all_in_night_cents between ${night[0]}::int and ${night[1]}::int`] : []),
  ...(policies ? [sql`p.cancellation_policy = any(${[...policies]}::text[])`] : []),
];

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
    ...keptIn(wanted.kept),
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

/** The first that fit, by an index of their order: one more than a search looks at, which tells that there are more. */
export const firstOf = <T>(read: RawBuilder<unknown>, wanted: Wanted, meant: Understood): RawBuilder<T> => sql<T>`
  select ${read}, ${scored(meant.words)} from properties p where ${sql.join(where(wanted, meant), sql` and `)}
  order by ${orderOf(wanted.sort, scoreOf(meant.words))} limit ${searchedStaysMax + 1}`;

/** The query, for the tests that look at its plan. */
export const searchQuery = (wanted: Wanted, meant = understand(wanted.query)): RawBuilder<Found> =>
  firstOf<Found>(wholeColumns, wanted, meant);
// lists of words are read much faster so
const candidateColumns = sql`${ofProperty(pricedColumns)}, to_json(p.amenities) as amenities`;
const candidatesQuery = (wanted: Wanted, meant: Understood): RawBuilder<Candidate> => firstOf<Candidate>(candidateColumns, wanted, meant);

/** Listed properties by their ids, in no particular order. */
export const findByIds = async (db: Database, ids: readonly string[], now: Date): Promise<readonly Found[]> => {
  const query = sql<Found>`select ${columns} from properties p
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
export const inTime = <T extends Candidate>(found: readonly T[], { dates, now }: Wanted): readonly T[] =>
  dates
    ? found.filter((it) => momentAt(dayOf(dates.checkin), it.checkin_time, it.timezone) >= now.getTime() + it.advance_notice_hours * HOUR)
    : found;

/** The listed properties that a search looks at. */
export interface LookedAt<T extends Candidate> {
  readonly found: readonly T[];
  /** Whether more fit. */
  readonly more: boolean;
}
/** Reads the listed properties that fit, in no particular order and not more than a search looks at, where it is known what the words mean. */
export type Look<T extends Candidate> = (db: Database, wanted: Wanted, meant: Understood) => Promise<LookedAt<T>>;
const lookBy =
  <T extends Candidate>(query: (wanted: Wanted, meant: Understood) => RawBuilder<T>): Look<T> =>
  async (db, wanted, meant) => {
    const { rows } = await query(wanted, meant).execute(db);
    return { found: inTime(rows.slice(0, searchedStaysMax), wanted), more: rows.length > searchedStaysMax };
  };
export const lookWhole: Look<Found> = lookBy(searchQuery);
export const lookBriefly: Look<Candidate> = lookBy(candidatesQuery);

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
 * The finds of a search's words as they most likely are meant; when nothing carries them so, as a name alone, and then as a mistyped place: a name
 * that is there never brings its neighbours in spelling. Undefined where nothing is found.
 */
export const asMeant = async <T>(
  db: Database,
  wanted: Wanted,
  find: (understood: Understood) => Promise<T | undefined>,
): Promise<T | undefined> => {
  for await (const understood of readings(db, wanted)) {
    const found = await find(understood);
    if (found !== undefined) return found;
  }
  return undefined;
};

// Finding listed properties: what the database can tell by its indexes. Prices are compared afterwards, by the one formula.
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { keysOf } from '../../../../generated/model/keys';
import { Province, type SearchSort, WeekdayPrice } from '../../../../generated/model/values';
import { DAY, dateOf, HOUR, dayOf } from '../../../../generated/model/dates';
import { momentAt } from '../../../../generated/rules/runtime';
import { columnsOfPropertyCard } from '../../../../generated/tables/properties';
import type { Row } from '../../../../generated/tables/tables';
import type { Database } from '../../database/open';
import type { Nights } from '../../pricing/gaps.rules';
import { folded } from '../../pricing/town.rules';
import { calendarFits, fits, heldAround, isFound, type Wanted, where } from './conditions.repository';
import { type Understood, understand } from './query.rules';
import { calendarsAskedMax, datedStaysMax, flexibleStaysMax, searchedStaysMax } from '../../../../generated/model/constants';

// all that a search prices, orders and counts a stay by
const pricedColumns = [
  'property_id',
  'property_type',
  'sleeps',
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
/** A property as far as it is priced, ordered and counted. */
export type Candidate = Pick<Row<'properties'>, (typeof pricedColumns)[number] | 'amenities'>;
export type Found = Pick<Row<'properties'>, (typeof foundColumns)[number]>;

const recommended = sql`coalesce(nullif(p.rating, 0), 4.3) * 10 + least(p.review_count, 30) / 5.0 + p.instant_book::integer`;
/** How much a search recommends the property `p`: a good average from many voices; a place without any is not hidden. */
export const scoreOf = (words = ''): RawBuilder<unknown> =>
  words === ''
    ? recommended
    : // the text begins with the town: who names a town wants it before a title elsewhere that speaks of it
      sql`${recommended} + 50 * case when p.searched like ${`${words} %`} then 1 else 0.5 * word_similarity(${words}, p.searched) end`;
/** The columns of the property `p` that a card is made of. */
export const columns = ofProperty(foundColumns);

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

/** How many stays a search looks at. */
const mostOf = ({ open, dates }: Wanted): number => {
  if (open) return flexibleStaysMax;
  return dates ? datedStaysMax : searchedStaysMax;
};
const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);

interface Asked {
  readonly meant: Understood;
  /** Of how many stays the calendar is asked; of all where it is null. */
  readonly most?: number | null;
}

// all that tells whether dates fit, and in which order
const calendarColumns = ofProperty([
  'property_id',
  'xmin',
  'timezone',
  'min_nights',
  'gap_stays',
  'gap_min_nights',
  'advance_notice_hours',
  'preparation_nights',
  'all_in_night_cents',
  'rating',
  'review_count',
  'listed_at',
]);

const inOrder = (
  read: RawBuilder<unknown>,
  wanted: Wanted,
  { meant, most }: { readonly meant: Understood; readonly most: number },
): RawBuilder<unknown> => {
  const { sort } = wanted;
  const score = scoreOf(meant.words);
  const first = (conditions: readonly RawBuilder<unknown>[], order: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select ${read}, ${score} as score from properties p where ${all(conditions)} order by ${order} limit ${most}::int`;
  if (sort !== 'recommended' || meant.words === '') return first(fits(wanted, meant), orderOf(sort, score));
  // each by an index: a word like cabin is in every tenth text, and likeness is asked of the first alone
  const begins = sql`p.searched like ${`${meant.words} %`}`;
  const order = orderOf(sort, recommended);
  const isRoom = sql`(select count(*) from named) < ${most}::int`;
  return sql`
    with named as materialized (${first([...fits(wanted, { ...meant, words: '' }), begins], order)})
    select p.* from (select * from named union all (${first([...fits(wanted, meant), sql`not ${begins}`, isRoom], order)})) p
    order by ${orderOf(sort, sql`p.score`)} limit ${most}::int`;
};

/**
 * The first that fit, by an index of their order: one more than a search looks at, which tells that there are more. Of words it looks at the
 * first whose text begins with them, and where these are not enough, at the first of the others.
 */
export const firstOf = <T>(read: RawBuilder<unknown>, wanted: Wanted, { meant, most: asked = calendarsAskedMax }: Asked): RawBuilder<T> => {
  const most = mostOf(wanted) + 1;
  const { dates, open } = wanted;
  if (!dates && !open) return sql<T>`${inOrder(read, wanted, { meant, most })}`;
  // where every calendar is asked, only what is free is put in order
  const first =
    asked === null
      ? sql`select ${calendarColumns}, ${scoreOf(meant.words)} as score from properties p where ${all(fits(wanted, meant))}`
      : inOrder(calendarColumns, wanted, { meant, most: asked });
  const [from, held] = open
    ? [sql`(${first}) p, lateral (select ${heldAround(open)} as nights) held`, sql`held.nights`]
    : [sql`(${first}) p`, undefined];
  return sql<T>`
    select ${read}, p.score${held ? sql`, ${held}::text as held` : sql``} from ${from}
    where ${all(calendarFits(wanted, held))} order by ${orderOf(wanted.sort, sql`p.score`)} limit ${most}`;
};

/** Whether more fit than are asked for their dates. */
const areLeftUnasked = async (db: Database, wanted: Wanted, meant: Understood): Promise<boolean> => {
  const query = sql`select 1 from properties p where ${all(fits(wanted, meant))} offset ${calendarsAskedMax} limit 1`;
  return (await query.execute(db)).rows.length > 0;
};

/** A property that a search looks at, before its facts are known. */
interface Ranked {
  readonly property_id: string;
  /** The transaction that changed it last. */
  readonly version: string;
  /** The nights around open dates that are gone, as a multirange. */
  readonly held?: string;
}
const rankedColumns = sql`p.property_id, p.xmin::text as version`;
/** The query, for the tests that look at its plan. */
export const searchQuery = (wanted: Wanted, asked: Asked = { meant: understand(wanted.query) }): RawBuilder<Ranked> =>
  firstOf<Ranked>(rankedColumns, wanted, asked);

type Versioned = Found & Pick<Ranked, 'version'>;
// lists of words are read much faster so
const factColumns = sql`${ofProperty(foundColumns.filter((it) => it !== 'amenities'))}, to_json(p.amenities) as amenities, p.xmin::text as version`;
/** Of so many properties the facts are kept: searches look at the same first ones again and again. */
const factsKeptMax = 5000;
const keptFacts = new WeakMap<Database, LRUCache<string, Versioned>>();
/** The facts of properties as they stand: only those that changed since they were last read are read again. */
const factsOf = async (db: Database, ranked: readonly Ranked[]): Promise<readonly Found[]> => {
  const kept = keptFacts.get(db) ?? new LRUCache<string, Versioned>({ max: factsKeptMax });
  keptFacts.set(db, kept);
  const known = ranked.map(({ property_id, version }) => {
    const its = kept.get(property_id);
    return its?.version === version ? its : undefined;
  });
  const unknown = ranked.flatMap(({ property_id }, at) => (known[at] ? [] : [property_id]));
  if (unknown.length === 0) return known.flatMap((it) => it ?? []);
  const { rows } = await sql<Versioned>`select ${factColumns} from properties p where p.property_id = any(${unknown}::uuid[])`.execute(db);
  for (const it of rows) kept.set(it.property_id, it);
  const read = new Map(rows.map((it) => [it.property_id, it]));
  return ranked.flatMap(({ property_id }, at) => known[at] ?? read.get(property_id) ?? []);
};

const nightsIn = (multirange: string): readonly Nights[] =>
  [...multirange.matchAll(/\[([\d-]+),([\d-]+)\)/g)].map(([, start, end]) => ({ start: dateOf(dayOf(start)), end: dateOf(dayOf(end)) }));
const read = async (db: Database, wanted: Wanted, asked: Asked): Promise<Read<Found>> => {
  const ranked = (await searchQuery(wanted, asked).execute(db)).rows;
  const taken = wanted.open && new Map(ranked.map(({ property_id, held = '' }) => [property_id, nightsIn(held)]));
  return { found: await factsOf(db, ranked), taken };
};

/** Listed properties by their ids, in no particular order. */
export const findByIds = async (db: Database, ids: readonly string[], now: Date): Promise<readonly Found[]> => {
  const query = sql<Found>`select ${columns} from properties p
    where p.property_id = any(${[...ids]}::uuid[]) and ${isFound(now)}`;
  return (await query.execute(db)).rows;
};

/** Those of some properties that fit, in no particular order. */
export const findFitting = async (db: Database, ids: readonly string[], wanted: Wanted): Promise<readonly Found[]> => {
  const query = sql<Found>`select ${columns} from properties p
    where p.property_id = any(${[...ids]}::uuid[]) and ${all(where(wanted, understand('')))}`;
  return inTime((await query.execute(db)).rows, wanted);
};

/** Those whose host still has the notice that they want. */
export const inTime = <T extends Candidate>(found: readonly T[], { dates, now }: Wanted): readonly T[] => {
  if (!dates) return found;
  const day = dayOf(dates.checkin);
  // many stays begin at few moments
  const moments = new Map<string, number>();
  const beginOf = ({ checkin_time, timezone }: T): number => {
    const key = `${checkin_time} ${timezone}`;
    const moment = moments.get(key) ?? momentAt(day, checkin_time, timezone);
    moments.set(key, moment);
    return moment;
  };
  // a day before, in any zone, no clock makes a difference
  const surely = (day - 1) * DAY;
  return found.filter((it) => {
    const soonest = now.getTime() + it.advance_notice_hours * HOUR;
    return surely >= soonest || beginOf(it) >= soonest;
  });
};

interface Read<T extends Candidate> {
  readonly found: readonly T[];
  /** The nights around open dates that are gone, by property, where they were read beside it. */
  readonly taken?: ReadonlyMap<string, readonly Nights[]> | undefined;
}
/** The listed properties that a search looks at, in its order. */
export interface LookedAt<T extends Candidate> extends Read<T> {
  /** Whether more fit. */
  readonly more: boolean;
}
/** Reads the listed properties that fit, not more than a search looks at, where it is known what the words mean. */
export const look = async (db: Database, wanted: Wanted, meant: Understood): Promise<LookedAt<Found>> => {
  const most = mostOf(wanted);
  const first = await read(db, wanted, { meant });
  const isDated = wanted.dates !== undefined || wanted.open !== undefined;
  const isLeft = isDated && first.found.length <= most && (await areLeftUnasked(db, wanted, meant));
  // it says that there is nothing only where that is so
  const { found, taken } = isLeft && first.found.length === 0 ? await read(db, wanted, { meant, most: null }) : first;
  return { found: inTime(found.slice(0, most), wanted), taken, more: found.length > most || (isLeft && found === first.found) };
};

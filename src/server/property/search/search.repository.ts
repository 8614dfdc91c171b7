// Finding listed properties: what the database can tell by its indexes. Prices are compared afterwards, by the one formula.
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { keysOf } from '../../../../generated/model/keys';
import { Province, WeekdayPrice } from '../../../../generated/model/values';
import { DAY, dateOf, HOUR, dayOf } from '../../../../generated/model/dates';
import { momentAt } from '../../../../generated/rules/runtime';
import { columnsOfPropertyCard } from '../../../../generated/tables/properties';
import type { Row } from '../../../../generated/tables/tables';
import type { Database } from '../../database/open';
import type { Nights } from '../../pricing/gaps.rules';
import { folded } from '../../pricing/town.rules';
import { allOf, calendarFits, heldAround, isFound, type Wanted, where } from './conditions.repository';
import { fitSeldom, type FirstOptions, firstFitting, readOrderOf, nearFirst } from './first-fitting.repository';
import { type Understood, understand } from './query.rules';
import {
  calendarsAskedMax,
  datedStaysMax,
  flexibleStaysMax,
  resultsPerPage,
  searchedStaysMax,
  takenCalendarsMax,
} from '../../../../generated/model/constants';

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

/** How many stays a search looks at. */
const mostOf = ({ open, dates }: Wanted): number => {
  if (open) return flexibleStaysMax;
  return dates ? datedStaysMax : searchedStaysMax;
};

// all that tells whether dates fit, and in which order
const rankingColumns = ofProperty([
  'property_id',
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

/** A property that a search looks at, before its facts are known. */
export interface Ranked {
  readonly property_id: string;
  /** The transaction that changed it last. */
  readonly version: string;
  /** The nights around open dates that are gone, as a multirange. */
  readonly held?: string;
}

/** The first that are free, of stays in order: asked one after the other, so that it ends with the last that is looked at. */
const freeOf = (stays: RawBuilder<unknown>, wanted: Wanted): RawBuilder<unknown> => {
  const { open, sort } = wanted;
  const [from, held] = open
    ? [sql`(${stays}) p, lateral (select ${heldAround(open)} as nights) held`, sql`held.nights`]
    : [sql`(${stays}) p`, undefined];
  const order = readOrderOf(sort);
  return sql`
    select p.property_id${held ? sql`, ${held}::text as held` : sql``}, row_number() over (order by ${order}) as place from ${from}
    where ${allOf(calendarFits(wanted, held))} order by ${order} limit ${mostOf(wanted) + 1}::int`;
};

const withVersion = (free: RawBuilder<unknown>): RawBuilder<Ranked> => sql<Ranked>`
  select free.*, v.xmin::text as version from (${free}) free join properties v on v.property_id = free.property_id order by free.place`;

/** The free ones of the first, each beside how many fit but for their dates: as far as they are asked, and one more. */
type CountedStay = { readonly fitting: number } & (Ranked | { readonly property_id: null });
const freeOfFirst = (wanted: Wanted, options: FirstOptions): RawBuilder<CountedStay> => sql<CountedStay>`
  with fitting as materialized (${firstFitting(rankingColumns, wanted, options)})
  select counted.fitting, free.*, v.xmin::text as version from (select count(*) as fitting from fitting) counted left join (${freeOf(
    sql`select p.* from fitting p order by ${readOrderOf(wanted.sort)} limit ${options.most - 1}::int`,
    wanted,
  )}) free on true left join properties v on v.property_id = free.property_id order by free.place`;

/** The free ones of those that fit near the beginning of an order; undefined where none has an index for it. */
export const freeNearFirst = (wanted: Wanted, meant: Understood): RawBuilder<Ranked> | undefined => {
  const near = nearFirst(rankingColumns, wanted, { meant, most: calendarsAskedMax });
  return near && withVersion(freeOf(near, wanted));
};

const firstUndated = (wanted: Wanted, options: FirstOptions): RawBuilder<Ranked> => sql<Ranked>`
  select p.property_id, v.xmin::text as version from (${firstFitting(rankingColumns, wanted, options)}) p
  join properties v on v.property_id = p.property_id order by ${readOrderOf(wanted.sort)}`;

const isDated = ({ dates, open }: Wanted): boolean => dates !== undefined || open !== undefined;
/** Of how many stays the facts or the calendars are asked, and one more, which tells that there are more. */
const askedOf = (wanted: Wanted): number => (isDated(wanted) ? calendarsAskedMax : searchedStaysMax) + 1;

/** The query, for the tests that look at its plan. */
export const searchQuery = (
  wanted: Wanted,
  options: Omit<FirstOptions, 'most'> = { meant: understand(wanted.query) },
): RawBuilder<Ranked | CountedStay> => (isDated(wanted) ? freeOfFirst : firstUndated)(wanted, { ...options, most: askedOf(wanted) });

/** So many calendars are asked, and where fewer of them are free than a page shows, of more stays. */
const askedSteps = [calendarsAskedMax, Math.round(Math.sqrt(calendarsAskedMax * takenCalendarsMax)), takenCalendarsMax];
interface FreeOptions extends Omit<FirstOptions, 'most'> {
  readonly steps?: readonly number[];
  /** So many free ones end the asking. */
  readonly enough?: number;
}
interface FirstFree {
  readonly free: readonly Ranked[];
  /** More fit than were asked for their dates. */
  readonly isLeft: boolean;
}
/** The free ones of the first that fit: of more and more of them until enough are free, or as many are asked as can be in time. */
export const firstFree = async (
  db: Database,
  wanted: Wanted,
  { steps = askedSteps, enough = resultsPerPage, ...options }: FreeOptions,
): Promise<FirstFree> => {
  let first: FirstFree = { free: [], isLeft: true };
  for (const asked of steps) {
    const { rows } = await freeOfFirst(wanted, { ...options, most: asked + 1 }).execute(db);
    const free = rows.flatMap((it) => (it.property_id === null ? [] : [it]));
    first = { free, isLeft: rows.some(({ fitting }) => fitting > asked) };
    if (free.length >= enough || !first.isLeft) break;
  }
  return first;
};

type Versioned = Found & Pick<Ranked, 'version'>;
// lists of words are read much faster so
const factColumns = sql`${ofProperty(foundColumns.filter((it) => it !== 'amenities'))}, to_json(p.amenities) as amenities, p.xmin::text as version`;
/** Of so many properties the facts are kept: searches look at the same first ones again and again. */
const factsKeptMax = 5000;
const keptFacts = new WeakMap<Database, LRUCache<string, Versioned>>();
/** The facts of properties as they stand: only those that changed since they were last read are read again. */
export const factsOf = async (db: Database, ranked: readonly Ranked[]): Promise<readonly Found[]> => {
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
const read = async (db: Database, ranked: readonly Ranked[], { open }: Wanted): Promise<Read<Found>> => ({
  found: await factsOf(db, ranked),
  taken: open && new Map(ranked.map(({ property_id, held = '' }) => [property_id, nightsIn(held)])),
});

/** Listed properties by their ids, in no particular order. */
export const findByIds = async (db: Database, ids: readonly string[], now: Date): Promise<readonly Found[]> => {
  const query = sql<Found>`select ${columns} from properties p
    where p.property_id = any(${[...ids]}::uuid[]) and ${isFound(now)}`;
  return (await query.execute(db)).rows;
};

/** Those of some properties that fit, in no particular order. */
export const findFitting = async (db: Database, ids: readonly string[], wanted: Wanted): Promise<readonly Found[]> => {
  const query = sql<Found>`select ${columns} from properties p
    where p.property_id = any(${[...ids]}::uuid[]) and ${allOf(where(wanted, understand('')))}`;
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
  const near = isDated(wanted) ? freeNearFirst(wanted, meant) : undefined;
  const enough = (near && (await near.execute(db)).rows) ?? [];
  if (enough.length > most) {
    const { found, taken } = await read(db, enough, wanted);
    return { found: inTime(found.slice(0, most), wanted), taken, more: true };
  }
  const isSeldom = await fitSeldom(db, wanted, { meant, most: askedOf(wanted) });
  const { free, isLeft } = isDated(wanted)
    ? await firstFree(db, wanted, { meant, isSeldom })
    : { free: (await firstUndated(wanted, { meant, isSeldom, most: askedOf(wanted) }).execute(db)).rows, isLeft: false };
  const { found, taken } = await read(db, free, wanted);
  return { found: inTime(found.slice(0, most), wanted), taken, more: found.length > most || (isLeft && found.length > 0) };
};

// The conditions of a search over the listed property `p`: what the database can tell by its indexes.
import { type RawBuilder, sql } from 'kysely';
import { serviceFeePercent } from '../../../../generated/model/constants';
import type { SearchFilters } from '../../../../generated/model/entities';
import { searchFilters } from '../../../../generated/model/filters/searchFilters';
import type { CancellationPolicy, SearchSort } from '../../../../generated/model/values';
import type { PlainDate } from '../../../../generated/model/wire';
import { conditionsOf } from '../../database/filters';
import { gapReach } from '../../pricing/gaps.rules';
import { keptNights } from '../property.lookup';
import type { OpenDates } from './flexible.rules';
import { positionStep } from './position.rules';
import type { Understood } from './query.rules';

/** Some conditions at once. */
export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

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
  /** A search that leaves its dates open has these instead. */
  readonly open?: OpenDates | undefined;
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

// every word begins a word of the text: `whist` is enough, and what only resembles it is not there
export const said = (words: string): RawBuilder<unknown>[] =>
  words === '' ? [] : words.split(' ').map((word) => sql`p.searched ~ ${`\\m${word}`}`);

// the text begins with the town
const inTowns = ({ towns }: Understood): RawBuilder<unknown>[] =>
  towns.length === 0 ? [] : [sql`p.searched like any(${towns.map((town) => `${town} %`)}::text[])`];

// as `rounded` does it
const roundedIn = (degrees: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`floor(floor(${degrees} / ${positionStep}::float8 + 0.5) * ${positionStep}::float8 * 1000 + 0.5) / 1000`;
// by its index, and a step wider than asked: which positions are inside is told by those that anyone may see
export const around = (bounds: Wanted['bounds']): RawBuilder<unknown>[] => {
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

const cleaning = sql`p.cleaning_fee_cents * ${sql.lit(1 + serviceFeePercent / 100)}::float8`;
// by their indexes: a night of no stay costs less than the first, nor more than the second
const withoutCleaning = sql`(p.all_in_night_cents - ${cleaning} / greatest(1, p.min_nights))`;
const withAllCleaning = sql`(p.all_in_night_cents - ${cleaning} / greatest(1, p.min_nights) + ${cleaning})`;

// of a longer stay each night bears less of the cleaning. As one condition: of a sum the planner would guess that hardly any stay meets it
const longNight = ([min, max]: NonNullable<Kept['night']>, nights: number): RawBuilder<unknown>[] => [
  sql`${withoutCleaning} <= ${max}::int`,
  sql`${withAllCleaning} >= ${min}::int`,
  sql`case when ${withoutCleaning} + ${cleaning} / ${nights}::int between ${min}::int and ${max}::int then true else false end`,
];

const shortestNight = ([min, max]: NonNullable<Kept['night']>): RawBuilder<unknown> =>
  sql`p.all_in_night_cents between ${min}::int and ${max}::int`;

/** The conditions of kept nights and policies, over `p`: those of its shortest stay, or of so many nights. */
export const keptIn = ({ night, policies }: Kept = {}, nights?: number): RawBuilder<unknown>[] => [
  ...(night ? (nights === undefined ? [shortestNight(night)] : longNight(night, nights)) : []),
  ...(policies ? [sql`p.cancellation_policy = any(${[...policies]}::text[])`] : []),
];

const filtersOf = ({ filters }: Wanted, meant: Understood): SearchFilters => ({
  ...filters,
  amenities: [...new Set([...(filters.amenities ?? []), ...meant.amenities.map((filter) => filter.meant)])],
});

// statistics tell how many take so long a stay, and so whether all are better read at once; a gap may take a shorter one
const lengthFits = (nights: number | undefined): RawBuilder<unknown>[] =>
  nights === undefined ? [] : [sql`p.max_nights >= ${nights}::int`, sql`(p.min_nights <= ${nights}::int or p.gap_stays)`];

/** The conditions of a search that each of its orders has an index for: listed at all, and in a province. */
export const listedIn = (wanted: Wanted, meant: Understood): RawBuilder<unknown>[] => {
  const province = wanted.province ?? meant.province;
  const wide = meant.provinces ?? [];
  return [
    isFound(wanted.now),
    ...(province ? [sql`p.province = ${province}`] : []),
    ...(wide.length > 0 ? [sql`p.province = any(${[...wide]}::text[])`] : []),
  ];
};

/** Its others, its calendar apart. */
export const narrowing = (wanted: Wanted, meant: Understood): RawBuilder<unknown>[] => {
  const { nights } = wanted.dates ?? wanted.open ?? {};
  return [
    ...said(meant.words),
    ...inTowns(meant),
    ...around(wanted.bounds),
    ...around(meant.near?.bounds),
    ...keptIn(wanted.kept, nights),
    ...lengthFits(nights),
    ...(wanted.people > 1 ? [sql`p.sleeps >= ${wanted.people}`] : []),
    ...(wanted.pets || meant.pets ? [sql`p.pets_allowed`] : []),
    ...conditionsOf(searchFilters, filtersOf(wanted, meant), 'p'),
  ];
};

/** The conditions of a search, its calendar apart. */
export const fits = (wanted: Wanted, meant: Understood): RawBuilder<unknown>[] => [...listedIn(wanted, meant), ...narrowing(wanted, meant)];

// as one condition: of each alone the planner would guess that hardly any stay meets it, and read all of them at once
const datesFit = ({ dates, now, horizonDays }: Wanted): RawBuilder<unknown>[] =>
  dates
    ? [
        sql`case when ${sql.join(
          [
            // a gap may take fewer, which its calendar tells
            sql`${dates.nights}::int >= case when p.gap_stays then least(p.min_nights, p.gap_min_nights) else p.min_nights end`,
            // the database knows other laws of a zone than we do: it may let a day too many through, and is not asked for the hour
            sql`${dates.checkin}::date + 1 >= ((${now}::timestamptz + make_interval(hours => p.advance_notice_hours)) at time zone p.timezone)::date`,
            sql`${dates.checkout}::date <= (${now}::timestamptz at time zone p.timezone)::date + ${horizonDays}::int`,
            // asked of one stay after the other, so that it ends with the last that is looked at
            sql`(select 1 from held_nights h where h.property_id = p.property_id
              and upper(h.nights) > ${dates.checkin}::date - p.preparation_nights and lower(h.nights) < ${dates.checkout}::date + p.preparation_nights
              and ${keptNights} && daterange(${dates.checkin}::date, ${dates.checkout}::date) limit 1) is null`,
          ],
          sql` and `,
        )} then true else false end`,
      ]
    : [];

/** The nights of the property `p` that are gone around open dates, where it matters as far as gaps reach: one multirange, to be read beside it. */
export const heldAround = ({ parts: [first, ...more] }: OpenDates): RawBuilder<unknown> => {
  const reach = sql`(p.preparation_nights + case when p.gap_stays then ${gapReach}::int else 0 end)`;
  return sql`(select coalesce(range_agg(${keptNights}), '{}') from held_nights h where h.property_id = p.property_id
    and upper(h.nights) > ${first?.start}::date - ${reach} and lower(h.nights) < ${(more.at(-1) ?? first)?.end}::date + ${reach})`;
};

// weekdays and minimums of single dates are looked at once the stays are read
const openDatesFit = ({ open, now, horizonDays }: Wanted, held?: RawBuilder<unknown>): RawBuilder<unknown>[] => {
  if (!open) return [];
  if (open.parts.length === 0) return [sql`false`];
  const parts = sql.join(open.parts.map(({ start, end }) => sql`daterange(${start}::date, ${end}::date)`));
  return [
    sql`case when ${sql.join(
      [
        sql`${open.nights}::int >= case when p.gap_stays then least(p.min_nights, p.gap_min_nights) else p.min_nights end`,
        sql`exists (select 1 from unnest(
          datemultirange(${parts}) * datemultirange(daterange(
            ((${now}::timestamptz + make_interval(hours => p.advance_notice_hours)) at time zone p.timezone)::date - 1,
            (${now}::timestamptz at time zone p.timezone)::date + ${horizonDays}::int))
          - ${held ?? heldAround(open)}
        ) as free where upper(free) - lower(free) >= ${open.nights}::int)`,
      ],
      sql` and `,
    )} then true else false end`,
  ];
};

/** The conditions of its dates: each stay's calendar is asked, or what was read of it. */
export const calendarFits = (wanted: Wanted, held?: RawBuilder<unknown>): RawBuilder<unknown>[] => [
  ...datesFit(wanted),
  ...openDatesFit(wanted, held),
];

/** The conditions of a search. */
export const where = (wanted: Wanted, meant: Understood): RawBuilder<unknown>[] => [...fits(wanted, meant), ...calendarFits(wanted)];

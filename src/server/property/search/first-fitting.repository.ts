// The first stays that fit a search, by its order: as cheap whether nearly all fit or hardly any.
import { type RawBuilder, sql } from 'kysely';
import type { SearchSort } from '../../../../generated/model/values';
import type { Database } from '../../database/open';
import { allOf, fits, listedIn, narrowing, type Wanted } from './conditions.repository';
import type { Understood } from './query.rules';

const recommended = sql`coalesce(nullif(p.rating, 0), 4.3) * 10 + least(p.review_count, 30) / 5.0 + p.instant_book::integer`;
const stars = sql`coalesce(p.rating, 0)`;

/** How much a search recommends the property `p`: a good average from many voices; a place without any is not hidden. */
const scoreOf = (words: string): RawBuilder<unknown> =>
  words === ''
    ? recommended
    : // the text begins with the town: who names a town wants it before a title elsewhere that speaks of it
      sql`${recommended} + 50 * case when p.searched like ${`${words} %`} then 1 else 0.5 * word_similarity(${words}, p.searched) end`;
/** The facts that stays are ordered by and have no column of. */
export const ranks = (words: string): RawBuilder<unknown> => sql`${scoreOf(words)} as score, ${stars} as stars`;

/** The order of a search over `p`; equals stand by their id, so that pages never overlap. */
const orderOf = (sort: SearchSort, score: RawBuilder<unknown>, rated = stars): RawBuilder<unknown> => {
  const by: Readonly<Record<SearchSort, RawBuilder<unknown>>> = {
    recommended: sql`${score} desc`,
    price_asc: sql`p.all_in_night_cents`,
    price_desc: sql`p.all_in_night_cents desc`,
    rating: sql`${rated} desc, p.review_count desc`,
    newest: sql`p.listed_at desc nulls last`,
  };
  return sql`${by[sort]}, p.property_id`;
};
/** The same over stays that were read with their score and stars. */
export const readOrderOf = (sort: SearchSort): RawBuilder<unknown> => orderOf(sort, sql`p.score`, sql`p.stars`);

export interface FirstOptions {
  readonly meant: Understood;
  readonly most: number;
  /** Few fit, as far as statistics know: they are better read at once. */
  readonly isSeldom?: boolean;
  /** How far an order is walked. */
  readonly walked?: number;
}

const isNarrowed = (wanted: Wanted, meant: Understood): boolean =>
  meant.words === '' && meant.towns.length === 0 && !wanted.bounds && !meant.near && narrowing(wanted, meant).length > 0;

/** Up to so many times as many as are wanted are read at once: more than PostgreSQL guesses of a million for what it has no count of. */
const seldomTimes = 8;
/** Whether few fit, as far as the statistics of the database know: it is asked for its plan, and reads no stay. */
export const fitSeldom = async (db: Database, wanted: Wanted, { meant, most }: FirstOptions): Promise<boolean> => {
  if (!isNarrowed(wanted, meant)) return false;
  const query = sql<{ readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }] }>`
    explain (format json) select from properties p where ${allOf(fits(wanted, meant))}`;
  const [row] = (await query.execute(db)).rows;
  return row !== undefined && row['QUERY PLAN'][0].Plan['Plan Rows'] <= seldomTimes * most;
};

/**
 * So far an order is walked for the first that fit. A walk that ends only when it has found enough would read every stay where hardly any fits, and
 * statistics do not know how many meet several conditions at once.
 */
const walkedMax = 60_000;
/** Near the beginning are so many times as many as are asked for. */
const nearTimes = 4;

/** Those that fit among the first of all by an order, read no further than they are asked for. */
const walkedFor = (
  read: RawBuilder<unknown>,
  wanted: Wanted,
  { meant, most, walked = Math.max(walkedMax, most) }: FirstOptions,
): RawBuilder<unknown> => {
  const { sort } = wanted;
  return sql`
    select ${read}, p.score, p.stars from (
      select p.*, ${ranks('')} from properties p
      where ${allOf(listedIn(wanted, meant))} order by ${orderOf(sort, recommended)} limit ${walked}::int
    ) p where ${allOf(narrowing(wanted, meant))} order by ${readOrderOf(sort)} limit ${most}::int`;
};
/** Where an order has an index: those that fit near its beginning, which for most searches are enough. Undefined for any other. */
export const nearFirst = (read: RawBuilder<unknown>, wanted: Wanted, options: FirstOptions): RawBuilder<unknown> | undefined =>
  isNarrowed(wanted, options.meant) ? walkedFor(read, wanted, { ...options, walked: nearTimes * options.most }) : undefined;

/** The first by an order: where they are not near its beginning, all that fit are found by what narrows them, and put in order. */
const firstByOrder = (read: RawBuilder<unknown>, wanted: Wanted, options: FirstOptions): RawBuilder<unknown> => {
  const { meant, most, isSeldom = false } = options;
  const { sort } = wanted;
  const isFull = sql`(select count(*) from walked) = ${most}::int`;
  const first = (from: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select p.* from (${from}) p order by ${readOrderOf(sort)} limit ${most}::int`;
  const rest = sql`select ${read}, ${ranks('')} from properties p where ${allOf(fits(wanted, meant))}`;
  if (isSeldom) return sql`with rest as materialized (${rest}) ${first(sql`select * from rest`)}`;
  return sql`
    with walked as materialized (${walkedFor(read, wanted, options)}),
    rest as materialized (${rest} and not ${isFull})
    ${first(sql`select * from walked where ${isFull} union all select * from rest`)}`;
};

/**
 * The first stays that fit, each column of the order among those that are read. Of words it looks at the first whose text begins with them, and
 * where these are not enough, at the first of the others.
 */
export const firstFitting = (read: RawBuilder<unknown>, wanted: Wanted, options: FirstOptions): RawBuilder<unknown> => {
  const { meant, most } = options;
  const { sort } = wanted;
  const score = scoreOf(meant.words);
  const first = (conditions: readonly RawBuilder<unknown>[], order: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select ${read}, ${ranks(meant.words)} from properties p where ${allOf(conditions)} order by ${order} limit ${most}::int`;
  if (isNarrowed(wanted, meant)) return firstByOrder(read, wanted, options);
  if (sort !== 'recommended' || meant.words === '') return first(fits(wanted, meant), orderOf(sort, score));
  // each by an index: a word like cabin is in every tenth text, and likeness is asked of the first alone
  const begins = sql`p.searched like ${`${meant.words} %`}`;
  const order = orderOf(sort, recommended);
  const isRoom = sql`(select count(*) from named) < ${most}::int`;
  return sql`
    with named as materialized (${first([...fits(wanted, { ...meant, words: '' }), begins], order)})
    select p.* from (select * from named union all (${first([...fits(wanted, meant), sql`not ${begins}`, isRoom], order)})) p
    order by ${readOrderOf(sort)} limit ${most}::int`;
};

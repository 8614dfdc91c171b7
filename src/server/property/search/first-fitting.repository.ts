// The first stays that fit a search, by its order: as cheap whether nearly all fit or hardly any.
import { type RawBuilder, sql } from 'kysely';
import type { SearchSort } from '../../../../generated/model/values';
import { fits, listedIn, narrowing, type Wanted } from './conditions.repository';
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

interface FirstOptions {
  readonly meant: Understood;
  readonly most: number;
}
const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);

/**
 * How far an order is walked for the first that fit. A walk that ends only when it has found enough would read every stay where hardly any fits, and
 * statistics do not know how many meet several conditions at once: so the best tell, and where less than one in sixty of them fits it ends.
 */
const walks = { best: 1.5, seldom: 1.5 / 60, far: 60 } as const;

/** The first by an order: where they are not near its beginning, all that fit are found by what narrows them, and put in order. */
const firstByOrder = (read: RawBuilder<unknown>, wanted: Wanted, { meant, most }: FirstOptions): RawBuilder<unknown> => {
  const { sort } = wanted;
  const walk = (length: number, gate: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select ${read}, p.score, p.stars from (
      select p.*, ${ranks('')} from properties p
      where ${all(listedIn(wanted, meant))} and ${gate} order by ${orderOf(sort, recommended)} limit ${Math.ceil(length * most)}::int
    ) p where ${all(narrowing(wanted, meant))} order by ${readOrderOf(sort)} limit ${most}::int`;
  const [best, far] = [sql`(select count(*) from best)`, sql`(select count(*) from far)`];
  return sql`
    with best as materialized (${walk(walks.best, sql`true`)}),
    far as materialized (${walk(walks.far, sql`${best} between ${Math.ceil(walks.seldom * most)}::int and ${most - 1}::int`)}),
    rest as materialized (
      select ${read}, ${ranks('')} from properties p
      where ${all(fits(wanted, meant))} and ${best} < ${most}::int and ${far} < ${most}::int)
    select p.* from (
      select * from best where ${best} = ${most}::int union all select * from far where ${far} = ${most}::int union all select * from rest
    ) p order by ${readOrderOf(sort)} limit ${most}::int`;
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
    select ${read}, ${ranks(meant.words)} from properties p where ${all(conditions)} order by ${order} limit ${most}::int`;
  const isAnywhere = meant.words === '' && meant.towns.length === 0 && !wanted.bounds && !meant.near;
  if (isAnywhere && narrowing(wanted, meant).length > 0) return firstByOrder(read, wanted, options);
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

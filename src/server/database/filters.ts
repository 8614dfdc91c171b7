// A set of filters as SQL: each compares the column of its declaration.
import { type RawBuilder, sql } from 'kysely';
import type { Filter, Filters } from '../../../generated/model/filter';
import { keysOf } from '../../../generated/model/keys';

type Compared = Exclude<Filter, { readonly by: 'code' }>;

const comparison = (filter: Compared, value: unknown, of: string): RawBuilder<unknown> => {
  const column = sql.ref(`${of}.${filter.column}`);
  switch (filter.by) {
    case 'at least':
      return sql`${column} >= ${value}`;
    case 'at most':
      return sql`${column} <= ${value}`;
    case 'any of':
      return sql`${column} = any(${value}::text[])`;
    case 'all of':
      return sql`${column} @> ${value}::text[]`;
    case 'some of':
      return sql`${column} && ${value}::text[]`;
    case 'is set':
      return filter.unless === undefined ? column : sql`${column} and not ${sql.ref(`${of}.${filter.unless}`)}`;
  }
};

const conditionOf = (filter: Compared, value: unknown, of: string): RawBuilder<unknown> => {
  if (filter.through === undefined) return comparison(filter, value, of);
  const { table, key, by } = filter.through;
  const belongs = sql`${sql.ref(`${table}.${key}`)} = ${sql.ref(`${of}.${by}`)}`;
  return sql`exists (select from ${sql.table(table)} where ${belongs} and ${comparison(filter, value, table)})`;
};

const isOn = (value: unknown): boolean => Boolean(value) && (!Array.isArray(value) || value.length > 0);

/** The conditions of the filters that are on, over the table of this name. */
export const conditionsOf = <F extends object>(filters: Filters<F>, given: F, of: string): readonly RawBuilder<unknown>[] =>
  keysOf(filters).flatMap((name) => {
    const filter = filters[name];
    return filter.by !== 'code' && isOn(given[name]) ? [conditionOf(filter, given[name], of)] : [];
  });

// The product's database: tables, each of one kind of thing or of records for the server alone.
import type { z } from 'zod';
import { declare, type Declaration, type Source } from './declaration';
import type { Entity, Fields, Shape } from './entity';

/** How a column is kept, where its shape does not say it all. */
export interface ColumnFacts {
  /** The column's value. Left out for a field of the thing that the table keeps, and for columns that only SQL reads (`type` alone). */
  readonly shape?: z.ZodType;
  /** PostgreSQL's type, where its shape could be kept in several: `numeric(4, 1)`; or all there is to say: `daterange`, `jsonb`. */
  readonly type?: string;
  /** May be nothing in the database although the thing always has it; `otherwise` is what is then answered. */
  readonly nullable?: true;
  readonly otherwise?: string | number | boolean;
  /** The default of a new row; `null` where the default of its shape is not the database's. */
  readonly default?: string | number | boolean | readonly string[] | null;
  /** The row's fate when the row that it refers to goes. By default the other one has to stay. */
  readonly onDelete?: 'cascade' | 'set null';
}

export interface Stored extends Declaration<'stored'> {
  /** The table, in the plural. */
  readonly table: string;
  readonly says: string;
  readonly of?: Entity | Shape;
  readonly elsewhere: readonly string[];
  readonly shows: readonly (Entity | Shape)[];
  readonly columns: Readonly<Record<string, z.ZodType | ColumnFacts>>;
  readonly key: readonly string[];
  readonly unique: readonly (readonly string[])[];
  readonly checks: readonly string[];
  readonly exclusions: readonly string[];
}

type ColumnOf<F extends Fields, C extends string> = Extract<keyof F, string> | C;

/**
 * A table of the database (the mapping of a model to its table). Its columns are the fields of the thing that it keeps, without those that are worked out or kept
 * `elsewhere`, and then `columns`: more about a field, or what only the server keeps. From it come the row types of
 * `generated/tables`, and for the thing itself and each shape that it `shows` a list of columns and a reader. Reference lists,
 * clocks and exact values are checked by the database, and `belongsTo` is a reference, so that what is read can be believed.
 *
 * Migrations stay SQL, written by people: after a change here `npm run generate -- migration NAME` drafts the next one. Indexes
 * that only make something faster are the migrations' own matter.
 *
 * @example
 * export const storedReviews = stored('reviews', {
 *   source: '§3 Ratings', says: 'What members said of the tools', of: Rating, shows: [PublicRating],
 *   columns: { profile_id: { nullable: true, otherwise: nobody.value } },
 *   unique: [['loan_id']],
 *   checks: ['rating between 1 and 5'],
 * });
 * @example
 * export const storedThrottles = stored('throttles', {
 *   source: decision('counted in the database, so that every process counts alike'), says: 'How often something was done lately',
 *   columns: { key: text(), times: integer(), since: instant(), until: instant() },
 *   key: ['key'],
 * });
 */
export const stored = <F extends Fields = Record<never, z.ZodType>, const C extends string = never>(
  table: string,
  it: {
    readonly source: Source;
    readonly says: string;
    /** A row's content: an entity, or a shape that is kept as it is. */
    readonly of?: Entity<F> | Shape<F>;
    /** Its fields that are worked out, or kept in another table. */
    readonly elsewhere?: readonly Extract<keyof NoInfer<F>, string>[];
    /** Other shapes that are read from the same row, as far as they have the same fields. */
    readonly shows?: readonly (Entity | Shape)[];
    /** More about some of its fields, and columns of the server alone: a shape, or what is to be said about it. */
    readonly columns?: { readonly [K in C]: z.ZodType | ColumnFacts };
    /** The columns that tell one row from another; the key of the entity where they are left out. */
    readonly key?: readonly ColumnOf<NoInfer<F>, NoInfer<C>>[];
    /** Columns that together are there only once. */
    readonly unique?: readonly (readonly ColumnOf<NoInfer<F>, NoInfer<C>>[])[];
    /** Checks of each row, as SQL. */
    readonly checks?: readonly string[];
    /** Constraints between rows, as SQL: `using gist (tool_id with =, days with &&)`. */
    readonly exclusions?: readonly string[];
  },
): Stored =>
  declare('stored', {
    elsewhere: [],
    shows: [],
    columns: {},
    key: it.of !== undefined && 'key' in it.of ? [it.of.key] : [],
    unique: [],
    checks: [],
    exclusions: [],
    ...it,
    table,
  });

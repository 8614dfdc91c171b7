// Things with fields: entities that the product keeps, and shapes that only travel.
import type { z } from 'zod';
import { declare, type Declaration, type Source } from './declaration';
import type { NumberIn, Term } from './terms';

export type Fields = Readonly<Record<string, z.ZodType>>;
type OptionalKeys<F extends Fields> = { [K in keyof F]: undefined extends z.output<F[K]> ? K : never }[keyof F];
/** The values that fit a set of fields. */
export type OutputOf<F extends Fields> = { [K in Exclude<keyof F, OptionalKeys<F>>]: z.output<F[K]> } & {
  [K in OptionalKeys<F>]?: z.output<F[K]>;
};

export interface Entity<F extends Fields = Fields> extends Declaration<'entity'> {
  /** One thing of this kind, as people say it: `loan`. */
  readonly called: string;
  readonly says: string;
  /** The field that tells one from another; a path parameter of this name means this entity. */
  readonly key: string;
  readonly fields: F;
}

export interface Shape<F extends Fields = Fields> extends Declaration<'shape'> {
  readonly called: string;
  readonly says: string;
  readonly fields: F;
}

/**
 * Something the product keeps and can name (a resource, or domain model).
 *
 * @example
 * export const Loan = entity({
 *   source: '§3 Loans', called: 'loan', says: 'One tool, lent to one member',
 *   key: 'loan_id',
 *   fields: { loan_id: id(), tool_id: belongsTo(Tool), begins_on: plainDate(), ends_on: plainDate() },
 * });
 */
export const entity = <F extends Fields>(it: {
  readonly source: Source;
  readonly called: string;
  readonly says: string;
  readonly key: Extract<keyof F, string>;
  readonly fields: F;
}): Entity<F> => declare('entity', it);

/**
 * Values that travel together under a name, a data transfer object (an answer, a quote, the facts about a visitor) but are not kept as they are.
 *
 * @example
 * export const Money = shape({
 *   source: decision('section 15'), called: 'sum of money', says: 'A sum with its currency',
 *   fields: { amount: text({ example: '55.20 EUR' }), amount_cents: cents(), currency: oneOf(Currency) },
 * });
 */
export const shape = <F extends Fields>(it: {
  readonly source: Source;
  readonly called: string;
  readonly says: string;
  readonly fields: F;
}): Shape<F> => declare('shape', it);

/** Fields of an entity or shape that another one shows too. @example fields: { ...pick(Loan, 'begins_on', 'ends_on') } */
export const pick = <F extends Fields, K extends Extract<keyof F, string>>(
  of: Entity<F> | Shape<F>,
  ...names: readonly K[]
): Pick<F, K> => {
  const picked: Partial<Pick<F, K>> = {};
  for (const name of names) picked[name] = of.fields[name];
  return picked as Pick<F, K>;
};

/** The names that two sets of fields share, in the order of the first. @example pick(Tool, ...sharedNames(Tool.fields, SetupDetails.fields)) */
export const sharedNames = <F extends Fields, O extends Fields>(fields: F, other: O): readonly Extract<keyof F & keyof O, string>[] =>
  Object.keys(fields).filter((name): name is Extract<keyof F & keyof O, string> => name in other);

type NamedUnit =
  | 'milliseconds'
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'bytes'
  | 'characters'
  | 'percent';
/** A number whose field's name ends with its unit, as in `notice_hours`, is counted in it. */
type Measured<K, T> = T extends number ? (LastWord<K> extends NamedUnit ? NumberIn<LastWord<K> & NamedUnit> : T) : T;
type LastWord<K> = K extends `${string}_${infer Rest}` ? LastWord<Rest> : K;
export type The<F extends Fields> = { readonly [K in keyof F]-?: Term<Measured<K, z.output<F[K]>>> };

/**
 * The fields of one thing, to speak of in rules.
 *
 * @example
 * const loan = the(Loan);
 * is(loan.status, 'lent')
 */
export const the = <F extends Fields>(of: Entity<F> | Shape<F>): The<F> => {
  const terms: Record<string, Term<unknown>> = {};
  for (const name of Object.keys(of.fields)) terms[name] = Object.freeze({ kind: 'field', of, name });
  return Object.freeze(terms) as The<F>;
};

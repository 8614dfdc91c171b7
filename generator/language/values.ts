// Facts that never change while the product runs: reference lists, tables, constants, settings and what a browser keeps.
import type { z } from 'zod';
import { declare, type Declaration, type Source } from './declaration';
import type { Fields, OutputOf } from './entity';
import type { Duration, NumberIn, Term } from './terms';
import type { Text } from './text';

/** One entry of a reference list: what people read, and what else is known of it. */
export interface Item {
  readonly label: Text;
  readonly says?: Text;
  readonly [fact: string]: string | number | boolean | null | undefined;
}

export interface Values<I extends Readonly<Record<string, Item>> = Readonly<Record<string, Item>>> extends Declaration<'values'> {
  readonly says: string;
  readonly items: I;
}

/**
 * A closed reference list (an enum), in the order in which people see it. An item may carry further facts, such as a window in hours.
 *
 * @example
 * export const FeePolicy = values({
 *   source: '§3', says: 'Until when a member may cancel without a fee',
 *   items: { easy: { label: 'Easy', says: 'No fee up to 24 hours before the loan begins', free_hours: 24 } },
 * });
 */
export const values = <const I extends Readonly<Record<string, Item>>>(it: {
  readonly source: Source;
  readonly says: string;
  readonly items: I;
}): Values<I> => declare('values', it);

/** The names of the entries of a reference list, in their order. @example fields: pick(Review, ...namesOf(ReviewPart)) */
export const namesOf = <V extends Values>(of: V): readonly Extract<keyof V['items'], string>[] =>
  Object.keys(of.items) as Extract<keyof V['items'], string>[];

export interface Table<F extends Fields = Fields> extends Declaration<'table'> {
  readonly says: string;
  readonly columns: F;
  readonly rows: readonly OutputOf<F>[];
}

/**
 * Rows of reference data (a lookup table), each with the same columns: tax rates, fee steps.
 *
 * @example
 * export const taxRates = table({
 *   source: decision('section 4'), says: 'Taxes on fees',
 *   columns: { jurisdiction: text(), rate: decimal() },
 *   rows: [{ jurisdiction: 'BC', rate: 0.08 }],
 * });
 */
export const table = <F extends Fields>(it: {
  readonly source: Source;
  readonly says: string;
  readonly columns: F;
  readonly rows: readonly OutputOf<NoInfer<F>>[];
}): Table<F> => declare('table', it) as unknown as Table<F>;

type Scalar = string | number | boolean;
export interface Constant<T extends Scalar = Scalar, V extends T = T> extends Declaration<'constant'>, Term<T> {
  readonly kind: 'constant';
  readonly value: V;
  readonly unit?: string;
  readonly says: string;
}
type Widened<T> = T extends number ? number : T extends boolean ? boolean : string;
type ShortUnit = { readonly '%': 'percent'; readonly ms: 'milliseconds'; readonly px: 'pixels' };
/** A unit as it is compared: `cents EUR` are cents. */
type Plain<U extends string> = U extends keyof ShortUnit ? ShortUnit[U] : U extends `${infer First} ${string}` ? First : U;
type Measured<T, U extends string> = T extends number ? ([U] extends [never] ? number : NumberIn<Plain<U>>) : Widened<T>;

/**
 * A number or word that the product is built on, with its unit. Rules use it by name; texts show it as a slot of its name.
 *
 * @example export const ratingDays = constant(14, { source: '§9', unit: 'days', says: 'How long after its return a tool may be rated' });
 */
export const constant = <const T extends Scalar, const U extends string = never>(
  value: T,
  it: { readonly source: Source; readonly unit?: U; readonly says: string },
): Constant<Measured<T, U>, Extract<T, Measured<T, U>>> =>
  declare('constant', { value, ...it }) as unknown as Constant<Measured<T, U>, Extract<T, Measured<T, U>>>;

export interface Setting<T extends Scalar = Scalar> extends Declaration<'setting'>, Term<T> {
  readonly kind: 'setting';
  readonly variable: string;
  readonly default: T;
  readonly holds?: z.ZodType<T>;
  readonly says: string;
}
/** A setting of the server alone: no page is told it, and no rule asks it. */
export interface ServerSetting extends Declaration<'setting'>, Term<{ readonly serverOnly: true }> {
  readonly kind: 'setting';
  readonly variable: string;
  readonly serverOnly: true;
  readonly says: string;
}
interface SettingOptions<T> {
  readonly source: Source;
  readonly variable: Uppercase<string>;
  /** Its shape: a text, a number or yes or no; that of the default where none is given. */
  readonly holds?: z.ZodType<T>;
  readonly says: string;
}

/**
 * A switch that the operator may set (an environment variable), read when the server starts. Conditions use it by name. With
 * `serverOnly` it may do without a default, and nothing but the server knows it: a key, the address of another service.
 *
 * @example export const searchEnabled = setting({ source: '§1', variable: 'SEARCH_ENABLED', default: true, says: 'Whether members can search' });
 * @example export const mailKey = setting({ source: '§1', variable: 'MAIL_KEY', serverOnly: true, holds: text({ min: 20 }), says: 'The key of mails' });
 */
export const setting: {
  <T extends Scalar>(
    it: SettingOptions<T> & { readonly serverOnly: true } & ({ readonly default: T } | { readonly holds: z.ZodType<T> }),
  ): ServerSetting;
  <const T extends Scalar>(it: SettingOptions<Widened<T>> & { readonly default: T }): Setting<Widened<T>>;
} = (it: object) => declare('setting', it) as never;

export interface Kept extends Declaration<'kept'> {
  readonly where: 'cookie' | 'local storage';
  readonly name: Text;
  readonly says: string;
  readonly holds: z.ZodType;
  readonly lasts?: Duration;
}

/**
 * A value that the browser keeps between visits (a cookie, or local storage).
 *
 * @example export const accessTokenKey = kept({ source: '§3', where: 'local storage', name: 'session', says: 'The session', holds: text() });
 */
export const kept = (it: {
  readonly source: Source;
  readonly where: 'cookie' | 'local storage';
  readonly name: Text;
  readonly says: string;
  readonly holds: z.ZodType;
  readonly lasts?: Duration;
}): Kept => declare('kept', it);

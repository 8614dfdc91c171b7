// Words for the shape of a value: each returns a zod schema and keeps what an analyst said about it as its meta.
import { z } from 'zod';
import type { Entity, Fields, OutputOf, Shape } from './entity';
import type { NumberIn } from './terms';
import type { Item, Values } from './values';

/** A calendar date, `2027-02-12`: a day on a wall calendar, in no time zone. */
export type PlainDate = string & { readonly __brand: 'PlainDate' };
/** A moment, ISO 8601 with its zone: `2027-02-12T16:00:00Z`. */
export type Instant = string & { readonly __brand: 'Instant' };
/** A time of day on a wall clock, `16:00`. */
export type Clock = string & { readonly __brand: 'Clock' };

declare const upload: unique symbol;
/** A file that somebody sends. */
export interface Upload {
  readonly [upload]: true;
}

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** A calendar date as it is written: there is no thirteenth month, and no day after the 31st. */
export type WrittenDate =
  `${number}-${`0${Exclude<Digit, 0>}` | '10' | '11' | '12'}-${`0${Exclude<Digit, 0>}` | `${1 | 2}${Digit}` | '30' | '31'}`;
/** A value as an author writes it. */
export type Written<T> = T extends PlainDate
  ? WrittenDate
  : T extends Instant
    ? `${WrittenDate}T${string}`
    : T extends Clock
      ? `${number}:${number}`
      : T extends string | number | boolean | null | undefined
        ? T
        : T extends object
          ? { readonly [K in keyof T]: Written<T[K]> }
          : T;

/** A calendar date written out, for the rows of a table. @example valid_from: day('2026-04-01') */
export const day = (date: WrittenDate): PlainDate => date as string as PlainDate;

/** The meta of any value. */
export interface About<T = unknown> {
  /** The value's meaning, in one sentence. */
  readonly says?: string;
  /** A believable value, shown in the documentation. */
  readonly example?: Written<T>;
  /** Never part of an answer that anyone may read. */
  readonly private?: true;
  /** Its end is near: the sentence says what to use instead. */
  readonly deprecated?: string;
  /** The value taken when none is given; makes the field optional on the way in. */
  readonly default?: Written<T>;
}

export interface TextLimits extends About<string> {
  /** Fewest characters. */
  readonly min?: number;
  /** Most characters. */
  readonly max?: number;
  /** A regular expression that the whole text must match; an `example` beside it shows a text that does. */
  readonly pattern?: string;
  /** The sentence shown when the pattern does not match. */
  readonly patternSays?: string;
}

export interface NumberLimits extends About<number> {
  readonly min?: number;
  readonly max?: number;
}

export interface ListLimits<T = unknown> extends About<T[]> {
  readonly min?: number;
  readonly max?: number;
}

/** The schema's meta as the words of this file write it; the generator reads it. */
export interface Facts extends Omit<TextLimits, 'default' | 'example'>, About {
  readonly word: string;
  /** The options as they were written. */
  readonly said?: unknown;
  readonly of?: unknown;
  readonly [more: string]: unknown;
}

type Part = { readonly word: string; readonly [part: string]: unknown };
const shaped = <T>(schema: z.ZodType, said: unknown, part: Part): z.ZodType<T> => {
  z.globalRegistry.add(schema, { ...(said as object | undefined), said, ...part });
  return schema as z.ZodType<T>;
};
const each = <T, R>(named: Readonly<Record<string, T>>, change: (of: T) => z.ZodType): R =>
  Object.fromEntries(Object.entries(named).map(([name, of]) => [name, change(of)])) as R;
const remember = <K, V>(make: (key: K) => V) => {
  const made = new Map<K, V>();
  return (key: K): V => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};
// checks hold no state of their schema, and making one costs more than the schema itself
const fewest = remember((length: number) => z.minLength(length));
const most = remember((length: number) => z.maxLength(length));
const matching = remember((pattern: string) => z.regex(new RegExp(pattern, 'u')));
const string = <T = string>(word: string, about: object | undefined, more?: TextLimits & { readonly of?: unknown }): z.ZodType<T> => {
  const facts: TextLimits = { ...about, ...more };
  const checks = [
    ...(facts.min === undefined ? [] : [fewest(facts.min)]),
    ...(facts.max === undefined ? [] : [most(facts.max)]),
    ...(facts.pattern === undefined ? [] : [matching(facts.pattern)]),
  ];
  return shaped<T>(new z.ZodString({ type: 'string', checks }), about, { word, ...more });
};

/**
 * A text on one line. Spaces around a text that somebody sends are no part of it, and it has no hidden characters.
 *
 * @example title: text({ max: 80, says: 'What the place is called' })
 */
export const text = (limits?: TextLimits): z.ZodType<string> => string('text', limits);
/** A text that may have several lines; else as `text`. @example comment: longText({ min: 20, max: 2000, says: 'What the member wrote' }) */
export const longText = (limits?: TextLimits): z.ZodType<string> => string('longText', limits);
/** A password: every character counts, spaces around it included. @example password: password({ min: 10, max: 128 }) */
export const password = (limits?: TextLimits): z.ZodType<string> => string('password', limits);
/** An email address, in the letters of any script; spaces around it are not part of it. @example email: email({ private: true }) */
export const email = (about?: About<string>): z.ZodType<string> => string('email', about, { max: 254 });
/** A web address. @example listing_url: url() */
export const url = (about?: About<string>): z.ZodType<string> => string('url', about, { max: 2048 });
/** An unguessable identifier (a UUID). @example loan_id: id() */
export const id = (about?: About<string>): z.ZodType<string> => string('id', about);
/** A calendar date without a clock. @example begins_on: plainDate({ says: 'The first day' }) */
export const plainDate = (about?: About<PlainDate>): z.ZodType<PlainDate> => string<PlainDate>('plainDate', about);
/** A moment in time (a timestamp). @example paid_at: nullable(instant()) */
export const instant = (about?: About<Instant>): z.ZodType<Instant> => string<Instant>('instant', about);
/** A time of day on the place's wall clock. @example begins_at: clock({ default: '16:00' }) */
export const clock = (about?: About<Clock>): z.ZodType<Clock> => string<Clock>('clock', about);
/** A whole number (an integer). @example rating: integer({ min: 1, max: 5 }) */
export const integer = (limits?: NumberLimits): z.ZodType<number> => shaped(z.int(), limits, { word: 'integer' });
/** A number with decimals. @example latitude: decimal({ min: -90, max: 90 }) */
export const decimal = (limits?: NumberLimits): z.ZodType<number> => shaped(z.number(), limits, { word: 'decimal' });
/** A sum of money in whole cents of its currency. @example cleaning_fee_cents: cents() */
export const cents = (limits?: NumberLimits): z.ZodType<NumberIn<'cents'>> => shaped(z.int(), limits, { word: 'cents' });
/** Yes or no (a boolean). @example followup_requested: flag({ default: false }) */
export const flag = (about?: About<boolean>): z.ZodType<boolean> => shaped(z.boolean(), about, { word: 'flag' });
/** One of a reference list (an enum). @example policy: oneOf(FeePolicy) */
export const oneOf = <V extends Values>(
  values: V,
  about?: About<Extract<keyof NoInfer<V>['items'], string>>,
): z.ZodType<Extract<keyof V['items'], string>> => shaped(z.enum(Object.keys(values.items)), about, { word: 'oneOf', of: values });
/** Exactly this value (a literal). @example type: exactly('invitation') */
export const exactly = <const T extends string | number | boolean>(value: T, about?: About<NoInfer<T>>): z.ZodType<T> =>
  shaped<T>(z.literal(value), about, { word: 'exactly', value });
/** A list (an array). @example photos: list(like(Photo), { max: 50 }) */
export const list = <T>(of: z.ZodType<T>, limits?: ListLimits<NoInfer<T>>): z.ZodType<T[]> =>
  shaped(z.array(of), limits, { word: 'list', of });
/** Named values of one shape (a record). @example counts: map(integer()) */
export const map = <T>(of: z.ZodType<T>, about?: About<Record<string, NoInfer<T>>>): z.ZodType<Record<string, T>> =>
  shaped(z.record(z.string(), of), about, { word: 'map', of });
/** Several named values together (an object), where a name of its own would say nothing. @example size: group({ width: integer(), depth: integer() }) */
export const group = <F extends Fields>(fields: F, about?: About<OutputOf<NoInfer<F>>>): z.ZodType<OutputOf<F>> =>
  shaped<OutputOf<F>>(z.object(fields), about, { word: 'group', fields });
/** One of several shapes (a union). @example either(like(Card), like(Transfer)) */
export const either = <const S extends readonly z.ZodType[]>(
  options: S,
  about?: About<z.output<NoInfer<S>[number]>>,
): z.ZodType<z.output<S[number]>> => shaped<z.output<S[number]>>(z.union(options), about, { word: 'either', options });
/** A value shaped like an entity or a named shape (a reference to a schema). @example review: nullable(like(Review)) */
export const like = <F extends Fields>(of: Entity<F> | Shape<F>, about?: About<OutputOf<NoInfer<F>>>): z.ZodType<OutputOf<F>> =>
  shaped<OutputOf<F>>(
    z.lazy(() => z.object(of.fields)),
    about,
    { word: 'like', of },
  );
/** The identifier of the entity that this one belongs to (a foreign key). @example tool_id: belongsTo(Tool) */
export const belongsTo = (of: Entity, about?: About<string>): z.ZodType<string> => string('belongsTo', about, { of });
/** A file that a person uploads (a part of a multipart body). @example avatar: file({ types: ['image/jpeg'], maxBytes: 5_000_000 }) */
export const file = (
  limits: About<never> & { readonly types: readonly `${string}/${string}`[]; readonly maxBytes: number },
): z.ZodType<Upload> => shaped(z.unknown(), limits, { word: 'file' });
/** May be left out, and then stays out: a default of its shape does not fill it in. @example message: optional(text({ max: 1000 })) */
export const optional = <T>(of: z.ZodType<T>, ...no: readonly never[]): z.ZodType<T | undefined> =>
  shaped(z.optional(of), no[0], { word: 'optional', of });
/** May be known to be nothing (`null`). @example paid_at: nullable(instant()) */
export const nullable = <T>(of: z.ZodType<T>, ...no: readonly never[]): z.ZodType<T | null> =>
  shaped(z.nullable(of), no[0], { word: 'nullable', of });
/** A field for each entry of a reference list. @example ...eachOf(ReviewPart, ({ says }) => optional(integer({ min: 1, max: 5, says }))) */
export const eachOf = <V extends Values, S extends z.ZodType>(
  of: V,
  field: (item: Item) => S,
): { readonly [K in Extract<keyof V['items'], string>]: S } => each(of.items, field);
/** Each of these fields may be left out, whatever its default. @example input: { ...eachOptional(ToolDetails.fields) } */
export const eachOptional = <F extends Fields>(fields: F): { readonly [K in keyof F]: z.ZodType<z.output<F[K]> | undefined> } =>
  each(fields, (of) => shaped(z.optional(of), undefined, { word: 'optional', of, each: true }));

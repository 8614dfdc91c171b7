// The parts of rules, guards, menus and statuses: values to compare, and conditions on them. Each term becomes both an English sentence and
// a function, so the two can never disagree.
import type { Rule } from './rule';
import type { Clock, Instant, PlainDate } from './shapes';

declare const valueType: unique symbol;
/** A value that is known when a condition is asked (an expression): a field, a constant, a setting, now, a computed date. */
export interface Term<out T> {
  readonly kind: string;
  readonly [valueType]?: T;
}
export declare const unit: unique symbol;
/** A number that is counted in a unit (a branded number): hours meet hours, or a number without a unit, and no days. */
export type NumberIn<U extends string> = number & { readonly [unit]?: U };
/** The unit of a number; nothing for one without. */
export type UnitOf<T> = typeof unit extends keyof T ? (T extends { readonly [unit]?: infer U } ? NonNullable<U> : never) : never;
/** A statement that holds or does not (a predicate). A comparison with a value that is missing does not hold. */
export interface Condition {
  readonly kind: string;
  readonly condition: true;
}
/** A length of time. */
export interface Duration {
  readonly kind: 'duration';
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly amount: number | Term<number>;
}

type Maybe<T> = T | null | undefined;
type TermOr<T> = T | Term<Maybe<T>>;
type TermOf<U extends string> = number | Term<NumberIn<U>>;
const frozen = <const T extends object>(term: T): T => Object.freeze(term);
const term = <T>(it: { readonly kind: string }): Term<T> => Object.freeze(it);
const condition = <const T extends { readonly kind: string }>(it: T): Condition => Object.freeze({ ...it, condition: true as const });

/** This moment. The clock is handed in by the caller. */
export const now: Term<Instant> = term({ kind: 'now' });
/** The calendar date at this moment in a time zone. @example is(loan.begins_on, today(loan.timezone)) */
export const today = (zone: Term<string>): Term<PlainDate> => term({ kind: 'today', zone } as never);
/** The moment when a wall clock in a zone shows this time on this date. @example at(loan.begins_on, loan.begins_at, loan.timezone) */
export const at = (date: Term<PlainDate>, clock: Term<Clock>, zone: Term<string>): Term<Instant> =>
  term({ kind: 'at', date, clock, zone } as never);
/** A term with a name that people use for it. @example const returnTime = namedTerm('return time', at(...)) */
export const namedTerm = <T>(says: string, of: Term<T>): Term<T> => term({ kind: 'namedTerm', says, of } as never);

/** @example later(returnTime, days(ratingDays)) */
export const minutes = (amount: TermOf<'minutes'>): Duration => frozen({ kind: 'duration', unit: 'minutes', amount });
/** @example earlier(beginning, hours(24)) */
export const hours = (amount: TermOf<'hours'>): Duration => frozen({ kind: 'duration', unit: 'hours', amount });
/** A day counts 24 hours beside a moment, and one calendar day beside a date. @example later(returnTime, days(14)) */
export const days = (amount: TermOf<'days'>): Duration => frozen({ kind: 'duration', unit: 'days', amount });
/** A moment or date moved forward. @example is(loan.begins_on, later(today(loan.timezone), days(1))) */
export const later = <T extends Instant | PlainDate>(from: Term<Maybe<T>>, by: Duration): Term<T> =>
  term({ kind: 'later', from, by } as never);
/** A moment or date moved back. @example earlier(beginning, hours(24)) */
export const earlier = <T extends Instant | PlainDate>(from: Term<Maybe<T>>, by: Duration): Term<T> =>
  term({ kind: 'earlier', from, by } as never);
/** How many characters a text has, spaces at both ends not counted. @example atLeast(lengthOf(contact.message), 1) */
export const lengthOf = (text: Term<Maybe<string>>): Term<NumberIn<'characters'>> => term({ kind: 'lengthOf', text } as never);
/** How many entries a list has. @example atLeast(sizeOf(tool.photos), 5) */
export const sizeOf = (list: Term<Maybe<readonly unknown[]>>): Term<number> => term({ kind: 'sizeOf', list } as never);
/** How many days lie between two dates, and what they are called. @example atLeast(daysBetween(loan.starts, loan.ends, 'days'), 2) */
export const daysBetween = <const U extends string>(
  from: Term<Maybe<PlainDate>>,
  to: Term<Maybe<PlainDate>>,
  called: U,
): Term<NumberIn<U>> => term({ kind: 'daysBetween', from, to, called } as never);
/** Two or more numbers together. @example atMost(sum(loan.tools, loan.spares), member.allowance) */
export const sum = <N extends number>(...of: readonly Term<Maybe<N>>[]): Term<N> => term({ kind: 'sum', of } as never);

/** The first of several moments. @example earliest(later(loan.created_at, hours(replyHours)), beginning) */
export const earliest = (...of: readonly Term<Maybe<Instant>>[]): Term<Instant> => term({ kind: 'earliest', of } as never);
/** Numbers multiplied, from the first on, and rounded to a whole one, half up. @example product(points, pointValueCad, 100) */
export const product = (...of: readonly TermOr<number>[]): Term<number> => term({ kind: 'product', of } as never);
type Weekday = 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday';
/** The value of the day of the week of a date; on a day without one, or where it is missing, the last. @example byWeekday(day.date, { sunday: tool.sunday_cents }, tool.deposit_cents) */
export const byWeekday = <T>(
  date: Term<Maybe<PlainDate>>,
  days: { readonly [D in Weekday]?: Term<Maybe<T>> },
  otherwise: Term<T>,
): Term<T> => term({ kind: 'byWeekday', date, days, otherwise } as never);
/** One value while a condition holds, else another. @example either(present(it.sunday_cents), it.sunday_cents, it.base_cents) */
export const either = <T>(when: Condition, value: Term<Maybe<T>>, otherwise: Term<T>): Term<T> =>
  term({ kind: 'either', when, value, otherwise } as never);

/** Both are the same. @example is(loan.status, 'lent') */
export const is = <T>(left: Term<T>, right: NoInfer<T> | Term<Maybe<NoInfer<T>>>): Condition => condition({ kind: 'is', left, right });
/** Both are known and differ. @example isNot(loan.status, 'lent') */
export const isNot = <T>(left: Term<T>, right: NoInfer<T> | Term<Maybe<NoInfer<T>>>): Condition =>
  condition({ kind: 'isNot', left, right });
/** One of several values. @example isOneOf(loan.status, ['pending', 'lent']) */
export const isOneOf = <T>(left: Term<T>, right: readonly NoInfer<T>[]): Condition => condition({ kind: 'isOneOf', left, right });
/** A list that is known when a condition is asked has this value. @example isIn(visitor.member_id, tool.helper_ids) */
export const isIn = <T>(left: Term<T>, list: Term<Maybe<readonly NoInfer<T>[]>>): Condition =>
  condition({ kind: 'isIn', left, right: list });
/** A yes-or-no value is yes. @example isTrue(visitor.is_host) */
export const isTrue = (of: Term<Maybe<boolean>>): Condition => condition({ kind: 'isTrue', of });
/** A yes-or-no value is no. A missing value is neither. @example isFalse(profile.show_banner) */
export const isFalse = (of: Term<Maybe<boolean>>): Condition => condition({ kind: 'isFalse', of });
/** Something is there: not missing, and not an empty text or list. @example present(loan.paid_at) */
export const present = (of: Term<unknown>): Condition => condition({ kind: 'present', of });
/** Nothing is there. @example absent(loan.rating) */
export const absent = (of: Term<unknown>): Condition => condition({ kind: 'absent', of });
/** @example moreThan(visitor.loans, 0) */
export const moreThan = <N extends number>(left: Term<Maybe<N>>, right: TermOr<NoInfer<N>>): Condition =>
  condition({ kind: 'moreThan', left, right });
/** @example atLeast(form.rating, 1) */
export const atLeast = <N extends number>(left: Term<Maybe<N>>, right: TermOr<NoInfer<N>>): Condition =>
  condition({ kind: 'atLeast', left, right });
/** @example lessThan(request.points, 100) */
export const lessThan = <N extends number>(left: Term<Maybe<N>>, right: TermOr<NoInfer<N>>): Condition =>
  condition({ kind: 'lessThan', left, right });
/** @example atMost(sum(loan.tools, loan.spares), member.allowance) */
export const atMost = <N extends number>(left: Term<Maybe<N>>, right: TermOr<NoInfer<N>>): Condition =>
  condition({ kind: 'atMost', left, right });
type Compare = {
  (left: Term<Maybe<Instant>>, right: Term<Maybe<Instant>>): Condition;
  (left: Term<Maybe<PlainDate>>, right: Term<Maybe<PlainDate>>): Condition;
};
const compare = (kind: string) => ((left: never, right: never) => condition({ kind, left, right })) as Compare;
/** The first comes earlier. Both are moments, or both are dates. @example before(loan.begins_on, loan.ends_on) */
export const before = compare('before');
/** The first comes later. @example after(now, returnTime) */
export const after = compare('after');
/** The first comes later, or at the same time. @example notBefore(now, beginning) */
export const notBefore = compare('notBefore');
/** The first comes earlier, or at the same time. @example notAfter(now, later(returnTime, days(14))) */
export const notAfter = compare('notAfter');
/** A text matches a regular expression. @example matches(link.url, '^https?://', 'starts with http:// or https://') */
export const matches = (of: Term<Maybe<string>>, pattern: string, says: string): Condition =>
  condition({ kind: 'matches', of, pattern, says });

/** Every one of these holds. @example all(present(a), present(b)) */
export const all = (...of: readonly Condition[]): Condition => condition({ kind: 'all', of });
/** At least one of these holds. @example any(isTrue(visitor.is_keeper), isTrue(visitor.is_member)) */
export const any = (...of: readonly Condition[]): Condition => condition({ kind: 'any', of });
/** None of these holds. @example none(isTrue(visitor.signed_in)) */
export const none = (...of: readonly Condition[]): Condition => condition({ kind: 'none', of });
/** Another rule holds. @example holds(mayReview) */
export const holds = (rule: Rule): Condition => condition({ kind: 'holds', rule });

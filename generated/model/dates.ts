// Generated a8f29765595b. Lengths of time, and days on a wall calendar: the one arithmetic of both sides.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import { date as datePattern } from './patterns';
import { type PlainDate, utcDateOf } from './wire';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

// the same few dates are asked for again and again
const days = new Map<string, number>();
const dates = new Map<number, PlainDate>();
const knownMax = 1000;
const keep = <Key, Value>(known: Map<Key, Value>, key: Key, value: Value): Value => {
  if (known.size === knownMax) known.clear();
  known.set(key, value);
  return value;
};
/** A calendar date as days since 1970; NaN where it is missing or no date. */
export const dayOf = (date: unknown): number => {
  if (typeof date !== 'string') return Number.NaN;
  const day = days.get(date);
  if (day !== undefined) return day;
  if (!datePattern.test(date)) return Number.NaN;
  const time = Date.parse(date + 'T00:00:00Z');
  // engines let 30 February slip into March
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? keep(days, date, time / DAY) : Number.NaN;
};
/** The calendar date so many days since 1970. */
export const dateOf = (day: number): PlainDate => dates.get(day) ?? keep(dates, day, utcDateOf(day * DAY));

export const addDays = (date: string, days: number): PlainDate => dateOf(dayOf(date) + days);

/** Days from one date to a later one. */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from);

/** Every date from one to before another. */
export const datesBetween = (from: string, to: string): PlainDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, at) => addDays(from, at));

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (date: string): number => new Date(dayOf(date) * DAY).getUTCDay();

export const firstOfMonth = (date: string): PlainDate => `${date.slice(0, 8)}01` as PlainDate;

/** The same day some months on, or the last of that month where it has no such day. */
export const addMonths = (date: string, months: number): PlainDate => {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return utcDateOf(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last)));
};

export const lastOfMonth = (date: string): PlainDate => addDays(addMonths(firstOfMonth(date), 1), -1);

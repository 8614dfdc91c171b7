// Generated 637151937bdb. The arithmetic of rules: dates, moments, time zones, and comparisons that a missing value never passes. The same for every spec: it
// stands in generator/runtime, and is copied from there as it is. Inside expressions a moment is milliseconds since 1970, a date is days
// since 1970, and a missing number is NaN: no comparison with NaN holds, so no expression has to ask whether its values are there.
import { DAY, dateOf, dayOf, HOUR, MINUTE } from '../model/dates';
import { clock as clockPattern, instant as instantPattern } from '../model/patterns';
import type { PlainDate } from '../model/wire';
import { settledZones } from './settled-zones';

/** The known facts of a thing: only the fields that are asked, each of which may be missing. */
export type Facts<T, K extends keyof T> = { readonly [P in K]: T[P] | null | undefined };

/** One reason against: the wire code of its error, the key of the sentence that does not hold (see `sentences.ts`). */
export interface Reason<Code extends string = string> {
  readonly code: Code;
  readonly says: string;
  /** The data of its answer and the slots of its text, where the facts hold them. */
  readonly tells?: { readonly data?: object; readonly slots?: object };
}
/** Yes, or every reason why not, in the order of the spec. */
export type Verdict<Code extends string = string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly reasons: readonly Reason<Code>[] };
/** Whether it holds, the error's code, the sentence's key, what a refusal tells. */
export type Check<Code extends string> = readonly [holds: boolean, code: Code, says: string, tells?: Reason['tells']];

/** The reasons among the checks that do not hold. */
export const judge = <Code extends string>(checks: readonly Check<Code>[]): Verdict<Code> => {
  const reasons = checks.filter(([holds]) => !holds).map(([, code, says, tells]) => (tells ? { code, says, tells } : { code, says }));
  return reasons.length === 0 ? { ok: true } : { ok: false, reasons };
};

/** Which guard says no, and why. */
export interface Refusal<Guard extends string = string, Code extends string = string> {
  readonly ok: false;
  readonly guard: Guard;
  readonly reasons: readonly Reason<Code>[];
}
/** Yes, or the first guard of the chain that says no. */
export type GuardResult<Guard extends string = string, Code extends string = string> = { readonly ok: true } | Refusal<Guard, Code>;

export const passed = { ok: true } as const;

/** The refusal of one guard by its own test. */
export const refusal = <Guard extends string, Code extends string>(
  guard: Guard,
  checks: readonly Check<Code>[],
): Refusal<Guard, Code> | undefined => {
  const verdict = judge(checks);
  return verdict.ok ? undefined : { ok: false, guard, reasons: verdict.reasons };
};

/** The refusal where what a guard looks up does not exist. */
export const notFound = <Guard extends string, Code extends string>(guard: Guard, code: Code): Refusal<Guard, Code> => ({
  ok: false,
  guard,
  reasons: [{ code, says: guard + '.missing' }],
});

/** A status as people see it: its name for programs, its label, how loudly it speaks. */
export interface ShownStatus<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly tone: 'good' | 'waiting' | 'info' | 'quiet' | 'bad';
}

/** A moment as milliseconds since 1970; NaN where it is missing or no moment. */
export const momentOf = (instant: unknown): number => {
  const parts = typeof instant === 'string' ? instantPattern.exec(instant) : null;
  return parts === null || Number.isNaN(dayOf(parts[1])) ? Number.NaN : Date.parse(parts[0]);
};

/** A number; NaN where it is missing. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** A number, or another where it is missing. */
export const knownOr = (value: number | undefined, otherwise: number): number =>
  value === undefined || Number.isNaN(value) ? otherwise : value;

const clockOf = (clock: unknown): number => {
  const [time, seconds] = typeof clock === 'string' ? [clock.slice(0, 5), clock.slice(5)] : ['', ''];
  if (!clockPattern.test(time) || !/^(?::[0-5]\d)?$/.test(seconds)) return Number.NaN;
  return Number(time.slice(0, 2)) * HOUR + Number(time.slice(3)) * MINUTE + Number(seconds.slice(1)) * 1000;
};

type WallClock = (moment: number) => number;
const wallClocks = new Map<string, WallClock>();
const unknownZone: WallClock = () => Number.NaN;

const makeWallClock = (zone: string): WallClock => {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    return (moment) => {
      const wall = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
      for (const { type, value } of format.formatToParts(moment)) if (type in wall) wall[type as keyof typeof wall] = Number(value);
      return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
    };
  } catch {
    return unknownZone;
  }
};

const settled = new Map(settledZones.map(([zone, since, hours]) => [zone, { since: Date.parse(since), ahead: hours * HOUR }]));

/** How far the clocks of a zone are ahead of UTC at a moment; NaN where there is no such zone or moment. */
export const aheadAt = (moment: number, zone: string): number => {
  // beyond these no calendar of the browser's counts
  if (!(Math.abs(moment) < 8.6e15)) return Number.NaN;
  const lasting = settled.get(zone);
  if (lasting && moment >= lasting.since) return lasting.ahead;
  const wallClock = wallClocks.get(zone) ?? makeWallClock(zone);
  wallClocks.set(zone, wallClock);
  const second = Math.floor(moment / 1000) * 1000;
  return wallClock(second) - second;
};

/**
 * The moment when the clocks of a zone show this time on this date. Shown twice (clocks go back): the first time. Never shown
 * (clocks go forward): the time as far after the change as it would have been.
 */
export const momentAt = (day: number, clock: unknown, zone: unknown): number => {
  const wall = day * DAY + clockOf(clock);
  if (Number.isNaN(wall) || typeof zone !== 'string') return Number.NaN;
  const before = aheadAt(wall - DAY, zone);
  const after = aheadAt(wall + DAY, zone);
  const early = wall - Math.max(before, after);
  if (before === after || aheadAt(early, zone) === wall - early) return early;
  return wall - Math.min(before, after);
};

/** The date on the calendars of a zone at a moment, as days since 1970. */
export const dayIn = (moment: number, zone: unknown): number =>
  typeof zone === 'string' ? Math.floor((moment + aheadAt(moment, zone)) / DAY) : Number.NaN;

/** The same as a date. */
export const dateIn = (moment: number, zone: string): PlainDate => dateOf(dayIn(moment, zone));

const isKnown = (value: unknown): boolean => value !== null && value !== undefined && !Number.isNaN(value);

/** Both are known and the same. */
export const isSame = (left: unknown, right: unknown): boolean => isKnown(left) && left === right;

/** Both are known and differ. */
export const isDifferent = (left: unknown, right: unknown): boolean => isKnown(left) && isKnown(right) && left !== right;

/** Known, and one of these. */
export const isAmong = (value: unknown, options: readonly unknown[]): boolean => isKnown(value) && options.includes(value);

/** There is something: not missing, no empty text, no empty list. */
export const isPresent = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : isKnown(value);
};

export const isYes = (value: unknown): boolean => value === true;
export const isNo = (value: unknown): boolean => value === false;

/** A text that matches a regular expression. */
export const isMatch = (value: unknown, pattern: string): boolean => typeof value === 'string' && new RegExp(pattern, 'u').test(value);

/** How many characters a text has, spaces at both ends not counted. */
export const lengthOf = (text: unknown): number => (typeof text === 'string' ? Array.from(text.trim()).length : Number.NaN);

/** How many entries a list has. */
export const sizeOf = (list: unknown): number => (Array.isArray(list) ? list.length : Number.NaN);

/** `payment_pending` as people read it: Payment Pending. */
export const titleCase = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .split(/[\s_-]+/)
        .filter((word) => word !== '')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
        .join(' ')
    : '';

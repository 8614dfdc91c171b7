// Which days of a calendar may be chosen, and as what.
import type { PlainDate } from '../../../generated/model/wire';
import { addDays, daysBetween } from '../../../generated/model/dates';

export interface DateRange {
  readonly start?: PlainDate | undefined;
  readonly end?: PlainDate | undefined;
}

/** The known facts of the days. */
export interface Availability {
  /** The first day that may be chosen: today, as a rule. */
  readonly first: PlainDate;
  /** The last day that may be chosen. */
  readonly last?: PlainDate | undefined;
  /** Whether the night that begins on this day is taken. */
  readonly isTaken?: ((night: PlainDate) => boolean) | undefined;
  /** Whether a stay may begin on this day, where its night is free. */
  readonly mayStart?: ((day: PlainDate) => boolean) | undefined;
  /** Whether a stay may end on this day. */
  readonly mayEnd?: ((day: PlainDate) => boolean) | undefined;
  /** Fewest nights of a stay that begins on this day. */
  readonly minNights?: ((start: PlainDate) => number) | undefined;
  readonly maxNights?: ((start: PlainDate) => number) | undefined;
}

/** A day's role for the next choice. */
export type DayState =
  | 'free'
  | 'outside'
  | 'taken'
  | 'end only'
  | 'no start'
  | 'no end'
  | 'too short'
  | 'too long'
  | 'past the next booking'
  | 'before the start';

const isOutside = (day: PlainDate, { first, last }: Availability) => day < first || (last !== undefined && day > last);

/** The first night from a day on that is taken, within two years. */
const nextTaken = (start: PlainDate, { isTaken, last }: Availability): PlainDate | undefined => {
  if (!isTaken) return undefined;
  const end = last ?? addDays(start, 730);
  for (let night = start; night <= end; night = addDays(night, 1)) if (isTaken(night)) return night;
  return undefined;
};

const asStart = (day: PlainDate, days: Availability): DayState => {
  if (days.isTaken?.(day)) return !days.isTaken(addDays(day, -1)) && addDays(day, -1) >= days.first ? 'end only' : 'taken';
  return days.mayStart?.(day) === false ? 'no start' : 'free';
};

const asEnd = (day: PlainDate, start: PlainDate, days: Availability): DayState => {
  const nights = daysBetween(start, day);
  const taken = nextTaken(start, days);
  if (taken !== undefined && day > taken) return days.isTaken?.(day) ? 'taken' : 'past the next booking';
  if (nights < (days.minNights?.(start) ?? 1)) return 'too short';
  if (nights > (days.maxNights?.(start) ?? Number.POSITIVE_INFINITY)) return 'too long';
  return days.mayEnd?.(day) === false ? 'no end' : 'free';
};

/** Whether the next day chosen ends the range. */
export const choosesEnd = ({ start, end }: DateRange): boolean => start !== undefined && end === undefined;

/** A day's role, with the dates chosen so far. */
export const stateOf = (day: PlainDate, range: DateRange, days: Availability): DayState => {
  if (isOutside(day, days)) return 'outside';
  if (range.start === undefined || !choosesEnd(range)) return asStart(day, days);
  if (day === range.start) return 'free';
  return day < range.start ? (asStart(day, days) === 'free' ? 'free' : 'before the start') : asEnd(day, range.start, days);
};

/** The first day on which a stay may begin and be long enough; the first of all where there is none. */
export const firstFree = (days: Availability): PlainDate => {
  const last = days.last ?? addDays(days.first, 730);
  // where a stay cannot end then, a longer one may
  const fits = (day: PlainDate) => ['free', 'no end'].includes(asEnd(addDays(day, days.minNights?.(day) ?? 1), day, days));
  const isFree = (day: PlainDate) => asStart(day, days) === 'free' && fits(day);
  for (let day = days.first; day <= last; day = addDays(day, 1)) if (isFree(day)) return day;
  return days.first;
};

/** The range after a press on a day that may be chosen. A press on the start again, or before it, begins anew. */
export const choose = (day: PlainDate, range: DateRange): DateRange => {
  if (range.start === undefined || !choosesEnd(range)) return { start: day };
  if (day === range.start) return {};
  return day < range.start ? { start: day } : { start: range.start, end: day };
};

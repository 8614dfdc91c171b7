// What a calendar says to those who listen.
import type { PlainDate } from '../../../generated/model/wire';
import { daysBetween, longDate, shortRange } from './dates';
import { choosesEnd, type DateRange, type DayState } from './selection';

/** The words for the two ends of a range. */
export interface RangeWords {
  readonly start: string;
  readonly end: string;
}
export const stayWords: RangeWords = { start: 'check-in', end: 'check-out' };

const why: Readonly<Record<Exclude<DayState, 'free'>, string>> = {
  outside: "It's outside the dates you can book.",
  taken: "It's not available.",
  'end only': "It's available for {end} only.",
  'no start': "Check-in isn't available on this day.",
  'no end': "Check-out isn't available on this day.",
  'too short': 'The stay would be too short.',
  'too long': 'The stay would be too long.',
  'past the next booking': "It's after the next booking.",
  'before the start': "It's not available.",
};

/** The name of a day: `Choose Friday, February 12, 2027 as your check-in date. It's available.` */
export const dayName = (
  day: PlainDate,
  state: DayState,
  { range, words }: { readonly range: DateRange; readonly words: RangeWords },
): string => {
  const date = longDate(day);
  if (day === range.start || day === range.end) return `${date}. Chosen as your ${day === range.start ? words.start : words.end} date.`;
  if (state !== 'free') return `${date}. ${why[state].replace('{end}', words.end)}`;
  const ends = choosesEnd(range) && range.start !== undefined && day > range.start;
  return `Choose ${date} as your ${ends ? words.end : words.start} date. It's available.`;
};

export const nights = (count: number): string => `${count} ${count === 1 ? 'night' : 'nights'}`;

/** `3 nights · Feb 12 – 15`, or nothing until both ends are chosen. */
export const summary = ({ start, end }: DateRange): string | undefined =>
  start && end ? `${nights(daysBetween(start, end))} · ${shortRange(start, end)}` : undefined;

/** What is said after a choice. */
export const announcement = (range: DateRange, words: RangeWords): string => {
  if (!range.start) return 'Dates cleared.';
  if (!range.end) return `${longDate(range.start)} chosen as your ${words.start} date. Choose a ${words.end} date.`;
  return `${longDate(range.end)} chosen as your ${words.end} date. ${summary(range) ?? ''}`;
};

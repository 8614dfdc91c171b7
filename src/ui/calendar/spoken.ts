// A calendar's words for screen readers.
import type { PlainDate } from '../../../generated/model/wire';
import { datesTexts as say } from '../../../generated/texts/sentences/datesTexts';
import { daysBetween } from '../../../generated/model/dates';
import { longDate, shortRange } from './dates';
import { choosesEnd, type DateRange, type DayState } from './selection';

const why: Readonly<Record<Exclude<DayState, 'free'>, string>> = {
  outside: say.outside,
  taken: say.taken,
  'end only': say.endOnly,
  'no start': say.noStart,
  'no end': say.noEnd,
  'too short': say.tooShort,
  'too long': say.tooLong,
  'past the next booking': say.pastNext,
  'before the start': say.taken,
};

interface Named {
  readonly state: DayState;
  readonly range: DateRange;
  readonly price?: string | undefined;
}
const choiceOf = (day: PlainDate, { state, range }: Named): string => {
  const date = longDate(day);
  if (day === range.start) return say.isCheckin({ date });
  if (day === range.end) return say.isCheckout({ date });
  if (state !== 'free') return say.refused({ date, why: why[state] });
  const ends = choosesEnd(range) && range.start !== undefined && day > range.start;
  return ends ? say.checkoutFree({ date }) : say.checkinFree({ date });
};

/** The name of a day: `Choose Friday, February 12, 2027 as your check-in date. It’s available. From $184 CAD per night incl. fees.` */
export const dayName = (day: PlainDate, named: Named): string => {
  const choice = choiceOf(day, named);
  return named.price === undefined ? choice : say.priced({ day: choice, price: named.price });
};

const nightsOf = (nights: number): string => say.nights({ nights });

/** `3 nights · Feb 12 – 15`, or nothing until both ends are chosen. */
export const summary = ({ start, end }: DateRange): string | undefined =>
  start && end ? say.whole({ nights: nightsOf(daysBetween(start, end)), dates: shortRange(start, end) }) : undefined;

/** The words after a choice. */
export const announcement = (range: DateRange): string => {
  if (!range.start) return say.cleared;
  if (!range.end) return say.checkinChosen({ date: longDate(range.start) });
  return say.checkoutChosen({ date: longDate(range.end), stay: summary(range) ?? '' });
};

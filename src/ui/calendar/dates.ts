// Calendar dates, `2027-02-12`, as a calendar lays them out, and as they are written.
import { dateLocale } from '../../../generated/model/constants';
import { DAY, dayOf, addDays, daysBetween, weekday, firstOfMonth, addMonths } from '../../../generated/model/dates';
import type { PlainDate } from '../../../generated/model/wire';

/** The weeks of a month, Sunday first; days of other months are left open. */
export const weeksOf = (month: PlainDate): readonly (readonly (PlainDate | undefined)[])[] => {
  const first = firstOfMonth(month);
  const before = weekday(first);
  const length = daysBetween(first, addMonths(first, 1));
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const index = week * 7 + column - before;
      return index >= 0 && index < length ? addDays(first, index) : undefined;
    }),
  );
};

/** A format takes a millisecond to make, and a phone five: it is made when it is first used. */
const writer = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date: PlainDate): string =>
    (format ??= new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: 'UTC' })).format(dayOf(date) * DAY);
};
/** `Friday, February 12, 2027` */
export const longDate = writer({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** `Feb 12` */
export const shortDate = writer({ month: 'short', day: 'numeric' });
/** `February 2027` */
export const monthName = writer({ month: 'long', year: 'numeric' });
/** `Feb` */
export const monthShort = writer({ month: 'short' });

/** `Feb 12 – 15`, or `Feb 27 – Mar 2`. */
export const shortRange = (from: PlainDate, to: PlainDate): string =>
  monthShort(from) === monthShort(to) ? `${shortDate(from)} – ${Number(to.slice(8))}` : `${shortDate(from)} – ${shortDate(to)}`;

const weekdayName = writer({ weekday: 'long' });
/** The days of a week by name, Sunday first. */
export const weekdayNames = (): readonly string[] => Array.from({ length: 7 }, (_, days) => weekdayName(addDays('2023-01-01', days)));

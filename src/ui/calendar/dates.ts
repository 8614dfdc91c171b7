// Arithmetic on calendar dates, `2027-02-12`: days on a wall calendar, in no time zone.
import { dateLocale } from '../../../generated/model/constants';
import type { PlainDate } from '../../../generated/model/wire';

const day = 86_400_000;
const momentOf = (date: PlainDate) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10) as PlainDate;

export const addDays = (date: PlainDate, days: number): PlainDate => dateOf(momentOf(date) + days * day);

/** Nights from one date to a later one. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => Math.round((momentOf(to) - momentOf(from)) / day);

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (date: PlainDate): number => new Date(momentOf(date)).getUTCDay();

export const firstOfMonth = (date: PlainDate): PlainDate => `${date.slice(0, 8)}01` as PlainDate;

/** The same day some months on, or the last of that month where it has no such day. */
export const addMonths = (date: PlainDate, months: number): PlainDate => {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last)));
};

export const lastOfMonth = (date: PlainDate): PlainDate => addDays(addMonths(firstOfMonth(date), 1), -1);

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

const writer = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: 'UTC' });
  return (date: PlainDate) => format.format(momentOf(date));
};
/** `Friday, February 12, 2027` */
export const longDate = writer({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** `Feb 12` */
export const shortDate = writer({ month: 'short', day: 'numeric' });
/** `February 2027` */
export const monthName = writer({ month: 'long', year: 'numeric' });
const monthShort = writer({ month: 'short' });

/** `Feb 12 – 15`, or `Feb 27 – Mar 2`. */
export const shortRange = (from: PlainDate, to: PlainDate): string =>
  monthShort(from) === monthShort(to) ? `${shortDate(from)} – ${Number(to.slice(8))}` : `${shortDate(from)} – ${shortDate(to)}`;

/** The days of a week by name, Sunday first. */
export const weekdayNames: readonly string[] = Array.from({ length: 7 }, (_, days) =>
  new Intl.DateTimeFormat(dateLocale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2023, 0, 1 + days))),
);

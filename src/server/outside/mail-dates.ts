// Dates and moments as mails write them: on the calendar and the clock of a zone. Pure.
import { dateLocale } from '../../../generated/model/constants';
import { DAY, dayOf } from '../../../generated/model/dates';
import { TimeZone } from '../../../generated/model/values';
import { aheadAt, momentOf } from '../../../generated/rules/runtime';
import { bookingMailTexts as say } from '../../../generated/texts/sentences/bookingMailTexts';

const dated = new Intl.DateTimeFormat(dateLocale, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const listed = new Intl.DateTimeFormat(dateLocale, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const brief = new Intl.DateTimeFormat(dateLocale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const timed = new Intl.DateTimeFormat(dateLocale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** A calendar date: `Friday, February 12, 2027`. */
export const dateWords = (date: string): string => dated.format(dayOf(date) * DAY);

/** A calendar date in a list: `Fri, Feb 12, 2027`. */
export const listedDate = (date: string): string => listed.format(dayOf(date) * DAY);

/** A calendar date in a sentence: `Feb 12`. */
export const shortDate = (date: string): string => brief.format(dayOf(date) * DAY);

/** Two calendar dates in a sentence: `Jan 26–28`, `Jan 30 – Feb 2`. */
export const shortDates = (from: string, to: string): string =>
  from.slice(0, 7) === to.slice(0, 7) ? `${shortDate(from)}–${Number(to.slice(8, 10))}` : `${shortDate(from)} – ${shortDate(to)}`;

/** The date of a moment in a zone. */
export const dayWords = (instant: string, zone: string): string => dated.format(momentOf(instant) + aheadAt(momentOf(instant), zone));

/** A moment on the clock of a zone: `Friday, February 12, 2027 at 4:00 PM Pacific Time`. */
export const momentWords = (instant: string, zone: TimeZone): string => {
  const there = momentOf(instant) + aheadAt(momentOf(instant), zone);
  return say.moment({
    date: dated.format(there),
    time: timed.format(there).replaceAll(/[\u202f\u00a0]/g, ' '),
    zone: TimeZone[zone].clocks,
  });
};

/** A clock: `4:00 PM`. */
export const clockWords = (clock: string): string => timed.format(Date.parse(`1970-01-01T${clock}:00Z`)).replaceAll(/[\u202f\u00a0]/g, ' ');

/** A clock of a place, by the name of its zone: `4:00 PM Pacific Time`. */
export const placeClock = (clock: string, zone: TimeZone): string => `${clockWords(clock)} ${TimeZone[zone].clocks}`;

// How dates and times travel: texts that say what they are.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import { clock, date, instant } from './patterns';

/** A calendar date, `2027-02-12`: a day on a wall calendar, in no time zone. */
export type PlainDate = string & { readonly __brand: 'PlainDate' };
/** A moment, ISO 8601 with its zone: `2027-02-12T16:00:00Z`. */
export type Instant = string & { readonly __brand: 'Instant' };
/** A time of day on a wall clock: `16:00`. */
export type Clock = string & { readonly __brand: 'Clock' };

/** Whether a text is a day that the calendar has: the 30th of February is not, and no day of a year 0. */
export const isPlainDate = (text: string): text is PlainDate => {
  const moment = date.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && !text.startsWith('0000') && new Date(moment).toISOString().startsWith(text);
};
const years = { first: Date.parse('0001-01-01T00:00:00Z'), after: Date.parse('+010000-01-01T00:00:00Z') };
/** Whether a text is a moment with its zone, in the years 1 to 9999: no zone may lead out of them. */
export const isInstant = (text: string): text is Instant => {
  const moment = instant.test(text) && isPlainDate(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  return moment >= years.first && moment < years.after;
};
/** A moment as it travels, in UTC. */
export const instantOf = (moment: Date | number): Instant => new Date(moment).toISOString() as Instant;
/** The calendar date of a moment in UTC: for people and places there is `dateIn` with their zone. */
export const utcDateOf = (moment: Date | number): PlainDate => new Date(moment).toISOString().slice(0, 10) as PlainDate;

/** Whether a text is a time of day. */
export const isClock = (text: string): text is Clock => clock.test(text);

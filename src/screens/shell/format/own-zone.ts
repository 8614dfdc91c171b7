// Where the person's own clock stands: for moments that belong to no property, and beside the clocks of a place.
import { dayOf } from '../../../../generated/model/dates';
import { type Instant, instantOf, type PlainDate } from '../../../../generated/model/wire';
import { TimeZone } from '../../../../generated/model/values';
import { aheadAt, momentAt, momentOf } from '../../../../generated/rules/runtime';
import { useHydrated } from '../loading/use-hydrated';
import { type DateStyle, ownZone, shownClock, shownMoment } from './format';

const dayIn = (zone: string, moment: Instant, date: DateStyle): string => shownMoment(moment, { zone, date, time: false });

/** The day of a moment on the reader's calendar. Only what the browser alone renders may ask. */
export const ownDay = (moment: Instant, style: DateStyle = 'short'): string => dayIn(ownZone(), moment, style);
const utcDay = (moment: Instant, style: DateStyle = 'short'): string => dayIn('UTC', moment, style);

/** The same for what the server draws as well, which knows no reader: at UTC until the browser has taken over. */
export const useOwnDay = (): typeof ownDay => (useHydrated() ? ownDay : utcDay);

/** A moment on the reader's clock: `Feb 12, 7:00 PM`. Only what the browser alone renders may ask. */
export const ownMoment = (moment: Instant, date: DateStyle = 'short'): string => shownMoment(moment, { zone: ownZone(), date });

/** The zone of a place. */
export interface PlaceStyle {
  readonly zone: TimeZone;
  readonly date?: DateStyle;
}

/** A moment on the clock of a place, for any reader: `Feb 12, 4:00 PM Pacific Time`. */
export const placeMoment = (moment: Instant, style: PlaceStyle): string => `${shownMoment(moment, style)} ${TimeZone[style.zone].clocks}`;

/**
 * A deadline on the reader's clock, and on the place's where that shows another time: `Feb 12, 7:00 PM (4:00 PM Pacific Time)`.
 * Only what the browser alone renders may ask.
 */
export const ownDeadline = (moment: Instant, { zone, date = 'short' }: PlaceStyle): string => {
  const [own, there] = [ownZone(), zone].map((at) => shownMoment(moment, { zone: at, date }));
  if (own === undefined || there === undefined || own === there) return own ?? '';
  const split = there.lastIndexOf(', ');
  const isSameDay = own.startsWith(there.slice(0, split + 2));
  return `${own} (${isSameDay ? there.slice(split + 2) : there} ${TimeZone[zone].clocks})`;
};

/** A moment of what the server draws as well: on the reader's clock, and on the place's until the browser has taken over. */
export const useOwnMoment = (): ((moment: Instant, place: PlaceStyle) => string) => {
  const isHydrated = useHydrated();
  return (moment, place) => (isHydrated ? ownMoment(moment, place.date) : placeMoment(moment, place));
};

/** The same for a deadline: on the place's clock until the browser has taken over. */
export const useOwnDeadline = (): typeof ownDeadline => (useHydrated() ? ownDeadline : placeMoment);

/** The moment at which a clock of a place shows a time on a day. */
export const clockMoment = (date: PlainDate, clock: string, zone: string): Instant => instantOf(momentAt(dayOf(date), clock, zone));

const namedClock = (clock: string, zone: TimeZone): string => `${shownClock(clock)} ${TimeZone[zone].clocks}`;
const isOwnClock = (moment: number, zone: string): boolean => aheadAt(moment, zone) === aheadAt(moment, ownZone());

/**
 * A clock of a place, `4:00 PM`, with the name of its zone where the reader's shows another time at that moment: `4:00 PM Pacific Time`.
 * Only what the browser alone renders may ask.
 */
export const placeClock = (clock: string, zone: TimeZone, moment: Instant): string =>
  isOwnClock(momentOf(moment), zone) ? shownClock(clock) : namedClock(clock, zone);

/** The same for what the server draws as well: with the name until the browser has taken over. */
export const usePlaceClock = (): typeof placeClock => (useHydrated() ? placeClock : namedClock);

// Where the person's own clock stands: for moments that belong to no property.
import type { Instant } from '../../../../generated/model/wire';
import { dateLocale } from '../../../../generated/model/constants';
import { momentOf, zoneName } from '../../../../generated/rules/runtime';
import { useHydrated } from '../loading/use-hydrated';
import { type DateStyle, shownMoment } from './format';

/** The browser's time zone. Only what the browser alone renders may ask. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const dayIn = (zone: string, moment: Instant, date: DateStyle): string => shownMoment(moment, { zone, date, time: false });

/** The day of a moment on the reader's calendar. Only what the browser alone renders may ask. */
export const ownDay = (moment: Instant, style: DateStyle = 'short'): string => dayIn(ownZone(), moment, style);
const utcDay = (moment: Instant, style: DateStyle = 'short'): string => dayIn('UTC', moment, style);

/** The same for what the server draws as well, which knows no reader: at UTC until the browser has taken over. */
export const useOwnDay = (): typeof ownDay => (useHydrated() ? ownDay : utcDay);

/**
 * A deadline on the reader's clock, and on the place's where that shows another time: `Feb 12, 7:00 PM (4:00 PM Pacific Time)`.
 * Only what the browser alone renders may ask.
 */
export const ownDeadline = (moment: Instant, { zone, date = 'short' }: { readonly zone: string; readonly date?: DateStyle }): string => {
  const [own, there] = [ownZone(), zone].map((at) => shownMoment(moment, { zone: at, date }));
  if (own === undefined || there === undefined || own === there) return own ?? '';
  const split = there.lastIndexOf(', ');
  const isSameDay = own.startsWith(there.slice(0, split + 2));
  return `${own} (${isSameDay ? there.slice(split + 2) : there} ${zoneName(momentOf(moment), zone, dateLocale)})`;
};

// The words of a host's calendar.
import type { CalendarNight } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { calendarTexts as say } from '../../../../generated/texts/sentences/calendarTexts';
import { addDays, daysBetween } from '../../../../generated/model/dates';
import { longDate } from '../../../ui/calendar/dates';
import { feedName } from '../calendars/feed-name';
import { shownDate, shownDates, shownMoney, shownNumber } from '../../shell/format/format';
import { isLocked, type Range } from './nights';

/** `$250`, as it stands in a cell; the currency is told once for all of them. */
export const cellPrice = (cents: number): string => `$${shownNumber(cents / 100, cents % 100 === 0 ? {} : { min: 2 })}`;
export const money = (cents: number): string => shownMoney(cents, 'CAD', { whole: true });

/** `$200`, or `$200 – $260`. */
export const priceRange = (prices: readonly number[]): string => {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? cellPrice(least) : `${cellPrice(least)} – ${cellPrice(most)}`;
};

export const nightCount = (count: number): string => say.nights({ count });

/** `Feb 12` for one night, `Feb 12 – 15` for three. */
export const datesOf = ({ start, end }: Range): string => (addDays(start, 1) === end ? shownDate(start) : shownDates(start, end));
export const datesOfAll = (ranges: readonly Range[]): string => ranges.map(datesOf).join(', ');

export const chosenText = (range: Range): string => say.selected({ nights: daysBetween(range.start, range.end), dates: datesOf(range) });

/** The holder of a night, in words: `Booked on Airbnb`. */
export const takenText = (night: CalendarNight): string => {
  const { taken, platform, feed_name } = night;
  if (taken === 'booking') return say.booked;
  if (taken === 'request') return say.asked;
  if (taken === 'feed') return platform ? say.takenElsewhere({ elsewhere: feedName({ name: feed_name, platform }) }) : say.elsewhere;
  if (taken === 'preparation') return say.gettingReady;
  if (taken === 'block') return isLocked(night) ? say.locked : say.blocked;
  return say.open;
};

/** The holder of a night, or that it lies in a gap, short enough for a cell. */
export const takenBriefly = ({ taken, guest, platform, feed_name, gap_min_nights }: CalendarNight): string | undefined => {
  if (gap_min_nights !== null) return say.gap;
  if (taken === null || taken === 'block' || taken === 'preparation') return undefined;
  if (taken === 'feed') return platform ? feedName({ name: feed_name, platform }) : say.elsewhere;
  return guest ?? (taken === 'booking' ? say.booked : say.asked);
};

const shortestText = ({ min_nights, gap_min_nights }: CalendarNight, usual: number): readonly string[] => {
  if (gap_min_nights !== null) return [say.gapStay({ nights: gap_min_nights })];
  return min_nights > usual ? [say.shortestStay({ nights: min_nights })] : [];
};

const priceText = ({ price_cents, price_is_own, season }: CalendarNight): string => {
  const source = price_is_own ? say.ownPrice : season && say.inSeason({ season });
  return source ? `${money(price_cents)}, ${source}` : money(price_cents);
};

/** A night as it is read aloud. */
export const nightName = (night: CalendarNight, it: { readonly usual: number; readonly isPast: boolean }): string =>
  [
    longDate(night.date),
    priceText(night),
    it.isPast ? say.past : night.guest ? `${takenText(night)}, ${night.guest}` : takenText(night),
    ...shortestText(night, it.usual),
    ...(night.note ? [say.noteOf({ note: night.note })] : []),
  ].join('. ');

/** Whether two nights are had by the same: one entry of an agenda. */
export const isSameTaken = (one: CalendarNight, other: CalendarNight): boolean =>
  one.taken === other.taken && one.booking_id === other.booking_id && one.platform === other.platform && one.feed_name === other.feed_name;

/** The months from one to another, each by its first day. */
export const monthsBetween = (first: PlainDate, last: PlainDate, next: (month: PlainDate) => PlainDate): readonly PlainDate[] =>
  first > last ? [] : [first, ...monthsBetween(next(first), last, next)];

// Which nights of a listing may be chosen, for its calendars.
import type { Availability as Known } from '../../../../generated/model/entities';
import type { Instant, PlainDate } from '../../../../generated/model/wire';
import { HOUR, addDays, datesBetween, daysBetween, dayOf, weekday } from '../../../../generated/model/dates';
import { dateIn, momentAt, momentOf } from '../../../../generated/rules/runtime';
import type { Availability } from '../../../ui/calendar/selection';

/** The date on the clocks of a place. */
export const todayIn = (now: Instant, zone: Known['timezone']): PlainDate => dateIn(momentOf(now), zone);

const within = (day: PlainDate, { start, end }: { readonly start: PlainDate; readonly end: PlainDate }) => start <= day && day < end;

/** The shortest stay that begins on a day. */
export const shortestFrom = (known: Known, day: PlainDate): number =>
  known.gaps.find((gap) => within(day, gap))?.min_nights ??
  Math.max(known.min_nights, known.rules.find((rule) => rule.min_nights !== undefined && within(day, rule))?.min_nights ?? 1);

export const nightsOf = (known: Known, now: Instant) => {
  const soonest = momentOf(now) + known.advance_notice_hours * HOUR;
  // two days on, no zone makes a difference any more
  const surely = dayOf(todayIn(now, known.timezone)) + known.advance_notice_hours / 24 + 2;
  const inTime = (day: PlainDate) => dayOf(day) > surely || momentAt(dayOf(day), known.checkin_time, known.timezone) >= soonest;
  return {
    first: todayIn(now, known.timezone),
    last: known.horizon,
    isTaken: (night) => known.unavailable.some((range) => within(night, range)),
    mayStart: (day) =>
      inTime(day) && known.rules.every((rule) => !within(day, rule) || (rule.checkin_days?.includes(weekday(day)) ?? true)),
    mayEnd: (day) => known.rules.every((rule) => !within(day, rule) || (rule.checkout_days?.includes(weekday(day)) ?? true)),
    minNights: (start) => shortestFrom(known, start),
    maxNights: () => known.max_nights,
  } satisfies Availability;
};

export interface Stay {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
}

type Nights = ReturnType<typeof nightsOf>;

const isFree = ({ first, last, isTaken, mayStart, mayEnd, minNights, maxNights }: Nights, { checkin, checkout }: Stay): boolean => {
  const nights = daysBetween(checkin, checkout);
  if (checkin < first || checkout > last || nights < minNights(checkin) || nights > maxNights()) return false;
  if (!mayStart(checkin) || !mayEnd(checkout)) return false;
  return datesBetween(checkin, checkout).every((night) => !isTaken(night));
};

/** As many nights on other dates that are free, the nearest first. */
export const freeNear = (nights: Nights, { checkin, checkout }: Stay, { days, most }: { readonly days: number; readonly most: number }) =>
  Array.from({ length: days }, (_, far) => [-(far + 1), far + 1])
    .flat()
    .map((by): Stay => ({ checkin: addDays(checkin, by), checkout: addDays(checkout, by) }))
    .filter((stay) => isFree(nights, stay))
    .slice(0, most)
    .toSorted((one, other) => (one.checkin < other.checkin ? -1 : 1));

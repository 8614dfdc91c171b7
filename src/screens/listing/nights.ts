// Which nights of a listing may be chosen, for its calendars.
import type { Availability as Known } from '../../../generated/model/entities';
import type { Instant, PlainDate } from '../../../generated/model/wire';
import { HOUR, dayOf, weekday } from '../../../generated/model/dates';
import { momentAt, momentOf } from '../../../generated/rules/runtime';
import type { Availability } from '../../ui/calendar/selection';
import { todayIn } from './words';

const within = (day: PlainDate, { start, end }: { readonly start: PlainDate; readonly end: PlainDate }) => start <= day && day < end;

/** The shortest stay that begins on a day. */
export const shortestFrom = (known: Known, day: PlainDate): number =>
  Math.max(known.min_nights, ...known.rules.filter((rule) => within(day, rule)).map(({ min_nights = 1 }) => min_nights));

export const nightsOf = (known: Known, now: Instant): Availability => {
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
  };
};

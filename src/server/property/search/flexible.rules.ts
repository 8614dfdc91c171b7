// Dates that a search leaves open: the stays that they may be, and the cheapest of them at a property. Pure.
import { bookingHorizonDays, earlyBookingDays, lastMinuteDays } from '../../../../generated/model/constants';
import { addDays, addMonths, dateOf, dayOf, DAY, firstOfMonth, HOUR, weekday } from '../../../../generated/model/dates';
import { FlexibleStay } from '../../../../generated/model/values';
import type { PlainDate } from '../../../../generated/model/wire';
import { momentAt } from '../../../../generated/rules/runtime';
import { isLongEnough, type Nights } from '../../pricing/gaps.rules';
import type { BriefLine, Price } from '../../pricing/lines.rules';
import { nightCount, nightPrices } from '../../pricing/price.rules';
import { type DateRule, meets, refusedByDays } from '../../pricing/stay.rules';
import type { Formula, SearchTerms } from './found-stays.lookup';
import type { Candidate } from './search.repository';

export interface StayDates {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
}
/** A stay of so many nights that lies within one of these parts of the calendar, in their order. */
export interface OpenDates {
  readonly nights: number;
  readonly parts: readonly Nights[];
}

/** Parts as far as stays may lie at all, a day more on either side: clocks differ. */
const withinReach = (parts: readonly Nights[], now: Date): readonly Nights[] => {
  const today = Math.floor(now.getTime() / DAY);
  const within = (date: string): PlainDate => dateOf(Math.min(Math.max(dayOf(date), today - 1), today + bookingHorizonDays + 1));
  return parts.map(({ start, end }) => ({ start: within(start), end: within(end) })).filter(({ start, end }) => start < end);
};

/** Months as parts of the calendar, neighbours joined. */
const joined = (months: readonly PlainDate[], now: Date): readonly Nights[] => {
  const firsts = [...new Set(months.map(firstOfMonth))].toSorted();
  const near = firsts.filter((first) => Math.abs(dayOf(first) - now.getTime() / DAY) < 2 * bookingHorizonDays);
  return near.reduce<readonly Nights[]>((parts, start) => {
    const last = parts.at(-1);
    const end = addMonths(start, 1);
    return last?.end === start ? [...parts.slice(0, -1), { start: last.start, end }] : [...parts, { start, end }];
  }, []);
};

const friday = 5;
/** The weekends within a part, from Friday on. */
const weekendsIn = ({ start, end }: Nights): readonly Nights[] => {
  const first = addDays(start, (friday - weekday(start) + 7) % 7);
  const { nights } = FlexibleStay.weekend;
  const count = Math.max(0, Math.floor((dayOf(end) - nights - dayOf(first)) / 7) + 1);
  return Array.from({ length: count }, (_, at) => ({ start: addDays(first, at * 7), end: addDays(first, at * 7 + nights) }));
};

/** The dates that a search leaves open; nothing where it names exact ones, or none. */
export const openDatesOf = (terms: SearchTerms, now: Date): OpenDates | undefined => {
  const { checkin, checkout, flex_days: by, flex_stay: stay, flex_months: months } = terms;
  if (checkin && checkout) {
    if (by === undefined) return undefined;
    const nearest = (date: PlainDate, days: number): PlainDate =>
      dateOf(Math.min(Math.max(dayOf(date) + days, dayOf('0001-01-01')), dayOf('9999-12-31')));
    const parts = withinReach([{ start: nearest(checkin, -by), end: nearest(checkout, by) }], now);
    return { nights: nightCount(checkin, checkout), parts };
  }
  if (stay === undefined || months === undefined) return undefined;
  const parts = withinReach(joined(months, now), now);
  return { nights: FlexibleStay[stay].nights, parts: stay === 'weekend' ? parts.flatMap(weekendsIn) : parts };
};

/** A stay that they may be, its first and its last day counted from 1970 too: each is compared at hundreds of places. */
export interface OpenStay extends StayDates {
  readonly from: number;
  readonly to: number;
}
/** Every stay that they may be, by check-in. */
export const staysIn = ({ nights, parts }: OpenDates): readonly OpenStay[] =>
  parts.flatMap((part) => {
    const [start, end] = [dayOf(part.start), dayOf(part.end)];
    return Array.from({ length: Math.max(0, end - start - nights + 1) }, (_, at) => {
      const [from, to] = [start + at, start + at + nights];
      return { from, to, checkin: dateOf(from), checkout: dateOf(to) };
    });
  });

/** From the first to the last of them. */
export const spanOf = (stays: readonly StayDates[]): StayDates | undefined => {
  const [first, last] = [stays[0], stays.at(-1)];
  return first && last && { checkin: first.checkin, checkout: last.checkout };
};

export interface PlaceFacts {
  readonly rules: readonly DateRule[];
  readonly taken: readonly Nights[];
  readonly now: Date;
  /** The day on the calendars of a zone. */
  readonly todayIn: (timezone: string) => number;
}
export interface PartyAsked {
  readonly adults: number;
  readonly children: number;
  readonly pets: number;
}
export interface CheapestAsked<L extends BriefLine> extends PlaceFacts {
  readonly stays: readonly OpenStay[];
  readonly party: PartyAsked;
  readonly price: Formula<L>;
  /** Narrows the dates further. */
  readonly fits: (dates: StayDates) => boolean;
}

// sums of the first so many, so that a stay's is a difference of two
const sumsOf = (each: readonly number[]): readonly number[] => {
  const sums = [0];
  let sum = 0;
  for (const one of each) sums.push((sum += one));
  return sums;
};

/** Whether a host's clock, calendar and rules let a stay on these dates begin. */
const mayBegin = (property: Candidate, { rules, taken, now, todayIn }: PlaceFacts) => {
  const today = todayIn(property.timezone);
  const soonest = now.getTime() + property.advance_notice_hours * HOUR;
  // two days on, no zone makes a difference any more
  const surely = today + property.advance_notice_hours / 24 + 2;
  const isInTime = (day: number): boolean => day > surely || momentAt(day, property.checkin_time, property.timezone) >= soonest;
  const facts = { overrides: rules, taken, now };
  return ({ checkin, checkout, from, to }: OpenStay): boolean =>
    isInTime(from) &&
    to <= today + bookingHorizonDays &&
    isLongEnough({ checkin, nights: to - from }, property, facts) &&
    refusedByDays({ checkin, checkout }, rules).length === 0;
};

/**
 * The cheapest of some stays at a property, the earliest of equals; nothing where none can be had. Stays that get the same discount differ in their
 * nights alone: of those, the one whose nights cost least is priced.
 */
export const cheapestStay = <L extends BriefLine>(
  property: Candidate,
  asked: CheapestAsked<L>,
): (StayDates & { readonly stay: Price<L> }) | undefined => {
  const { stays, party, price, fits, rules, taken, todayIn } = asked;
  const today = todayIn(property.timezone);
  const span = spanOf(stays);
  if (!span) return undefined;
  const [first, sums] = [dayOf(span.checkin), sumsOf(nightPrices(property, span, rules))];
  const roomsOf = ({ from, to }: OpenStay): number => (sums[to - first] ?? 0) - (sums[from - first] ?? 0);
  const may = mayBegin(property, asked);
  const least: { readonly of: OpenStay; readonly rooms: number }[] = [];
  for (const of of stays) {
    const ahead = of.from - today;
    const discount = (ahead >= earlyBookingDays ? 2 : 0) + (ahead <= lastMinuteDays ? 1 : 0);
    const rooms = roomsOf(of);
    if (rooms >= (least[discount]?.rooms ?? Number.POSITIVE_INFINITY)) continue;
    if (!taken.some((it) => meets(it, of)) && may(of) && fits(of)) least[discount] = { of, rooms };
  }
  // not every kind of discount has a stay
  const priced = least.flatMap(({ of: { checkin, checkout, from } }) => ({
    checkin,
    checkout,
    stay: price(property, { checkin, checkout, ...party, days_ahead: from - today }, rules),
  }));
  return priced.toSorted((one, other) => one.stay.subtotal - other.stay.subtotal || (one.checkin < other.checkin ? -1 : 1))[0];
};

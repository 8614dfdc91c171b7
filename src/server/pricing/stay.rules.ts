// Whether a stay at a property can be had, and what it costs: pure, over what was read before.
import { bookingHorizonDays } from '../../../generated/model/constants';
import type { Guests } from '../../../generated/model/entities';
import type { QuoteRefusal } from '../../../generated/model/values';
import { instantOf, type PlainDate } from '../../../generated/model/wire';
import { stayFits } from '../../../generated/rules/rules';
import type { Price } from './lines.rules';
import { daysAhead, nightCount, type PricedProperty, type PriceOverride, priceOf } from './price.rules';

export interface AskedStay {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: Guests;
}
export interface Stay {
  readonly reason: QuoteRefusal | null;
  readonly price: Price | undefined;
}

/** Other prices and rules on some dates. */
export interface DateRule extends PriceOverride {
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly min_nights: number | null;
  readonly checkin_days: readonly number[] | null;
}

export type StayProperty = PricedProperty &
  Parameters<typeof stayFits>[0]['property'] & { readonly status: string; readonly timezone: string };

export interface StayFacts {
  readonly property: StayProperty;
  readonly overrides: readonly DateRule[];
  /** Whether somebody else has one of the nights. */
  readonly isTaken: boolean;
  readonly now: Date;
}

const reasons: Readonly<Record<string, QuoteRefusal>> = {
  'booking.checkout_before_checkin': 'dates_missing',
  'booking.checkin_past': 'too_soon',
  'booking.too_far_ahead': 'too_far',
  'booking.min_nights': 'min_nights',
  'booking.max_nights': 'max_nights',
  'booking.too_many_guests': 'too_many_guests',
  'booking.pets_refused': 'pets',
};

/** Longer than any stay may lie ahead: nothing of it is walked through, and it has no price. */
export const isBeyondReach = (asked: { readonly checkin: string; readonly checkout: string }): boolean =>
  nightCount(asked.checkin, asked.checkout) > bookingHorizonDays;

/** What the rules of single dates say against a stay. */
export const refusedByDates = (
  asked: { readonly checkin: string },
  nights: number,
  overrides: readonly DateRule[],
): QuoteRefusal | null => {
  const there = overrides.filter((it) => it.start <= asked.checkin && asked.checkin < it.end);
  const weekday = new Date(`${asked.checkin}T00:00:00Z`).getUTCDay();
  if (there.some((it) => it.checkin_days !== null && !it.checkin_days.includes(weekday))) return 'checkin_day';
  return there.some((it) => (it.min_nights ?? 0) > nights) ? 'min_nights' : null;
};

/** The first reason why a stay cannot be had, and its price where the dates make sense and lie within reach. */
export const stayOf = (asked: AskedStay, { property, overrides, isTaken, now }: StayFacts): Stay => {
  const { checkin, checkout, guests } = asked;
  if (isBeyondReach(asked)) return { reason: 'too_far', price: undefined };
  const verdict = stayFits({ property, stayRequest: { ...guests, checkin, checkout }, now: instantOf(now) });
  const broken = verdict.ok ? undefined : verdict.reasons[0]?.code;
  if (broken === 'booking.checkout_before_checkin') return { reason: 'dates_missing', price: undefined };
  const days_ahead = daysAhead(checkin, now, property.timezone);
  const price = priceOf(property, { checkin, checkout, ...guests, days_ahead }, overrides);
  if (property.status !== 'listed') return { reason: 'not_listed', price };
  if (broken) return { reason: reasons[broken] ?? 'not_listed', price };
  return { reason: refusedByDates(asked, price.nights, overrides) ?? (isTaken ? 'dates_taken' : null), price };
};

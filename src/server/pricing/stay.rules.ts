// Whether a stay at a property can be had, and what it costs: pure, over what was read before.
import { bookingHorizonDays } from '../../../generated/model/constants';
import type { AgreedPrice, Guests, StayRefusal } from '../../../generated/model/entities';
import { QuoteRefusal } from '../../../generated/model/values';
import { instantOf, type PlainDate } from '../../../generated/model/wire';
import { stayFits } from '../../../generated/rules/booking';
import { dayOf, weekday } from '../../../generated/model/dates';
import { dayIn } from '../../../generated/rules/runtime';
import { type Nights, shortestFrom, type ShortestStayFacts, type ShortestStayProperty } from './gaps.rules';
import type { Price } from './lines.rules';
import { agreedPrice, priceAgreed } from './agreed.rules';
import { daysAhead, nightCount, type PricedProperty, type PriceOverride } from './price.rules';

export interface AskedStay {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: Guests;
}
export interface Stay {
  /** All that stands in the way; none where it can be had. */
  readonly reasons: readonly StayRefusal[];
  readonly price: Price | undefined;
  /** The same as it is kept where somebody agrees to it. */
  readonly agreed: AgreedPrice | undefined;
}

/** Other prices and rules on some dates. */
export interface DateRule extends PriceOverride {
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly min_nights: number | null;
  readonly checkin_days: readonly number[] | null;
  readonly checkout_days: readonly number[] | null;
}

export type StayProperty = PricedProperty &
  ShortestStayProperty &
  Parameters<typeof stayFits>[0]['property'] & { readonly status: string; readonly timezone: string };

export interface StayFacts extends ShortestStayFacts {
  readonly property: StayProperty;
  readonly overrides: readonly DateRule[];
}

const meanings: Readonly<Record<string, QuoteRefusal>> = {
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

const plain = (reason: QuoteRefusal): StayRefusal => ({ reason, limit: null });

const holdsOn = (date: string) => (it: DateRule) => it.start <= date && date < it.end;
const isAmong = (days: readonly number[] | null, date: string): boolean => days === null || days.includes(weekday(date));

/** The objections of its first and its last day to a stay. */
export const refusedByDays = (
  { checkin, checkout }: { readonly checkin: string; readonly checkout: string },
  overrides: readonly DateRule[],
): readonly QuoteRefusal[] => {
  const [arriving, leaving] = [overrides.filter(holdsOn(checkin)), overrides.filter(holdsOn(checkout))];
  return [
    ...(arriving.every((it) => isAmong(it.checkin_days, checkin)) ? [] : (['checkin_day'] as const)),
    ...(leaving.every((it) => isAmong(it.checkout_days, checkout)) ? [] : (['checkout_day'] as const)),
  ];
};

/** A property as it stands to a stay: the shortest one is that of its first day. */
export const asFrom = <P extends ShortestStayProperty>(checkin: PlainDate, property: P, facts: ShortestStayFacts): P => ({
  ...property,
  min_nights: shortestFrom(checkin, property, facts),
});

/** Whether some of the nights are those of a stay. */
export const meets = ({ start, end }: Nights, { checkin, checkout }: Pick<AskedStay, 'checkin' | 'checkout'>): boolean =>
  start < checkout && checkin < end;

const reasonsOf = (asked: AskedStay, facts: StayFacts): readonly StayRefusal[] => {
  const { overrides, taken, now } = facts;
  const property = asFrom(asked.checkin, facts.property, facts);
  const verdict = stayFits({
    property,
    stayRequest: { ...asked.guests, checkin: asked.checkin, checkout: asked.checkout },
    now: instantOf(now),
  });
  const broken = verdict.ok ? [] : verdict.reasons.map(({ code }) => meanings[code] ?? 'not_listed');
  const isPast = dayOf(asked.checkin) < dayIn(now.getTime(), property.timezone);
  const all: readonly QuoteRefusal[] = [
    ...(property.status === 'listed' ? [] : (['not_listed'] as const)),
    ...broken.map((it) => (it === 'too_soon' && isPast ? 'dates_past' : it)),
    ...refusedByDays(asked, overrides),
    ...(taken.some((it) => meets(it, asked)) ? (['dates_taken'] as const) : []),
  ];
  const limits: Readonly<Partial<Record<QuoteRefusal, number | null | undefined>>> = {
    min_nights: property.min_nights,
    max_nights: property.max_nights,
    too_many_guests: property.sleeps,
  };
  // of days that are gone nothing else matters
  const told = isPast ? all.filter((it) => it === 'dates_past' || QuoteRefusal[it].about !== 'dates') : all;
  return [...new Set(told)].map((reason) => ({ reason, limit: limits[reason] ?? null }));
};

/** All reasons why a stay cannot be had, and its price where the dates make sense and lie within reach. */
export const stayOf = (asked: AskedStay, facts: StayFacts): Stay => {
  const { checkin, checkout, guests } = asked;
  if (isBeyondReach(asked)) return { reasons: [plain('too_far')], price: undefined, agreed: undefined };
  if (checkin >= checkout) return { reasons: [plain('dates_missing')], price: undefined, agreed: undefined };
  const days_ahead = daysAhead(checkin, facts.now, facts.property.timezone);
  const agreed = agreedPrice(facts.property, { checkin, checkout, ...guests, days_ahead }, facts.overrides);
  const price = priceAgreed(agreed);
  return { reasons: reasonsOf(asked, facts), price, agreed };
};

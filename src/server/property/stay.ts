// What a stay at a property comes to: whether it can be had, and its price.
import type { Guests } from '../../../generated/model/entities';
import type { QuoteRefusal } from '../../../generated/model/values';
import type { Clock, PlainDate } from '../../../generated/model/wire';
import { stayFits } from '../../../generated/rules/rules';
import { instantOf } from '../database/instants';
import { daysAhead, type Price, priceOf } from '../checkout/price.rules';
import type { Context } from '../context';
import type { PropertyRow } from './listing.repository';
import { type Override, overridesOf, takenNights } from './property.lookup';

export interface Asked {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: Guests;
}
export interface Stay {
  readonly reason: QuoteRefusal | null;
  readonly price: Price | undefined;
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

const dateRule = (asked: Asked, nights: number, overrides: readonly Override[]): QuoteRefusal | null => {
  const there = overrides.filter((it) => it.start <= asked.checkin && asked.checkin < it.end);
  const weekday = new Date(`${asked.checkin}T00:00:00Z`).getUTCDay();
  if (there.some((it) => it.checkin_days !== null && !it.checkin_days.includes(weekday))) return 'checkin_day';
  return there.some((it) => (it.min_nights ?? 0) > nights) ? 'min_nights' : null;
};

/** Looks at a stay: the first reason why it cannot be had, and its price where the dates make sense. */
export const lookAtStay = async (property: PropertyRow, asked: Asked, context: Context): Promise<Stay> => {
  const verdict = stayFits({
    property: { ...property, checkin_time: property.checkin_time as Clock, timezone: property.timezone as never },
    stayRequest: { ...asked.guests, checkin: asked.checkin, checkout: asked.checkout },
    now: instantOf(context.now),
  });
  const broken = verdict.ok ? undefined : verdict.reasons[0]?.code;
  if (broken === 'booking.checkout_before_checkin') return { reason: 'dates_missing', price: undefined };
  const dates = { from: asked.checkin, to: asked.checkout };
  const overrides = (await overridesOf(context.db, [property.property_id], dates)).get(property.property_id) ?? [];
  const days_ahead = daysAhead(asked.checkin, context.now, property.timezone);
  const price = priceOf(property, { ...asked, ...asked.guests, days_ahead }, overrides);
  if (property.status !== 'listed') return { reason: 'not_listed', price };
  if (broken) return { reason: reasons[broken] ?? 'not_listed', price };
  const ruled = dateRule(asked, price.nights, overrides);
  if (ruled) return { reason: ruled, price };
  const taken = await takenNights(context.db, property.property_id, dates);
  return { reason: taken.length > 0 ? 'dates_taken' : null, price };
};

// The terms of a planned stay: guests, price, currency; and its refund.
import type { AgreedPrice, Guests } from '../../generated/model/entities';
import type { Currency } from '../../generated/model/values';
import type { PlainDate } from '../../generated/model/wire';
import { agreedPrice, priceAgreed } from '../server/pricing/agreed.rules';
import { daysAhead, type PriceOverride, type PricedProperty } from '../server/pricing/price.rules';
import { quoteOf } from '../server/pricing/quote.rules';
import { type Refund, refundOf, wholeRefund } from '../server/pricing/refund.rules';
import type { Plan } from './booking-rows';
import type { Listing } from './listings';
import type { Chance } from './pictures/chance';
import { rateOn } from './rates';
import { dateOf } from '../../generated/model/dates';
import { clockAt, idOf, oneOf } from './seed';

const guestsOf = (listing: Listing, chance: Chance): Guests => {
  const most = listing.row.sleeps ?? 2;
  const adults = Math.min(most, chance.in(0.6) ? 2 : chance.whole(1, Math.min(6, most)));
  const children = most > adults + 1 && chance.in(0.4) ? chance.whole(1, Math.min(3, most - adults)) : 0;
  return { adults, children, infants: children > 0 && chance.in(0.15) ? 1 : 0, pets: listing.row.pets_allowed && chance.in(0.25) ? 1 : 0 };
};

const currencyFor = (chance: Chance): Currency =>
  chance.in(0.88) ? 'CAD' : oneOf<Currency>(chance, ['USD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY']);

/** The prices of a listing as the price formula reads them. */
const pricedOf = ({ row, overrides }: Listing): { readonly property: PricedProperty; readonly overrides: readonly PriceOverride[] } => ({
  property: row,
  overrides: overrides.map(({ nights, night_cents }) => ({
    start: nights.slice(1, 11),
    end: nights.slice(12, 22),
    night_cents: night_cents ?? null,
  })),
});

export const termsOf = ({ row }: Listing) => ({
  timezone: row.timezone,
  checkin_time: clockAt(row.checkin_time ?? '16:00'),
  checkout_time: row.checkout_time ?? '11:00',
  cancellation_policy: row.cancellation_policy ?? 'moderate',
});

interface Cancelled {
  readonly plan: Plan;
  readonly checkin: PlainDate;
  readonly agreed: AgreedPrice;
  readonly booked: Date;
}
/** A paid guest's refund: all of it where the host cancelled, else the policy's share. */
const refundedOf = ({ plan, checkin, agreed, booked }: Cancelled, at: Date): Refund => {
  if (plan.stage === 'called_off') return wholeRefund(agreed);
  const { cancellation_policy: policy, ...begins } = termsOf(plan.listing);
  return refundOf({ agreed, policy, begins: { ...begins, checkin }, booked }, at);
};

interface Agreed {
  readonly plan: Plan;
  readonly chance: Chance;
  readonly created: Date;
  /** When a stay that was paid for was called off. */
  readonly cancelled: Date | null;
}
/** The terms: guests, price, currency. */
export const agreedOf = ({ plan, chance, created, cancelled }: Agreed) => {
  const { row } = plan.listing;
  const dates = { checkin: dateOf(plan.checkin), checkout: dateOf(plan.checkin + plan.nights) };
  const guests = guestsOf(plan.listing, chance);
  const { property, overrides } = pricedOf(plan.listing);
  const days_ahead = daysAhead(dates.checkin, created, row.timezone);
  const agreed = agreedPrice(property, { ...dates, ...guests, days_ahead }, overrides);
  const price = priceAgreed(agreed);
  const currency = currencyFor(chance);
  const quote = quoteOf({ property_id: row.property_id, ...dates, guests, price, rate: rateOn(currency, created), now: created });
  const refund = cancelled && refundedOf({ plan, checkin: dates.checkin, agreed, booked: created }, cancelled);
  const facts = {
    ...dates,
    guests: JSON.stringify(guests),
    quote: JSON.stringify({ ...quote, quote_id: idOf(`quote ${plan.seed}`) }),
    currency,
    points: 0,
    price: JSON.stringify(agreed),
    host_subtotal_cents: price.host_subtotal,
    total_cents: price.total,
    refund_cents: refund && refund.total,
  };
  return { facts, agreed, refund };
};

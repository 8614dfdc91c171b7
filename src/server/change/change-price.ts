// The price of a changed stay: nights that are booked already keep theirs, and so do the fees that were agreed and the exchange rate.
import { bookingHorizonDays, chargeLeast } from '../../../generated/model/constants';
import { addDays, datesBetween } from '../../../generated/model/dates';
import type { AgreedPrice, Guests } from '../../../generated/model/entities';
import { instantOf, type PlainDate } from '../../../generated/model/wire';
import { stayFits } from '../../../generated/rules/booking';
import type { Database } from '../database/open';
import type { KeptBooking } from '../booking/followers';
import { agreedPrice, priceAgreed } from '../pricing/agreed.rules';
import { written } from '../pricing/money.rules';
import { fittingPoints } from '../pricing/points.rules';
import { daysAhead, nightPrices } from '../pricing/price.rules';
import { keepQuote } from '../pricing/quote.commands';
import { quoteOf } from '../pricing/quote.rules';
import { sharesByNight } from '../pricing/shares.rules';
import { asFrom, type DateRule, meets, refusedByDays } from '../pricing/stay.rules';
import { type DateFacts, findDates } from '../property/listing/stay.lookup';
import type { PropertyRow } from '../property/property.lookup';
import { enforceRule } from '../request/enforce-rule';
import { refuse } from '../request/refusal';
import { differenceOf, type Offered } from './change.rules';

export interface Trip {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: Guests;
}
/** A change that is asked for. */
export interface Asked {
  readonly property: PropertyRow;
  readonly trip: Trip;
  readonly by: 'guest' | 'host';
  /** The price of all nights, before fees and taxes, where the host sets one. */
  readonly nights_cents: number | undefined;
  readonly now: Date;
}

const priceOnly = (date: PlainDate, night_cents: number): DateRule => ({
  start: date,
  end: addDays(date, 1),
  night_cents,
  min_nights: null,
  checkin_days: null,
  checkout_days: null,
});

/** The nights that are booked already, at the price that was agreed for each. */
const nightsAgreed = ({ checkin, checkout, price }: KeptBooking): readonly DateRule[] =>
  datesBetween(checkin, checkout).flatMap((date, at) => {
    const cents = price.night_cents[at];
    return cents === undefined ? [] : [priceOnly(date, cents)];
  });

/** A property with the fees that were agreed. */
const asAgreed = (property: PropertyRow, { price }: KeptBooking): PropertyRow => {
  const agreed = (code: string): number | undefined => price.lines.find((line) => line.code === code)?.cents;
  const fees = { cleaning_fee_cents: agreed('cleaning_fee') ?? 0, pet_fee_cents: agreed('pet_fee') ?? property.pet_fee_cents };
  return { ...property, ...fees };
};

/** A property whose host has set the price of a stay: nothing is taken off it, nor added for more people. */
const asSet = (property: PropertyRow): PropertyRow => ({
  ...property,
  extra_guest_cents: 0,
  weekly_discount_percent: 0,
  monthly_discount_percent: 0,
  early_discount_percent: 0,
  last_minute_discount_percent: 0,
});

const priceOf = (booking: KeptBooking, { property, trip, nights_cents }: Asked, overrides: readonly DateRule[]): AgreedPrice => {
  const { checkin, checkout, guests } = trip;
  // terms run on from the first booking: so do discounts for booking early, or late
  const days_ahead = daysAhead(checkin, new Date(booking.created_at), property.timezone);
  const stay = { checkin, checkout, ...guests, days_ahead };
  const there = asAgreed(property, booking);
  const rules = [...nightsAgreed(booking), ...overrides];
  if (nights_cents === undefined) return agreedPrice(there, stay, rules);
  const each = sharesByNight(nights_cents, nightPrices(there, stay, rules));
  return agreedPrice(
    asSet(there),
    stay,
    datesBetween(checkin, checkout).map((date, at) => priceOnly(date, each[at] ?? 0)),
  );
};

/** A host may bend the own rules: how many nights, from which day, how soon. */
const bent = (property: PropertyRow): PropertyRow => ({
  ...property,
  min_nights: 1,
  max_nights: bookingHorizonDays,
  advance_notice_hours: 0,
});

const refuseDates = ({ trip, by }: Asked, { overrides, taken }: DateFacts): void => {
  if (taken.some((it) => meets(it, trip))) refuse('booking.dates_unavailable', { data: {} });
  if (by === 'host') return;
  const [reason] = refusedByDays(trip, overrides);
  if (reason === 'checkin_day') refuse('booking.checkin_day');
  if (reason === 'checkout_day') refuse('booking.checkout_day');
};

/** Refuses a difference that the payment provider does not charge. */
export const refuseTooLittle = (booking: KeptBooking, offered: Offered): void => {
  // of a request nothing is paid yet: it is the whole price that is to be charged
  if (booking.paid_at === null) return;
  const { currency } = offered.quote.due;
  const cents = offered.quote.due.amount_cents - booking.quote.due.amount_cents;
  if (differenceOf(booking, offered) <= 0 || cents >= chargeLeast) return;
  const [total, least, most] = [cents, chargeLeast, offered.quote.due.amount_cents].map((sum) => written({ amount_cents: sum, currency }));
  refuse('checkout.total_unpayable', { slots: { total: total ?? '', least: least ?? '', most: most ?? '' } });
};

const isSame = (booking: KeptBooking, { trip: { checkin, checkout, guests }, nights_cents }: Asked): boolean =>
  nights_cents === undefined &&
  checkin === booking.checkin &&
  checkout === booking.checkout &&
  (['adults', 'children', 'infants', 'pets'] as const).every((who) => guests[who] === booking.guests[who]);

/** The price of a change, kept so that it can be proposed. Refuses one that cannot be had. */
export const offeredChange = async (db: Database, booking: KeptBooking, asked: Asked): Promise<Offered> => {
  const { property, trip, by, now } = asked;
  if (isSame(booking, asked)) refuse('change.nothing_new');
  const facts = await findDates(db, property.property_id, { ...trip, but: booking.booking_id });
  const there = by === 'host' ? bent(property) : asFrom(trip.checkin, property, { ...facts, now });
  enforceRule(stayFits({ property: there, stayRequest: { ...trip, ...trip.guests }, now: instantOf(now) }));
  refuseDates(asked, facts);
  const price = priceOf(booking, asked, facts.overrides);
  const { currency, rate, as_of } = booking.quote.fx;
  const agreed = priceAgreed(price);
  const shown = { price: agreed, rate: { currency, rate: Number(rate), as_of }, points: fittingPoints(booking.points, agreed), now };
  const offered = { quote: quoteOf({ property_id: property.property_id, ...trip, ...shown }), price };
  refuseTooLittle(booking, offered);
  await keepQuote(db, { ...offered, terms: null });
  return offered;
};

// A listing as guests see it: facts, free nights, and the whole price before anyone has signed in.
import type { PropertyHandlers } from '../../../generated/contract/handlers';
import { bookingHorizonDays, defaultCurrency } from '../../../generated/model/constants';
import type { Guests, LineItem, Listing, PriceDifference, Quote } from '../../../generated/model/entities';
import type { Clock, PlainDate } from '../../../generated/model/wire';
import { dayIn, dayOf, momentAt } from '../../../generated/rules/runtime';
import { instantOf } from '../database/instants';
import { cancellationTerms } from '../pricing/cancellation.rules';
import { rateOrCanadian } from '../pricing/currency.lookup';
import { canadian, moneyOf } from '../pricing/money.rules';
import { quoteOf } from '../pricing/quote.rules';
import type { Serving } from '../serving';
import { refuse } from '../refusal';
import { findHost, findRatingParts } from './listing.repository';
import { placeName, shownPrice } from './listing.rules';
import { rounded } from './position.rules';
import { overridesOf, photosOf, type PropertyRow, takenNights } from './property.lookup';
import { findStay } from './stay.lookup';

const day = 86_400_000;
const dateOf = (days: number): PlainDate => new Date(days * day).toISOString().slice(0, 10) as PlainDate;
const couple: Guests = { adults: 1, children: 0, infants: 0, pets: 0 };

const factsOf = (row: PropertyRow): Omit<Listing, 'photos' | 'host' | 'price' | 'rating_parts'> => ({
  property_id: row.property_id,
  title: row.title,
  property_type: row.property_type as Listing['property_type'],
  sleeps: row.sleeps,
  bedrooms: row.bedrooms,
  beds: row.beds,
  baths: Number(row.baths),
  city: row.city,
  province: row.province as Listing['province'],
  rating: row.rating === null ? null : Number(row.rating),
  review_count: row.review_count,
  lat: rounded(row.latitude),
  lng: rounded(row.longitude),
  description: row.description,
  bedroom_list: row.bedroom_list,
  amenities: row.amenities as unknown as Listing['amenities'],
  accessibility: row.accessibility as unknown as Listing['accessibility'],
  house_rules: row.house_rules,
  timezone: row.timezone as Listing['timezone'],
  checkin_time: row.checkin_time as Clock,
  checkout_time: row.checkout_time as Clock,
  cancellation_policy: row.cancellation_policy as Listing['cancellation_policy'],
  instant_book: row.instant_book,
  pets_allowed: row.pets_allowed,
  min_nights: row.min_nights,
  max_nights: row.max_nights,
  registration_number: row.registration_number,
  status: row.status,
  place: placeName(row.city, row.province),
  reply_rate_percent: row.reply_rate_percent,
  reply_hours: row.reply_hours,
});

const differences = (given: readonly LineItem[], quote: Quote): readonly PriceDifference[] => {
  const codes = [...new Set([...given, ...quote.line_items].map((line) => line.code))];
  const sum = (lines: readonly LineItem[], code: string): PriceDifference['given'] => {
    const line = lines.find((it) => it.code === code);
    return line ? { amount: line.amount, amount_cents: line.amount_cents, currency: line.currency } : null;
  };
  return codes
    .map((code) => ({ code, given: sum(given, code), actual: sum(quote.line_items, code) }))
    .filter((it) => it.given?.amount_cents !== it.actual?.amount_cents || it.given?.currency !== it.actual?.currency);
};

export const listingHandlers: Pick<PropertyHandlers<Serving>, 'getListing' | 'getAvailability' | 'getPricingMeta'> = {
  async getListing({ property: row, query }, context) {
    const rate = await rateOrCanadian(context.db, query.currency ?? defaultCurrency, context.now);
    const { checkin, checkout } = query;
    const stay = checkin && checkout ? await findStay(context.db, row, { checkin, checkout, guests: couple, now: context.now }) : undefined;
    const host = await findHost(context.db, row.profile_id);
    return {
      ...factsOf(row),
      photos: (await photosOf(context.db, [row.property_id], 100)).get(row.property_id) ?? [],
      host: { ...host, created_at: instantOf(host.created_at) },
      price: shownPrice(row, stay?.price, rate),
      rating_parts: await findRatingParts(context.db, row.property_id),
    };
  },

  async getAvailability({ property: row, query }, context) {
    const today = dayIn(context.now.getTime(), row.timezone);
    const from = query.from ?? dateOf(today);
    const to = query.to ?? dateOf(today + bookingHorizonDays);
    if (from >= to) return refuse('property.dates_reversed');
    const taken = await takenNights(context.db, row.property_id, { from, to });
    const overrides = (await overridesOf(context.db, [row.property_id], { from, to })).get(row.property_id) ?? [];
    return {
      timezone: row.timezone as Listing['timezone'],
      checkin_time: row.checkin_time as Clock,
      checkout_time: row.checkout_time as Clock,
      min_nights: row.min_nights,
      max_nights: row.max_nights,
      advance_notice_hours: row.advance_notice_hours,
      horizon: dateOf(today + bookingHorizonDays),
      unavailable: taken.map(({ start, end }) => ({ start: start as PlainDate, end: end as PlainDate })),
      rules: overrides
        .filter((it) => it.min_nights !== null || it.checkin_days !== null)
        .map(({ start, end, min_nights, checkin_days }) => ({
          start: start as PlainDate,
          end: end as PlainDate,
          ...(min_nights === null ? {} : { min_nights }),
          ...(checkin_days === null ? {} : { checkin_days }),
        })),
      synced_at: instantOf(row.synced_at),
    };
  },

  async getPricingMeta({ property: row, input }, context) {
    const { checkin, checkout, currency, guests = couple } = input.booking;
    const { price, reason } = await findStay(context.db, row, { checkin, checkout, guests, now: context.now });
    const rate = await rateOrCanadian(context.db, currency, context.now);
    const quote = price ? quoteOf({ property_id: row.property_id, checkin, checkout, guests, price, rate, now: context.now }) : null;
    const changed = quote && input.lineItems ? differences(input.lineItems, quote) : [];
    const begins = momentAt(dayOf(checkin), row.checkin_time, row.timezone);
    const terms = cancellationTerms(row.cancellation_policy as Listing['cancellation_policy'], begins, context.now.getTime());
    const owner = context.principal.profile_id === row.profile_id;
    return {
      valid: reason === null && changed.length === 0,
      reason,
      differences: changed,
      quote,
      per_night_all_in: price ? moneyOf(Math.round(price.subtotal / price.nights), rate) : null,
      points: null,
      cancellation: Number.isNaN(begins) ? null : terms,
      deposit: null,
      payout: owner && price ? moneyOf(price.host_subtotal, canadian(rate.as_of)) : null,
    };
  },
};

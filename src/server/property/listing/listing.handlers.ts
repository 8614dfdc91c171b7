// A listing as guests see it: facts, free nights, and the whole price before anyone has signed in.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { bookingHorizonDays, defaultCurrency } from '../../../../generated/model/constants';
import type { Guests, LineItem, Listing, PriceDifference, Quote } from '../../../../generated/model/entities';
import { readAvailability, readListing } from '../../../../generated/tables/properties';
import { dateOf } from '../../../../generated/model/dates';
import { dayIn } from '../../../../generated/rules/runtime';
import { cancellationTerms } from '../../pricing/cancellation.rules';
import { rateOrCanadian } from '../../pricing/currency.lookup';
import { aroundGaps, openGaps } from '../../pricing/gaps.rules';
import { priceIn } from '../../pricing/lines.rules';
import { canadian, moneyIn, moneyOf } from '../../pricing/money.rules';
import { pointsMax, pointsEarned } from '../../pricing/points.rules';
import { termsOf } from '../../pricing/agreed.rules';
import { keepQuote } from '../../pricing/quote.commands';
import { quoteOf } from '../../pricing/quote.rules';
import { refuse } from '../../request/refusal';
import { findHost } from '../../account/account.lookup';
import { asRead } from '../../account/contact-details.lookup';
import { badgesOf, placeName, shownNight, shownPrice, wordsAsRead } from './listing.rules';
import { answererNames } from '../cohosts/cohost.lookup';
import { shownRegistrations } from '../registration/registration.rules';
import { rounded } from '../search/position.rules';
import { overridesOf, photosOf, type PropertyRow, takenNights } from '../property.lookup';
import { findStay } from './stay.lookup';

const couple: Guests = { adults: 1, children: 0, infants: 0, pets: 0 };

const factsOf = (row: PropertyRow, isPaid: boolean): Omit<Listing, 'photos' | 'host' | 'cohosts' | 'price' | 'rating_parts'> => ({
  ...wordsAsRead(readListing(row), isPaid),
  bedroom_list: row.bedroom_list.map((bedroom) => wordsAsRead(bedroom, isPaid)),
  instant_book: row.instant_book && !row.instant_stopped,
  badges: badgesOf(row),
  lat: rounded(row.latitude),
  lng: rounded(row.longitude),
  place: placeName(asRead(row.city, isPaid), row.province),
  registrations: shownRegistrations(row),
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

export const listingHandlers: Pick<PropertyHandlers, 'getListing' | 'getAvailability' | 'getPricingMeta'> = {
  async getListing({ property: row, query }, context) {
    const { db, principal, followers, now } = context;
    const rate = await rateOrCanadian(db, query.currency ?? defaultCurrency, now);
    const { checkin, checkout } = query;
    const stay = checkin && checkout ? await findStay(db, row, { checkin, checkout, guests: couple, now }) : undefined;
    const isPaid = principal.signed_in && (await followers.property.hasPaidAt(db, principal.profile_id, row.property_id));
    const photos = (await photosOf(db, [row.property_id], 100)).get(row.property_id) ?? [];
    return {
      ...factsOf(row, isPaid),
      photos: photos.map((photo) => wordsAsRead(photo, isPaid)),
      host: await findHost(db, row.profile_id),
      cohosts: await answererNames(db, row.property_id),
      price: shownPrice(row, { stay: stay?.price, rate, now }),
      rating_parts: await followers.property.findRatingParts(db, row.property_id),
    };
  },

  async getAvailability({ property: row, query }, context) {
    const today = dayIn(context.now.getTime(), row.timezone);
    const from = query.from ?? dateOf(today);
    const to = query.to ?? dateOf(today + bookingHorizonDays);
    if (from >= to) return refuse('property.dates_reversed');
    const [ids, around] = [[row.property_id], aroundGaps(from, to)];
    const taken = (await takenNights(context.db, ids, around)).get(row.property_id) ?? [];
    // a stranger may ask for thousands of years, of which rules of days that are over tell nothing
    const isLong = from < dateOf(today) && dateOf(today) < to;
    const ruled = isLong ? aroundGaps(dateOf(today), to) : around;
    const overrides = (await overridesOf(context.db, ids, ruled)).get(row.property_id) ?? [];
    const isAsked = ({ start, end }: { readonly start: string; readonly end: string }) => start < to && from < end;
    return {
      ...readAvailability(row),
      horizon: dateOf(today + bookingHorizonDays),
      unavailable: taken.filter(isAsked).map(({ start, end }) => ({ start, end })),
      gaps: [...openGaps(row, { start: from, end: to }, { overrides, taken, now: context.now })],
      rules: overrides
        // rules of the last day count, too
        .filter((it) => it.start <= to && from < it.end)
        .filter((it) => it.min_nights !== null || it.checkin_days !== null || it.checkout_days !== null)
        .map(({ start, end, min_nights, checkin_days, checkout_days }) => ({
          start,
          end,
          ...(min_nights === null ? {} : { min_nights }),
          ...(checkin_days === null ? {} : { checkin_days }),
          ...(checkout_days === null ? {} : { checkout_days }),
        })),
    };
  },

  async getPricingMeta({ property: row, input }, context) {
    const { db, now, principal } = context;
    const { checkin, checkout, currency, guests = couple, points } = input.booking;
    const { price, agreed, reasons } = await findStay(db, row, { checkin, checkout, guests, now });
    const balance = principal.signed_in ? await context.followers.property.findBalance(db, principal.profile_id) : 0;
    const max = price ? pointsMax(price) : 0;
    const answer = context.enforceRules({ pointsUse: { points: price ? points : 0, balance, max } });
    const rate = await rateOrCanadian(db, currency, now);
    const quote = price ? quoteOf({ property_id: row.property_id, checkin, checkout, guests, price, rate, points, now }) : null;
    // a bookable stay's price is promised; a look that only asks, as search and listings do, keeps nothing
    if (quote && agreed && reasons.length === 0) await keepQuote(db, { quote, price: agreed, terms: termsOf(row) });
    const changed = quote && input.lineItems ? differences(input.lineItems, quote) : [];
    const owner = principal.profile_id === row.profile_id;
    return answer({
      valid: reasons.length === 0 && changed.length === 0,
      reasons,
      differences: changed,
      quote,
      per_night_all_in: price ? moneyIn(rate.currency, shownNight(priceIn(rate, price))) : null,
      points: principal.signed_in && price ? { balance, max, earn: pointsEarned(price, points) } : null,
      cancellation: cancellationTerms(row.cancellation_policy, { ...row, checkin, price: agreed }, now),
      deposit: null,
      payout: owner && price ? moneyOf(price.host_subtotal, canadian(rate.as_of)) : null,
    });
  },
};

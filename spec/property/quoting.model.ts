// The answers of a price check and a price breakdown.
import { CancellationPolicy } from '../booking/policy.model';
import { LineItem, Money, Quote } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { cents, decimal, flag, group, instant, integer, like, list, nullable, oneOf, text } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import { SourcePlatform } from './platform.model';

export const QuoteRefusal = values({
  source: decision('section 15: a price check says why there is no price'),
  says: 'Why a stay cannot be had as asked, what to do, and what of the trip it is about',
  items: {
    dates_missing: { label: 'There are no dates yet', cure: 'Choose dates.', about: 'dates' },
    url_mismatch: { label: 'This is a different listing', cure: 'Check the link.', about: 'place' },
    dates_past: { label: 'These dates are in the past', cure: 'Choose later dates.', about: 'dates' },
    dates_taken: { label: 'These dates aren’t available', cure: 'Choose other dates.', about: 'dates' },
    min_nights: { label: 'This stay is too short', cure: 'Add nights.', about: 'dates' },
    max_nights: { label: 'This stay is too long', cure: 'Choose fewer nights.', about: 'dates' },
    too_many_guests: { label: 'Too many guests for this place', cure: 'Choose fewer guests.', about: 'guests' },
    pets: { label: 'No pets at this place', cure: 'Choose a place that allows pets.', about: 'guests' },
    too_soon: { label: 'The host needs more notice', cure: 'Choose a later check-in.', about: 'dates' },
    too_far: { label: 'These dates can’t be booked yet', cure: 'Choose earlier dates.', about: 'dates' },
    checkin_day: { label: 'Check-in isn’t available on this day', cure: 'Choose another check-in.', about: 'dates' },
    checkout_day: { label: 'Check-out isn’t available on this day', cure: 'Choose another check-out.', about: 'dates' },
    not_listed: { label: 'This place isn’t taking bookings right now', cure: 'Search for other stays.', about: 'place' },
  },
});

export const StayRefusal = shape({
  source: decision('look and feel: all that stands in the way is said at once'),
  called: 'reason against a stay',
  says: 'Something that stands in the way of a stay',
  fields: {
    reason: oneOf(QuoteRefusal),
    limit: nullable(integer({ min: 0, says: 'The number of nights or guests that it is about', example: 3 })),
  },
});

export const PriceCheck = shape({
  source: decision('section 15: what a price check answers'),
  called: 'price check',
  says: 'What the stay costs here, and what it saves',
  fields: {
    available: flag(),
    reason: nullable(oneOf(QuoteRefusal)),
    quote: nullable(like(Quote)),
    source: group({
      platform: oneOf(SourcePlatform),
      total: nullable(like(Money, { says: 'As the caller saw it, taxes included' })),
    }),
    savings: nullable(
      group(
        { amount_cents: cents({ example: 13_200 }), percent: decimal({ example: 13 }) },
        { says: 'Only where both totals include taxes' },
      ),
    ),
    bookingUrl: text({ max: 2048, says: 'The listing with the same dates and guests', example: '/listing/…?checkin=2027-02-12' }),
  },
});

export const CancellationTerms = shape({
  source: decision('section 15: what comes back, with dates'),
  called: 'cancellation with dates',
  says: 'Until when how much comes back',
  fields: {
    policy: oneOf(CancellationPolicy),
    free_until: nullable(instant({ says: 'Until when before check-in everything comes back' })),
    steps: list(
      group({
        until: nullable(instant({ says: 'Null of the one that holds once the stay has begun' })),
        refund_percent: integer({ min: 0, max: 100, says: 'Of the nights' }),
        says: text(),
      }),
      { says: 'From the first to the last' },
    ),
  },
});

export const PriceDifference = shape({
  source: decision('section 15: lines that a caller sends are compared, never trusted'),
  called: 'difference of a price line',
  says: 'A line of the price that is not as the caller has it',
  fields: {
    code: text({ example: 'cleaning_fee' }),
    given: nullable(like(Money)),
    actual: nullable(like(Money)),
  },
});

export const PricePreview = shape({
  source: decision('a price is set in sight of what guests pay and what the host gets, from the one formula'),
  called: 'price preview',
  says: 'What a weekend stay of two guests would cost and bring',
  fields: {
    nights: integer({ min: 1 }),
    line_items: list(like(LineItem)),
    subtotal: like(Money, { says: 'What guests pay before taxes' }),
    total: like(Money, { says: 'With taxes' }),
    payout: like(Money, { says: 'What the host gets' }),
    elsewhere: like(Money, { says: 'What the host would get of the same payment where the compared commission is taken' }),
  },
});

export const PricingMeta = shape({
  source: decision('section 15: everything around the price of a stay'),
  called: 'price breakdown',
  says: 'The price of a stay, with points, cancellation and payout',
  fields: {
    valid: flag({ says: 'The stay can be had, and every line sent is right' }),
    reasons: list(like(StayRefusal), { max: 12, says: 'All that stands in the way; none where the stay can be had' }),
    differences: list(like(PriceDifference)),
    quote: nullable(like(Quote)),
    per_night_all_in: nullable(like(Money)),
    points: nullable(
      group(
        { balance: integer({ min: 0 }), max: integer({ min: 0 }), earn: integer({ min: 0 }) },
        { says: 'Of the person who asks; none signed out' },
      ),
    ),
    cancellation: nullable(like(CancellationTerms)),
    deposit: nullable(like(Money)),
    payout: nullable(like(Money, { says: 'What the host gets; only the owner sees it' })),
  },
});

// A listing as the server answers it, with its free nights, its price and its reviews.
import { exampleAvailability, exampleListing, examplePricingMeta } from '../../generated/examples/things';
import type { Availability, Listing, Money, PricingMeta, PublicReview, ReviewList } from '../../generated/model/entities';
import type { Instant, PlainDate } from '../../generated/model/wire';
import { answer } from './a-visit';

export const listingId = '6f1d5b0e-0000-4000-8000-000000000001';
export const day = (text: string) => text as PlainDate;
const cad = (amount_cents: number): Money => ({ amount: `${(amount_cents / 100).toFixed(2)} CAD`, amount_cents, currency: 'CAD' });
const host = {
  profile_id: 'p-host',
  first_name: 'Nora',
  avatar: null,
  is_host: true,
  languages: [],
  created_at: '2024-03-01T12:00:00Z' as Instant,
};

export const aListing = (own: Partial<Listing> = {}): Listing => ({
  ...exampleListing,
  property_id: listingId,
  property_type: 'cabin',
  sleeps: 4,
  bedrooms: 2,
  beds: 3,
  baths: 1.5,
  province: 'BC',
  rating: 4.87,
  review_count: 23,
  lat: 50.115,
  lng: -122.955,
  description: 'A cabin of cedar with a stove.\nThe lake is below.',
  amenities: ['wifi', 'hot_tub', 'smoke_alarm'],
  accessibility: [],
  house_rules: 'No parties.',
  instant_book: true,
  min_nights: 2,
  status: 'listed',
  photos: [{ photo_id: 'ph-1', url: '/media/a.svg', alt: 'A cabin at dusk', width: 1200, height: 900, widths: [], colour: '#5f9fce' }],
  badges: [],
  host,
  cohosts: [],
  reply_rate_percent: 97,
  reply_hours: 3,
  price: {
    subtotal: null,
    per_night_all_in: cad(24_800),
    per_night_with_tax: cad(28_100),
    total_with_tax: null,
    nights: null,
    line_items: [],
  },
  rating_parts: { cleanliness: 4.9, value: 4.6 },
  ...own,
});

export const someNights = (own: Partial<Availability> = {}): Availability => ({
  ...exampleAvailability,
  min_nights: 2,
  horizon: day('2028-06-01'),
  unavailable: [{ start: day('2027-02-20'), end: day('2027-02-23') }],
  gaps: [],
  rules: [{ start: day('2027-03-01'), end: day('2027-04-01'), min_nights: 5, checkin_days: [6] }],
  ...own,
});

/** Three nights at $200 with cleaning, in British Columbia. */
export const aPrice = (own: Partial<PricingMeta> = {}): PricingMeta => ({
  ...examplePricingMeta,
  valid: true,
  reasons: [],
  differences: [],
  quote: {
    quote_id: 'q-1',
    expires_at: '2027-01-02T12:30:00Z' as Instant,
    property_id: listingId,
    checkin: day('2027-02-12'),
    checkout: day('2027-02-15'),
    nights: 3,
    guests: { adults: 2, children: 0, infants: 0, pets: 0 },
    line_items: [
      { code: 'accommodation', label: '$200.00 CAD × 3 nights', type: 'host', ...cad(60_000) },
      { code: 'cleaning_fee', label: 'Cleaning fee', type: 'host', ...cad(9000) },
      { code: 'service_fee', label: 'Tuckamore fee', type: 'platform', ...cad(5520) },
      { code: 'tax.bc.pst', label: 'BC PST 8%', type: 'tax', rate: '0.08', base_cents: 69_000, ...cad(5520) },
      { code: 'tax.gst', label: 'GST 5%', type: 'tax', rate: '0.05', base_cents: 74_520, ...cad(3726) },
    ],
    host_subtotal: cad(69_000),
    subtotal: cad(74_520),
    taxes: cad(9246),
    total: cad(83_766),
    points_applied: 0,
    due: cad(83_766),
    fx: { currency: 'CAD', rate: '1', as_of: day('2027-01-02') },
  },
  per_night_all_in: cad(24_840),
  cancellation: {
    policy: 'moderate',
    free_until: '2027-02-07T21:00:00Z' as Instant,
    steps: [
      { until: '2027-02-07T21:00:00Z' as Instant, refund_percent: 100, says: 'Full refund' },
      { until: '2027-02-12T21:00:00Z' as Instant, refund_percent: 50, says: '50% refund for the nights after the first' },
    ],
  },
  ...own,
});

export const aReview = (own: Partial<PublicReview> = {}): PublicReview => ({
  review_id: 'r-1',
  property_id: listingId,
  rating: 5,
  comment: 'The stove was warm when we came.',
  host_reply: 'Check back soon.',
  host_replied_at: '2026-11-05T12:00:00Z' as Instant,
  paid_directly: false,
  opens_at: null,
  state: 'shown',
  waits_for: null,
  hidden_because: null,
  created_at: '2026-11-01T12:00:00Z' as Instant,
  author: { profile_id: 'p-guest', first_name: 'Ada', avatar: null, is_host: false, created_at: '2025-01-01T12:00:00Z' as Instant },
  property_title: 'Cedar cabin by the lake',
  ...own,
});
export const someReviews = (own: Partial<ReviewList> = {}): ReviewList => ({
  reviews: [aReview()],
  total: 1,
  page: 1,
  per_page: 6,
  ...own,
});

export const listingCall = `GET /property/${listingId}?currency=CAD`;
export const priceCall = `POST /property/${listingId}/pricing-meta`;

/** Everything that a listing page asks for, answered. */
export const listingAnswers = {
  [listingCall]: answer(200, { data: aListing() }),
  [`GET /property/${listingId}/availability`]: answer(200, { data: someNights() }),
  [`GET /property/${listingId}/review?per_page=6`]: answer(200, { data: someReviews() }),
  [priceCall]: answer(200, { data: aPrice() }),
};

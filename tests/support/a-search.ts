// Stays as a search finds them, and the server's answers around them.
import type { CallAnswer } from '../../generated/client/transport';
import { examplePopularState, examplePropertyCard, exampleSearchAnswer } from '../../generated/examples/things';
import type { Money, PopularState, PropertyCard, PublicReview, SearchAnswer } from '../../generated/model/entities';
import type { Instant } from '../../generated/model/wire';
import { answer } from './a-visit';

export const dollars = (amount: number): Money => ({
  amount: `${amount.toFixed(2)} CAD`,
  amount_cents: amount * 100,
  currency: 'CAD',
});

/** A cabin in Whistler, three nights for $745 and $97 of taxes. */
export const aCard = (own: Partial<PropertyCard> = {}): PropertyCard => ({
  ...examplePropertyCard,
  property_id: 'c-1',
  title: 'Cedar cabin',
  property_type: 'cabin',
  sleeps: 6,
  bedrooms: 2,
  beds: 3,
  province: 'BC',
  rating: 4.87,
  review_count: 23,
  lat: 50.115,
  lng: -122.955,
  photos: [1, 2].map((number) => ({
    photo_id: `p-${number}`,
    url: `/media/drawn/cabin/cedar.${number}.svg`,
    alt: `View ${number}`,
    width: 1200,
    height: 900,
    widths: [],
    colour: '#8899aa',
  })),
  price: {
    subtotal: dollars(745),
    per_night_all_in: dollars(248),
    per_night_with_tax: dollars(281),
    total_with_tax: dollars(842),
    nights: 3,
    line_items: [
      { code: 'accommodation', label: '$230.00 CAD × 3 nights', type: 'host', ...dollars(690) },
      { code: 'service_fee', label: 'Tuckamore fee', type: 'platform', ...dollars(55) },
      { code: 'tax.on.hst', label: 'HST', type: 'tax', ...dollars(97) },
    ],
  },
  policy: 'moderate',
  free_cancel_until: '2027-02-07T20:00:00Z' as Instant,
  badges: ['instant_book'],
  ...own,
});

export const aSearch = (own: Partial<SearchAnswer> = {}): SearchAnswer => {
  const results = own.results ?? [aCard()];
  return {
    ...exampleSearchAnswer,
    results,
    total: results.length,
    facets: {
      amenities: { hot_tub: 4 },
      types: { cabin: 3 },
      price_histogram: [0, 100, 200].map((from) => ({ from_cents: from * 100, to_cents: (from + 100) * 100, count: from / 50 + 1 })),
      price_currency: 'CAD',
    },
    understood: { place: '', named: null, near: false, amenities: [], pets: null },
    ...own,
  };
};
export const searchAnswer = (own: Partial<SearchAnswer> = {}): CallAnswer => answer(200, { data: aSearch(own) });

export const aPopularState = (own: Partial<PopularState> = {}): PopularState => ({
  ...examplePopularState,
  code: 'BC',
  count: 33,
  from_all_in: dollars(111),
  image: '/media/drawn/mountains/bc.0.svg',
  ...own,
});

export const aPublicReview = (own: Partial<PublicReview> = {}): PublicReview => ({
  review_id: 'r-1',
  property_id: 'c-1',
  property_title: 'Cedar cabin',
  rating: 5,
  comment: 'Quiet at night.',
  host_reply: null,
  host_replied_at: null,
  paid_directly: false,
  opens_at: null,
  state: 'shown',
  waits_for: null,
  hidden_because: null,
  created_at: '2026-11-19T12:00:00Z' as Instant,
  author: { profile_id: 'p-1', first_name: 'Noah', avatar: null, is_host: false, created_at: '2025-01-01T12:00:00Z' as Instant },
  ...own,
});

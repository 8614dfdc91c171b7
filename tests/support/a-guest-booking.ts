// A booking as its guest is answered it: in full, and as a row of the list.
import { exampleBookingDetail, exampleBookingRow } from '../../generated/examples/things';
import type { BookingDetail, BookingRow, Money, Quote } from '../../generated/model/entities';
import type { Currency } from '../../generated/model/values';
import type { Clock, Instant, PlainDate } from '../../generated/model/wire';

export const bookingId = '6f1d5b0e-0000-4000-8000-0000000000b1';
const propertyId = '6f1d5b0e-0000-4000-8000-000000000002';
const at = (moment: string): Instant => moment as Instant;

export const someMoney = (amount_cents: number, currency: Currency = 'CAD'): Money => ({
  amount: `${(amount_cents / 100).toFixed(2)} ${currency}`,
  amount_cents,
  currency,
});

/** Three nights in Whistler, as the golden prices have it. */
export const aQuote = (own: Partial<Quote> = {}): Quote => ({
  quote_id: '6f1d5b0e-0000-4000-8000-0000000000c1',
  expires_at: at('1970-01-01T00:30:00Z'),
  property_id: propertyId,
  checkin: '1970-02-12' as PlainDate,
  checkout: '1970-02-15' as PlainDate,
  nights: 3,
  guests: { adults: 2, children: 0, infants: 0, pets: 0 },
  line_items: [
    { code: 'accommodation', label: '$200.00 × 3 nights', type: 'host', ...someMoney(60_000) },
    { code: 'cleaning_fee', label: 'Cleaning fee', type: 'host', ...someMoney(9000) },
    { code: 'service_fee', label: 'Service fee', type: 'platform', ...someMoney(5520) },
    { code: 'tax.bc.pst', label: 'BC PST 8%', type: 'tax', ...someMoney(5520), rate: '0.08', base_cents: 69_000 },
    { code: 'tax.bc.gst', label: 'GST 5%', type: 'tax', ...someMoney(3726), rate: '0.05', base_cents: 74_520 },
  ],
  host_subtotal: someMoney(69_000),
  subtotal: someMoney(74_520),
  taxes: someMoney(9246),
  total: someMoney(83_766),
  points_applied: 0,
  due: someMoney(83_766),
  fx: { currency: 'CAD', rate: '1', as_of: '1970-01-01' as PlainDate },
  ...own,
});

const seen = {
  booking_id: bookingId,
  property_id: propertyId,
  status: 'pending',
  checkin: '1970-02-12' as PlainDate,
  checkout: '1970-02-15' as PlainDate,
  timezone: 'America/Vancouver',
  checkin_time: '16:00' as Clock,
  checkout_time: '11:00' as Clock,
  guests: { adults: 2, children: 0, infants: 0, pets: 0 },
  cancellation_policy: 'moderate',
  quote: aQuote(),
  bookingUrl: `/checkout/${bookingId}`,
  reply_by: at('1970-01-02T00:00:00Z'),
  checkoutDate: at('1970-02-15T19:00:00Z'),
  created_at: at('1970-01-01T00:00:00Z'),
  property: {
    property_id: propertyId,
    title: 'Cedar cabin by the lake',
    city: 'Whistler',
    province: 'BC',
    property_type: 'cabin',
    place: 'Whistler, British Columbia',
    photo: null,
  },
  review_deadline: at('1970-03-01T19:00:00Z'),
} as const satisfies Partial<BookingDetail>;

/** The steps that make a booking confirmed and paid by card. */
export const paid = {
  status: 'confirmed',
  accepted_at: at('1970-01-01T01:00:00Z'),
  pay_by: at('1970-01-02T01:00:00Z'),
  paid_at: at('1970-01-01T02:00:00Z'),
  payment_method: 'card',
} as const satisfies Partial<BookingDetail>;

/** A request of two people, not answered yet. */
export const aBookingRow = (own: Partial<BookingRow> = {}): BookingRow => ({ ...exampleBookingRow, ...seen, ...own });

/** The same in full, as its guest Ada sees it; Ann is the host. */
export const aBooking = (own: Partial<BookingDetail> = {}): BookingDetail => ({
  ...exampleBookingDetail,
  ...seen,
  cohost_for: null,
  events: [{ at: seen.created_at, event: 'request', reason: null }],
  house_rules: 'No parties.',
  guest: { profile_id: 'p-1', first_name: 'Ada', last_name: null, avatar: null, rating: null, review_count: 0 },
  host: { profile_id: 'p-2', first_name: 'Ann', last_name: null, avatar: null },
  phone: null,
  payout_lines: [],
  payout_due_at: null,
  payout_paid_at: null,
  payout_is_held: false,
  payout_needs_details: false,
  guest_total: null,
  recorded_cents: 0,
  left_cents: 0,
  cancellation: null,
  claim_photos: [],
  cohosts: [],
  ...own,
});

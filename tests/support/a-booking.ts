// A booking as its two sides are answered it: in full, and as a row of a list.
import { exampleBookingDetail, exampleBookingRow } from '../../generated/examples/things';
import type { BookingDetail, BookingRow, HostBookings, Money } from '../../generated/model/entities';
import { keysOf } from '../../generated/model/keys';
import { BookingTab } from '../../generated/model/values';
import type { Clock, Instant, PlainDate } from '../../generated/model/wire';

export const bookingId = '6f1d5b0e-0000-4000-8000-00000000000b';

const cad = (amount_cents: number): Money => ({ amount: `${(amount_cents / 100).toFixed(2)} CAD`, amount_cents, currency: 'CAD' });
const stay = {
  property_id: 'p-9',
  checkin: '2027-02-12' as PlainDate,
  checkout: '2027-02-15' as PlainDate,
  guests: { adults: 2, children: 0, infants: 0, pets: 0 },
};

const seen = {
  ...stay,
  booking_id: bookingId,
  status: 'pending',
  timezone: 'America/Vancouver',
  checkin_time: '16:00' as Clock,
  checkout_time: '11:00' as Clock,
  cancellation_policy: 'moderate',
  quote: {
    ...stay,
    quote_id: 'q-1',
    expires_at: '2027-02-01T18:30:00Z' as Instant,
    nights: 3,
    line_items: [
      { code: 'accommodation', label: '$200.00 × 3 nights', type: 'host', ...cad(60_000) },
      { code: 'cleaning_fee', label: 'Cleaning fee', type: 'host', ...cad(9000) },
      { code: 'service_fee', label: 'Service fee', type: 'platform', ...cad(5520) },
      { code: 'tax.bc.pst', label: 'BC PST 8%', type: 'tax', ...cad(5520) },
    ],
    host_subtotal: cad(69_000),
    subtotal: cad(74_520),
    taxes: cad(5520),
    total: cad(80_040),
    points_applied: 0,
    due: cad(80_040),
    fx: { currency: 'CAD', rate: '1', as_of: '2027-02-01' as PlainDate },
  },
  message: 'We arrive by ferry.',
  bookingUrl: `/checkout/${bookingId}`,
  reply_by: '2027-02-02T18:00:00Z' as Instant,
  checkoutDate: '2027-02-15T19:00:00Z' as Instant,
  created_at: '2027-02-01T18:00:00Z' as Instant,
  property: {
    property_id: 'p-9',
    title: 'Cedar cabin by the lake',
    city: 'Whistler',
    province: 'BC',
    property_type: 'cabin',
    place: 'Whistler, British Columbia',
    photo: null,
  },
  payout: cad(69_000),
  review_deadline: '2027-03-01T19:00:00Z' as Instant,
} as const satisfies Partial<BookingRow>;

/** Asked for on February 1, 2027 for the nights from the 12th to the 15th; nobody has answered. */
export const aBookingRow = (own: Partial<BookingRow> = {}): BookingRow => ({
  ...exampleBookingRow,
  ...seen,
  guest: { first_name: 'Ann', avatar: null, rating: null },
  ...own,
});

/** The same in full, as its host sees it. */
export const aBooking = (own: Partial<BookingDetail> = {}): BookingDetail => ({
  ...exampleBookingDetail,
  ...seen,
  side: 'host',
  cohost_for: null,
  events: [{ at: '2027-02-01T18:00:00Z' as Instant, event: 'request', reason: null }],
  house_rules: 'No parties.',
  guest: { profile_id: 'g-1', first_name: 'Ann', last_name: null, avatar: null, rating: null, review_count: 0 },
  host: { profile_id: 'p-1', first_name: 'Ada', last_name: null, avatar: null },
  phone: null,
  payout_lines: seen.quote.line_items.filter(({ type }) => type === 'host'),
  payout_due_at: null,
  payout_paid_at: null,
  payout_is_held: false,
  payout_needs_details: false,
  recorded_cents: 0,
  left_cents: 80_040,
  claim_photos: [],
  cohosts: [],
  ...own,
});

/** A tab of a host's bookings; of the others how many they have. */
export const aHostList = (
  bookingList: BookingRow[],
  tab: BookingTab = 'requests',
  more: Readonly<Partial<Record<BookingTab, number>>> = {},
): HostBookings => ({
  tab,
  counts: keysOf(BookingTab).map((it) => ({ tab: it, count: more[it] ?? (it === tab ? bookingList.length : 0) })),
  bookingList,
  held: null,
});

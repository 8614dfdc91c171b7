// A booking as its guest, its host and their co-hosts read it.
import { ShownChange } from '../change/shown.model';
import { ClaimPhoto, ShownClaim } from '../claim/shown.model';
import { LineItem, Money, Quote } from '../checkout/money.model';
import { keptPhone } from '../account/account.model';
import { decision } from 'spec-to-app/declaration';
import { pick, shape } from 'spec-to-app/entity';
import { Photo } from '../property/photo.model';
import { Property, PropertyCard } from '../property/property.model';
import { CancellationTerms } from '../property/quoting.model';
import { cents, decimal, flag, group, id, instant, integer, like, list, nullable, oneOf, text, longText } from 'spec-to-app/shapes';
import { Booking, BookingSide, BookingEvent } from './booking.model';

export const BookedProperty = shape({
  source: decision('section 15: a booking shows where it is without another call'),
  called: 'booked property',
  says: 'What a booking shows of its property',
  fields: {
    ...pick(Property, 'property_id', 'title', 'city', 'province', 'property_type'),
    place: text({ example: 'Whistler, British Columbia' }),
    photo: nullable(like(Photo)),
  },
});

const seen = {
  ...pick(
    Booking,
    'booking_id',
    'property_id',
    'reference',
    'status',
    'checkin',
    'checkout',
    'timezone',
    'checkin_time',
    'checkout_time',
    'guests',
    'cancellation_policy',
    'currency',
    'points',
    'message',
    'cancel_reason',
    'reject_reason',
    'bookingUrl',
    'paid_at',
    'accepted_at',
    'reply_by',
    'pay_by',
    'payment_method',
    'cancelled_by',
    'refund_cents',
    'is_given_back',
    'review',
    'guest_review',
    'checkoutDate',
    'reviewWindowDays',
    'created_at',
  ),
  property: like(BookedProperty),
  quote: nullable(like(Quote, { says: 'The price as it was agreed; nothing for a co-host who does not see the money' })),
};

export const BookingHappening = shape({
  source: decision('section 2: every change writes who, when, from, to and why'),
  called: 'event of a booking',
  says: 'One thing that happened to a booking',
  fields: {
    at: instant(),
    event: oneOf(BookingEvent),
    reason: nullable(longText({ says: 'Why, where one was given; what a report says is for our team alone' })),
  },
});

export const BookingDetail = shape({
  source: '§7 Booking',
  called: 'booking in full',
  says: 'A booking as its guest and its host see it; a co-host sees no claim or change of it, and its sums where they see the money',
  fields: {
    ...seen,
    side: oneOf(BookingSide, { says: 'Whose eyes it is seen with' }),
    cohost_for: nullable(text({ says: 'The first name of the host, where the reader is a co-host', example: 'Ann' })),
    events: list(like(BookingHappening), { says: 'The first one first; a report only for who made it' }),
    ...pick(Property, 'house_rules'),
    ...pick(PropertyCard, 'lat', 'lng'),
    guest: group({
      profile_id: id(),
      first_name: nullable(text()),
      last_name: nullable(text({ says: 'Once confirmed and paid' })),
      avatar: nullable(text()),
      rating: nullable(decimal({ min: 1, max: 5, says: 'What hosts rated the guest on average; nothing before there are enough' })),
      review_count: integer({ min: 0, says: 'How many hosts have reviewed the guest' }),
    }),
    host: group({
      profile_id: id(),
      first_name: nullable(text()),
      last_name: nullable(text({ says: 'Once confirmed and paid' })),
      avatar: nullable(text()),
    }),
    cohosts: list(text({ example: 'Sam' }), { says: 'First names of the co-hosts who answer guests, for the guest' }),
    address: nullable(text({ private: true, says: 'Street, city and postal code; once confirmed and paid' })),
    phone: keptPhone('The other side’s, where they gave one: once confirmed and paid, until the day of check-out is over'),
    payout: nullable(like(Money, { says: 'What the host gets, in Canadian dollars; for the host, and for co-hosts who see the money' })),
    payout_lines: list(like(LineItem), {
      says: 'What that is made of: what was agreed, less what went back, with the taxes that a registered host hands on',
    }),
    payout_due_at: nullable(instant({ says: 'When the payout was due; for those who see it' })),
    payout_paid_at: nullable(instant({ says: 'When it was sent' })),
    payout_is_held: flag({ says: 'It is due, and waits until we can send it somewhere' }),
    payout_needs_details: flag({ says: 'We cannot send one before the host’s payout details are complete; for those who see it' }),
    guest_total: nullable(like(Money, { says: 'The guest’s total, in Canadian dollars; for those who see the payout' })),
    refund: nullable(like(Money, { says: 'What goes back to the card, but for changes, in the currency that was charged' })),
    changed_refund: nullable(like(Money, { says: 'What went back to the card because a change made it cheaper, in the same currency' })),
    dispute_note: nullable(text({ says: 'Where the card’s bank looks into the payment, or gave it back: what that means for a refund' })),
    recorded_cents: cents({ min: 0, says: 'What the host recorded as paid directly by now, in Canadian cents' }),
    left_cents: cents({ min: 0, says: 'What is left for the host to record, in Canadian cents; 0 once it is paid' }),
    points_use: nullable(
      group(
        {
          balance: integer({ min: 0, says: 'What the guest has, with what is set aside for this booking' }),
          max: integer({ min: 0, says: 'What this booking can take' }),
        },
        { says: 'For the guest alone, as long as the points of the booking may be changed' },
      ),
    ),
    change: nullable(like(ShownChange, { says: 'A change that one side proposed, or an offer for a request, as long as it is open' })),
    cancellation: nullable(like(CancellationTerms, { says: 'For the guest, as long as they may call it off: as agreed when booked' })),
    claim: nullable(like(ShownClaim, { says: 'What its host claims, once the stay is over' })),
    claim_photos: list(like(ClaimPhoto), { says: 'Pictures that its host has added for a claim that is not made yet; for the host alone' }),
    can_review: flag(),
    review_deadline: instant(),
  },
});

export const BookingRow = shape({
  source: '§3 Booking',
  called: 'booking in a list',
  says: 'A booking as a list shows it; hosts see who comes and what they get',
  fields: {
    ...seen,
    guest: nullable(group({ first_name: nullable(text()), avatar: nullable(text()), rating: nullable(integer({ min: 1, max: 5 })) })),
    payout: nullable(like(Money, { says: 'What the host gets; nothing of what came to nothing' })),
    claim: nullable(
      group(
        { ...pick(ShownClaim, 'state', 'answer_by', 'offered_cents', 'owed_cents') },
        { says: 'Where its host’s claim stands, so that a list marks what waits for an answer or a payment' },
      ),
    ),
    offer_by: nullable(instant({ says: 'Of a request that its host answered with an offer: until when the guest may accept it' })),
    can_review: flag(),
    review_deadline: instant(),
  },
});

export const BookingList = shape({
  source: '§3 Booking',
  called: 'list of bookings',
  says: 'A page of bookings',
  fields: { bookingList: list(like(BookingRow)), total: integer({ min: 0 }), page: integer({ min: 1 }), per_page: integer({ min: 1 }) },
});

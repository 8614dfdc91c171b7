// Bookings: a stay from the request to the review, and its states.
import { Quote, Currency, Guests } from '../checkout/money.model';
import { Profile } from '../account/account.model';
import { decision } from 'spec-to-app/declaration';
import { entity, shape } from 'spec-to-app/entity';
import { TimeZone } from '../property/places.model';
import { Property } from '../property/property.model';
import { reasonMax, messageMax } from './limits.model';
import { CancellationPolicy } from './policy.model';
import { values } from 'spec-to-app/values';
import { reviewWindowDays } from '../product';
import {
  belongsTo,
  cents,
  clock,
  flag,
  id,
  instant,
  integer,
  like,
  list,
  nullable,
  oneOf,
  plainDate,
  text,
  longText,
} from 'spec-to-app/shapes';

export const BookingStatus = values({
  source: decision('section 2: five stored states; completed is never stored, since a review needs a confirmed booking after check-out'),
  says: 'The state of a booking as it is kept',
  items: {
    pending: { label: 'Pending', says: 'Asked for; the host has not answered, and the nights are held' },
    confirmed: { label: 'Confirmed', says: 'The host said yes, or the listing is booked at once' },
    rejected: { label: 'Rejected', says: 'The host said no' },
    cancelled: { label: 'Cancelled', says: 'Called off by the guest, the host or {product}' },
    expired: { label: 'Expired', says: 'Not answered or not paid in time' },
  },
});

export const CancelledBy = values({
  source: decision('section 2: who called it off decides what comes back'),
  says: 'Who called a booking off',
  items: { guest: { label: 'Guest' }, host: { label: 'Host' }, system: { label: '{product}' }, admin: { label: 'Support' } },
});

export const PaymentMethod = values({
  source: decision('section 2: by card through us, or recorded by the host'),
  says: 'How a booking is paid',
  items: {
    card: { label: 'Card' },
    offline: { label: 'Directly to the host', says: 'We neither refund nor pay out what did not pass through us' },
  },
});

export const OfflineMethod = values({
  source: decision('section 15: what a host can record'),
  says: 'How a guest paid the host directly',
  items: { etransfer: { label: 'Interac e-Transfer' }, cash: { label: 'Cash' }, cheque: { label: 'Cheque' }, other: { label: 'Other' } },
});

export const BookingSide = values({
  source: decision('section 17: a booking is between two people'),
  says: 'From which side a person sees a booking',
  items: { guest: { label: 'Guest' }, host: { label: 'Host' } },
});

export const BookingEvent = values({
  source: decision('section 2: every change writes who, when, from, to and why'),
  says: 'What happens to a booking, as both of its sides read it',
  items: {
    request: { label: 'Requested', guest: 'Requested', host: 'Requested' },
    book: { label: 'Booked', guest: 'Booked', host: 'Booked' },
    update: { label: 'Request changed', guest: 'You changed your request', host: 'Your guest changed the request' },
    accept: { label: 'Accepted', guest: 'Your host accepted', host: 'You accepted' },
    offer: { label: 'Offer made', guest: 'Your host sent you an offer', host: 'You sent an offer' },
    take_offer: { label: 'Offer accepted', guest: 'You accepted the offer', host: 'Your guest accepted your offer' },
    decline_offer: { label: 'Offer declined', guest: 'You declined the offer', host: 'Your guest declined your offer' },
    end_offer: { label: 'Offer ended', guest: 'The offer ended', host: 'Your offer ended' },
    reject: { label: 'Rejected', guest: 'Your host declined', host: 'You declined' },
    expire: { label: 'Expired without a response', guest: 'Expired without a response', host: 'Expired without a response' },
    withdraw: { label: 'Request withdrawn', guest: 'You withdrew the request', host: 'Your guest withdrew the request' },
    pay: { label: 'Paid', guest: 'Paid', host: 'Paid' },
    record_payment: { label: 'Payment recorded', guest: 'Your host recorded a payment', host: 'You recorded a payment' },
    lapse: { label: 'Expired without payment', guest: 'Expired without payment', host: 'Expired without payment' },
    cancel: { label: 'Cancelled by the guest', guest: 'You cancelled', host: 'Your guest cancelled' },
    call_off: { label: 'Cancelled by the host', guest: 'Your host cancelled', host: 'You cancelled' },
    change: { label: 'Changed', guest: 'The booking was changed', host: 'The booking was changed' },
    decline_change: { label: 'Change declined', guest: 'The proposed change was declined', host: 'The proposed change was declined' },
    withdraw_change: { label: 'Change withdrawn', guest: 'The proposed change was withdrawn', host: 'The proposed change was withdrawn' },
    expire_change: { label: 'Change expired', guest: 'The proposed change expired', host: 'The proposed change expired' },
    report: { label: 'Problem reported', guest: 'Problem reported', host: 'Problem reported' },
    resolve: { label: 'Report resolved', guest: 'Report resolved', host: 'Report resolved' },
  },
});

export const Booking = entity({
  source: '§3 Booking',
  called: 'booking',
  says: 'One stay of one guest at one property',
  key: 'booking_id',
  fields: {
    booking_id: id({ says: 'Unguessable: anybody who has it can see the offer' }),
    property_id: belongsTo(Property),
    guest_id: belongsTo(Profile, { private: true, says: 'The guest’s profile' }),
    host_id: belongsTo(Profile, { private: true, says: 'The owner’s profile' }),
    cohost_ids: list(id(), { private: true, says: 'The co-hosts who answer guests there' }),
    reference: text({ pattern: '^[A-Z2-9]{6}$', says: 'What people quote to each other', example: 'HX7K2M' }),
    status: oneOf(BookingStatus),
    checkin: plainDate({ says: 'The first night' }),
    checkout: plainDate({ says: 'The morning after the last night' }),
    timezone: oneOf(TimeZone, { says: 'The property’s' }),
    checkin_time: clock({ says: 'The property’s, as it was when booked' }),
    checkout_time: clock({ says: 'The property’s, as it was when booked' }),
    guests: like(Guests),
    cancellation_policy: oneOf(CancellationPolicy, { says: 'The property’s, as it was when booked' }),
    quote: like(Quote, { says: 'The price as it was agreed' }),
    currency: oneOf(Currency, { says: 'What the guest pays in' }),
    points: integer({ min: 0, default: 0, private: true, says: 'Points put towards it' }),
    message: nullable(longText({ max: messageMax.value, private: true, says: 'What the guest wrote with the request' })),
    cancel_reason: nullable(longText({ max: reasonMax.value, private: true })),
    reject_reason: nullable(longText({ max: reasonMax.value, private: true })),
    confirmation_id: nullable(text({ max: 100, private: true, says: 'The payment’s, once paid' })),
    bookingUrl: text({ max: 2048, says: 'The page on which it can be seen', example: '/checkout/…' }),
    paid_at: nullable(instant()),
    accepted_at: nullable(instant()),
    reply_by: nullable(instant({ says: 'Until when the host may answer, never later than check-in time' })),
    pay_by: nullable(instant({ says: 'Until when the guest may pay' })),
    payment_method: nullable(oneOf(PaymentMethod)),
    cancelled_by: nullable(oneOf(CancelledBy)),
    refund_cents: nullable(cents({ private: true })),
    is_given_back: flag({ default: false, private: true, says: 'Nothing is left of what was paid' }),
    reported_at: nullable(instant({ private: true, says: 'When its guest reported it: the payout waits' })),
    host_reported_at: nullable(instant({ private: true, says: 'When its host reported it: no payout waits for that' })),
    review: nullable(id({ says: 'The guest’s review of the stay, once there is one' })),
    guest_review: nullable(id({ says: 'The host’s review of the guest, once there is one' })),
    checkoutDate: instant({ says: 'Check-out as a moment: day and clock in the property’s zone', example: '2027-02-15T19:00:00Z' }),
    reviewWindowDays: integer({ min: 0, default: reviewWindowDays.value, says: 'How long after check-out it may be reviewed' }),
    created_at: instant(),
  },
});

const { cohost_ids: _cohosts, ...taken } = Booking.fields;
export const ExportedBooking = shape({
  source: decision('privacy law: a host’s co-hosts are not the guest’s to take along'),
  called: 'booking to take along',
  says: 'A booking as one of its two sides takes it along',
  fields: taken,
});

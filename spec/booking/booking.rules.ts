// Who may do what with a booking and when: guards, the life of a booking, the status that people read, and the rules of each step.
import { Visitor } from '../account/account.model';
import { named, signedIn } from '../account/account.rules';
import { Guests } from '../checkout/money.model';
import { decision } from '../language/declaration';
import { shape, the } from '../language/entity';
import { guard, lifecycle, rule, status } from '../language/rule';
import { nullable, plainDate, text } from '../language/shapes';
import {
  absent,
  after,
  all,
  any,
  at,
  atLeast,
  atMost,
  before,
  days,
  hours,
  is,
  isNot,
  isTrue,
  later,
  lengthOf,
  lessThan,
  nights,
  none,
  notAfter,
  notBefore,
  notion,
  now,
  present,
  sum,
  today,
} from '../language/terms';
import { bookingHorizonDays } from '../property/limits.model';
import { Property } from '../property/property.model';
import {
  alreadyPaid,
  bookingIdInvalid,
  bookingIdMissing,
  bookingNotFound,
  cancelTooLate,
  checkinPast,
  checkoutBeforeCheckin,
  illegalTransition,
  maxNights,
  messageMissing,
  minNights,
  notConfirmed,
  notThisSide,
  ownProperty,
  paymentLate,
  petsRefused,
  reportTooLate,
  tooFarAhead,
  tooManyGuests,
} from './booking.errors';
import { Booking, BookingStatus } from './booking.model';
import { replyHours, reportDays } from './limits.model';

const visitor = the(Visitor);
const booking = the(Booking);
const property = the(Property);

/** What the product means by the times of a stay. */
const begins = notion('check-in time', at(booking.checkin, booking.checkin_time, booking.timezone));
const ends = notion('check-out time', at(booking.checkout, booking.checkout_time, booking.timezone));
const todayThere = notion('today at the property', today(booking.timezone));

// Who

export const partyToBooking = guard({
  source: decision('section 17: a booking is for its two parties; to everybody else it does not exist'),
  says: 'the guest or the host of the booking',
  after: [signedIn],
  of: Booking,
  missing: bookingNotFound,
  requires: [{ that: any(is(booking.guest_id, visitor.profile_id), is(booking.host_id, visitor.profile_id)), otherwise: bookingNotFound }],
});
export const guestOfBooking = guard({
  source: decision('section 17: pay, points and review are the guest’s'),
  says: 'the guest of the booking',
  after: [named, partyToBooking],
  of: Booking,
  requires: [{ that: is(booking.guest_id, visitor.profile_id), otherwise: notThisSide }],
});
export const hostOfBooking = guard({
  source: decision('section 17: accept, reject and record-payment are the host’s'),
  says: 'the host of the booking',
  after: [named, partyToBooking],
  of: Booking,
  requires: [{ that: is(booking.host_id, visitor.profile_id), otherwise: notThisSide }],
});

// What people read

export const bookingDisplayStatus = status({
  source: '§4 Booking display status',
  says: 'What a booking shows, worked out from its state and dates in the property’s time zone',
  of: Booking,
  rows: [
    { name: 'unconfirmed', when: isNot(booking.status, 'confirmed'), label: { titleCase: booking.status }, tone: 'quiet' },
    { name: 'payment_pending', when: absent(booking.paid_at), label: 'Payment Pending', tone: 'waiting' },
    { name: 'arrives_tomorrow', when: is(booking.checkin, later(todayThere, days(1))), label: 'Arrives Tomorrow', tone: 'info' },
    { name: 'checking_in', when: is(booking.checkin, todayThere), label: 'Checking In', tone: 'info' },
    { name: 'checking_out', when: is(booking.checkout, todayThere), label: 'Checking Out', tone: 'info' },
    {
      name: 'hosting',
      when: all(after(now, begins), before(now, ends)),
      label: { host: 'Hosting', guest: 'Staying' },
      tone: 'good',
    },
    { name: 'completed', when: after(now, ends), label: 'Completed', tone: 'quiet' },
    { name: 'upcoming', label: { titleCase: booking.status }, tone: 'good' },
  ],
});

// When

export const StayRequest = shape({
  source: decision('section 8: what a guest asks for, before there is a booking'),
  called: 'stay',
  says: 'The dates and people of a stay that is asked for',
  fields: { checkin: plainDate(), checkout: plainDate(), ...Guests.fields },
});
const stay = the(StayRequest);
const arrival = notion('check-in time', at(stay.checkin, property.checkin_time, property.timezone));

export const stayFits = rule({
  source: decision('sections 2 and 8: the rules of the listing hold for every booking'),
  says: 'A stay fits the rules of the property',
  requires: [
    { that: before(stay.checkin, stay.checkout), otherwise: checkoutBeforeCheckin },
    { that: notBefore(arrival, later(now, hours(property.advance_notice_hours))), otherwise: checkinPast },
    { that: notAfter(stay.checkout, later(today(property.timezone), days(bookingHorizonDays))), otherwise: tooFarAhead },
    { that: atLeast(nights(stay.checkin, stay.checkout), property.min_nights), otherwise: minNights },
    { that: atMost(nights(stay.checkin, stay.checkout), property.max_nights), otherwise: maxNights },
    { that: atMost(sum(stay.adults, stay.children), property.sleeps), otherwise: tooManyGuests },
    { that: any(lessThan(stay.pets, 1), isTrue(property.pets_allowed)), otherwise: petsRefused },
  ],
});
export const notOwnProperty = rule({
  source: decision('section 2: nobody books from themselves'),
  says: 'A guest books somebody else’s property',
  requires: [{ that: none(is(property.profile_id, visitor.profile_id)), otherwise: ownProperty }],
});
export const mayPay = rule({
  source: decision('section 2: confirmed, unpaid, in time'),
  says: 'A booking may be paid',
  requires: [
    { that: is(booking.status, 'confirmed'), otherwise: notConfirmed },
    { that: absent(booking.paid_at), otherwise: alreadyPaid },
    { that: any(absent(booking.pay_by), notAfter(now, booking.pay_by)), otherwise: paymentLate },
  ],
});
export const mayRecordPayment = rule({
  source: decision('section 2: what was paid to the host directly'),
  says: 'A host may record a payment',
  requires: [
    { that: is(booking.status, 'confirmed'), otherwise: notConfirmed },
    { that: absent(booking.paid_at), otherwise: alreadyPaid },
  ],
});
export const guestMayCancel = rule({
  source: decision('section 2: a guest may leave until check-out'),
  says: 'A guest may cancel',
  requires: [{ that: before(now, ends), otherwise: cancelTooLate }],
});
export const hostMayCancel = rule({
  source: decision('section 2: a host may cancel until check-in'),
  says: 'A host may cancel',
  requires: [{ that: before(now, begins), otherwise: cancelTooLate }],
});
export const mayReport = rule({
  source: decision('section 2: either side, until some days after check-out'),
  says: 'A stay may be reported',
  requires: [{ that: notAfter(now, later(ends, days(reportDays))), otherwise: reportTooLate }],
});

// What is asked with

export const BookingMessage = shape({
  source: '§5',
  called: 'message about a booking',
  says: 'A message, and the booking that it is about',
  fields: { booking_id: nullable(text()), message: nullable(text()) },
});
const contact = the(BookingMessage);
export const mayContactAboutBooking = rule({
  source: '§5',
  says: 'A message about a booking names the booking and says something',
  requires: [
    { that: present(contact.booking_id), otherwise: bookingIdMissing },
    { that: atLeast(lengthOf(contact.message), 1), otherwise: messageMissing },
  ],
});
export const BookingReference = shape({
  source: '§5',
  called: 'booking to change',
  says: 'The booking that a change or a new price is asked for',
  fields: { booking_id: nullable(text()) },
});
const changed = the(BookingReference);
export const mayUpdateBooking = rule({
  source: '§5',
  says: 'A change and a new price name their booking',
  requires: [{ that: present(changed.booking_id), otherwise: bookingIdInvalid }],
});

// The life of a booking

export const bookingLife = lifecycle({
  source: decision('section 2: request, answer, payment; completed is derived and never stored'),
  says: 'The life of a booking, from the request to the stay',
  of: Booking,
  field: 'status',
  states: BookingStatus,
  otherwise: illegalTransition,
  moves: [
    {
      event: 'request',
      from: null,
      to: 'pending',
      by: named,
      when: [stayFits, notOwnProperty],
      effects: ['The nights are held', 'The host gets a mail', 'The host has {replyHours} hours to answer'],
    },
    {
      event: 'book',
      from: null,
      to: 'confirmed',
      by: named,
      when: [stayFits, notOwnProperty],
      effects: ['The nights are held', 'The guest has {payMinutesInstant} minutes to pay'],
    },
    {
      event: 'accept',
      from: 'pending',
      to: 'confirmed',
      by: hostOfBooking,
      effects: [
        'The nights stay held',
        'The guest has {payHours} hours to pay, or {payHoursSoon} where check-in is less than {soonHours} hours away',
      ],
    },
    {
      event: 'reject',
      from: 'pending',
      to: 'rejected',
      by: hostOfBooking,
      effects: ['Nights and points are released', 'The guest is told why'],
    },
    {
      event: 'expire',
      from: 'pending',
      to: 'expired',
      by: 'system',
      timer: hours(replyHours),
      effects: ['Nights and points are released', 'The host’s reply rate falls'],
    },
    {
      event: 'withdraw',
      from: 'pending',
      to: 'cancelled',
      by: guestOfBooking,
      effects: ['Nights and points are released', 'Nothing was charged'],
    },
    {
      event: 'pay',
      from: 'confirmed',
      to: 'confirmed',
      by: guestOfBooking,
      when: [mayPay],
      effects: ['paid_at is set', 'Points are spent', 'The guest gets a receipt'],
    },
    {
      event: 'record_payment',
      from: 'confirmed',
      to: 'confirmed',
      by: hostOfBooking,
      when: [mayRecordPayment],
      effects: ['paid_at is set', 'The payment is marked as outside {product}; we neither refund it nor pay it out'],
    },
    {
      event: 'lapse',
      from: 'confirmed',
      to: 'expired',
      by: 'system',
      timer: 'when the time to pay has passed',
      effects: ['Nights and points are released', 'Both sides are told'],
    },
    {
      event: 'cancel',
      from: 'confirmed',
      to: 'cancelled',
      by: guestOfBooking,
      when: [guestMayCancel],
      effects: ['The refund follows the policy', 'The nights are released'],
    },
    {
      event: 'call_off',
      from: 'confirmed',
      to: 'cancelled',
      by: hostOfBooking,
      when: [hostMayCancel],
      effects: ['Everything comes back to the guest, fee and points included', 'The nights stay blocked', 'It counts against the host'],
    },
    {
      event: 'report',
      from: 'confirmed',
      to: 'confirmed',
      by: partyToBooking,
      when: [mayReport],
      effects: ['The payout waits', 'An operator looks at it'],
    },
  ],
});

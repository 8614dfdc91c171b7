// The life of a booking: every way from one state to another, and what must hold for each.
import { named } from '../account/account.rules';
import { decision } from '../language/declaration';
import { the } from '../language/entity';
import { lifecycle, rule } from '../language/rule';
import { absent, any, at, before, days, is, isOneOf, later, none, notAfter, notion, now } from '../language/terms';
import {
  alreadyPaid,
  cancelTooLate,
  illegalTransition,
  notConfirmed,
  notOffline,
  paymentLate,
  replyLate,
  reportTooLate,
} from './booking.errors';
import { Booking, BookingStatus } from './booking.model';
import { guestOfBooking, hostOfBooking, partyToBooking } from './booking.rules';
import { reportDays } from './limits.model';
import { notOwnProperty, placeIsBookable, stayFits } from './stay.rules';

const booking = the(Booking);
const begins = notion('check-in time', at(booking.checkin, booking.checkin_time, booking.timezone));
const ends = notion('check-out time', at(booking.checkout, booking.checkout_time, booking.timezone));

// What must hold for a step

export const mayPay = rule({
  source: decision('section 2: confirmed, unpaid, in time'),
  says: 'A booking may be paid',
  requires: [
    { that: is(booking.status, 'confirmed'), otherwise: notConfirmed },
    { that: absent(booking.paid_at), otherwise: alreadyPaid },
    { that: any(absent(booking.pay_by), notAfter(now, booking.pay_by)), otherwise: paymentLate },
  ],
});
export const mayChangePoints = rule({
  source: decision('section 6: points are held until the stay is paid, and can be changed as long'),
  says: 'The points of a booking may be changed',
  requires: [
    { that: isOneOf(booking.status, ['pending', 'confirmed']), otherwise: illegalTransition },
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
    { that: none(is(booking.payment_method, 'card')), otherwise: notOffline },
  ],
});
export const mayAnswer = rule({
  source: decision('section 2: a day to answer, and never after check-in time'),
  says: 'A host may answer a request',
  requires: [{ that: any(absent(booking.reply_by), notAfter(now, booking.reply_by)), otherwise: replyLate }],
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
      when: [placeIsBookable, notOwnProperty, stayFits],
      effects: ['The nights are held', 'The host gets a mail', 'The host has {replyHours} hours to answer'],
    },
    {
      event: 'book',
      from: null,
      to: 'confirmed',
      by: named,
      when: [placeIsBookable, notOwnProperty, stayFits],
      effects: ['The nights are held', 'The guest has {payMinutesInstant} minutes to pay'],
    },
    {
      event: 'update',
      from: 'pending',
      to: 'pending',
      by: guestOfBooking,
      when: [stayFits],
      effects: ['Other nights are held instead', 'The host is told what changed'],
    },
    {
      event: 'accept',
      from: 'pending',
      to: 'confirmed',
      by: hostOfBooking,
      when: [mayAnswer],
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
      timer: '{replyHours} hours after the request, and at check-in time at the latest',
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

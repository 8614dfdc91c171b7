// The life of a booking: every way from one state to another, and what must hold for each.
import { named } from '../account/account.rules';
import { paidDirectly } from '../checkout/checkout.errors';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { lifecycle, rule } from 'spec-to-app/rule';
import { absent, any, before, days, is, isOneOf, later, none, notAfter, now } from 'spec-to-app/terms';
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
import { begins, ends } from './deadlines.rules';
import { reportDays } from './limits.model';
import { refundBooking, replyFigures } from './jobs.model';
import {
  bookingCalledOff,
  bookingCalledOffHost,
  bookingCancelled,
  bookingCancelledHost,
  bookingLapsed,
  bookingLapsedHost,
  bookingPaid,
  bookingPaidHost,
  bookingReported,
  reportResolved,
  reportResolvedHost,
} from './mails.model';
import {
  requestAccepted,
  requestChanged,
  requestExpired,
  requestExpiredHost,
  requestReceived,
  requestSent,
  requestRejected,
  requestWithdrawn,
} from './request-mails.model';
import { notOwnProperty, placeIsBookable, stayFits } from './stay.rules';

const booking = the(Booking);

// The rule of each step

export const mayPay = rule({
  source: decision('section 2: confirmed, unpaid, in time'),
  says: 'A booking may be paid by card',
  requires: [
    { that: is(booking.status, 'confirmed'), otherwise: notConfirmed },
    { that: absent(booking.paid_at), otherwise: alreadyPaid },
    { that: none(is(booking.payment_method, 'offline')), otherwise: paidDirectly },
    { that: any(absent(booking.pay_by), notAfter(now, booking.pay_by)), otherwise: paymentLate },
  ],
});
export const stillUnpaid = rule({
  source: decision('section 2: what is paid stays'),
  says: 'A booking that nobody paid comes to its end',
  requires: [{ that: absent(booking.paid_at), otherwise: alreadyPaid }],
});
export const mayChangePoints = rule({
  source: decision('section 6: points are held until the stay is paid, and can be changed as long'),
  says: 'The points of a booking may be changed',
  requires: [
    { that: isOneOf(booking.status, ['pending', 'confirmed']), otherwise: illegalTransition },
    { that: absent(booking.paid_at), otherwise: alreadyPaid },
    { that: none(is(booking.payment_method, 'offline')), otherwise: paidDirectly },
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
      says: 'The nights are held',
      effects: [requestReceived, requestSent],
    },
    {
      event: 'book',
      from: null,
      to: 'confirmed',
      by: named,
      when: [placeIsBookable, notOwnProperty, stayFits],
      says: 'The nights are held, and the guest has {payMinutesInstant} minutes to pay',
    },
    {
      event: 'update',
      from: 'pending',
      to: 'pending',
      by: guestOfBooking,
      when: [stayFits],
      says: 'Other nights are held instead',
      effects: [requestChanged],
    },
    {
      event: 'accept',
      from: 'pending',
      to: 'confirmed',
      by: hostOfBooking,
      when: [mayAnswer],
      says: 'The guest has {payHours} hours to pay, or {payHoursSoon} where check-in is less than {soonHours} hours away',
      effects: [requestAccepted, replyFigures],
    },
    {
      event: 'reject',
      from: 'pending',
      to: 'rejected',
      by: hostOfBooking,
      says: 'Nights and points are released',
      effects: [requestRejected, replyFigures],
    },
    // an offer is answered by its own life, in the subject of changes; the host's time to answer stands still meanwhile
    { event: 'offer', from: 'pending', to: 'pending', by: 'operator', says: 'The host answered with an offer', effects: [replyFigures] },
    { event: 'take_offer', from: 'pending', to: 'confirmed', by: 'operator', says: 'The guest accepted it, and has as long to pay' },
    { event: 'decline_offer', from: 'pending', to: 'pending', by: 'operator', says: 'The request is as it was' },
    { event: 'end_offer', from: 'pending', to: 'pending', by: 'operator', says: 'Taken back, or not answered: the same' },
    {
      event: 'decline_change',
      from: 'confirmed',
      to: 'confirmed',
      by: 'operator',
      says: 'The other side declined a change: the booking is as it was',
    },
    { event: 'withdraw_change', from: 'confirmed', to: 'confirmed', by: 'operator', says: 'Its own side withdrew it: the same' },
    { event: 'expire_change', from: 'confirmed', to: 'confirmed', by: 'operator', says: 'Not answered, or not paid in time: the same' },
    {
      event: 'decline',
      from: 'pending',
      to: 'rejected',
      by: 'operator',
      says: 'The account of the host was blocked; it does not count as an answer',
      effects: [requestRejected],
    },
    {
      event: 'expire',
      from: 'pending',
      to: 'expired',
      by: 'system',
      timer: booking.reply_by,
      says: 'Nights and points are released',
      effects: [requestExpired, requestExpiredHost, replyFigures],
    },
    {
      event: 'withdraw',
      from: 'pending',
      to: 'cancelled',
      by: guestOfBooking,
      says: 'Nights and points are released; nothing was charged',
      effects: [requestWithdrawn],
    },
    {
      event: 'drop',
      from: 'pending',
      to: 'cancelled',
      by: 'operator',
      says: 'The account of the guest was blocked',
      effects: [requestWithdrawn],
    },
    {
      event: 'pay',
      from: 'confirmed',
      to: 'confirmed',
      by: guestOfBooking,
      when: [mayPay],
      says: 'Points are spent',
      effects: [bookingPaid, bookingPaidHost],
    },
    {
      event: 'record_payment',
      from: 'confirmed',
      to: 'confirmed',
      by: hostOfBooking,
      when: [mayRecordPayment],
      says: 'The payment is marked as outside {product}; we neither refund it nor pay it out. After a first part the host has {recordHours} hours to record the rest',
    },
    {
      event: 'lapse',
      from: 'confirmed',
      to: 'expired',
      by: 'system',
      when: [stillUnpaid],
      timer: booking.pay_by,
      asks: 'provider',
      says: 'Nights and points are released',
      effects: [bookingLapsed, bookingLapsedHost],
    },
    {
      event: 'cancel',
      from: 'confirmed',
      to: 'cancelled',
      by: guestOfBooking,
      when: [guestMayCancel],
      says: 'The nights are released, and the refund follows the policy',
      effects: [bookingCancelled, bookingCancelledHost, refundBooking],
    },
    {
      event: 'call_off',
      from: 'confirmed',
      to: 'cancelled',
      by: hostOfBooking,
      when: [hostMayCancel],
      says: 'Everything comes back to the guest, fee and points included; the nights stay blocked, and it counts against the host',
      effects: [bookingCalledOff, bookingCalledOffHost, refundBooking],
    },
    {
      event: 'change',
      from: 'confirmed',
      to: 'confirmed',
      by: 'operator',
      says: 'The two have agreed on other dates, guests or another price: nights, price and ledger move together',
    },
    {
      event: 'report',
      from: 'confirmed',
      to: 'confirmed',
      by: partyToBooking,
      when: [mayReport],
      says: 'A person looks at it; the payout waits for that where the guest reported it, and not where the host did',
      effects: [bookingReported],
    },
    {
      event: 'resolve',
      from: 'confirmed',
      to: 'confirmed',
      by: 'operator',
      says: 'Reports are looked at: the host is paid, or the guest gets something back',
      effects: [reportResolved, reportResolvedHost],
    },
    {
      event: 'resolve',
      from: 'cancelled',
      to: 'cancelled',
      by: 'operator',
      says: 'Reports of a stay that was called off since are looked at',
      effects: [reportResolved, reportResolvedHost],
    },
    {
      event: 'resolve',
      from: 'expired',
      to: 'expired',
      by: 'operator',
      says: 'Reports of a stay that was not paid in time are looked at',
      effects: [reportResolved, reportResolvedHost],
    },
  ],
});

// A host's bookings: the page, and what a host fills in there.
import { hostMode } from '../account/account.rules';
import { listProfileReviews } from '../account/review.calls';
import { deleteClaimPhoto, getClaimPhoto, recordClaimPaid, takeClaimOffer, withdrawClaim } from '../claim/claim.calls';
import { claimForm, claimPhotoForm } from '../claim/claim.screens';
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { counted, texts } from '../language/text';
import { getThread, listThreads } from '../message/message.calls';
import { messageForm } from '../message/message.screens';
import { route } from '../product';
import { getBookingReview } from '../review/review.calls';
import { replyForm } from '../review/review.screens';
import {
  acceptBooking,
  getBooking,
  listHostBookings,
  previewCancellation,
  recordPayment,
  rejectBooking,
  reportBooking,
  searchBookings,
} from './booking.calls';
import { cancelForm, contactBookingForm } from './booking.screens';
import { getStatement } from './documents.calls';
import { contentReportForm } from '../report/report.screens';

export const rejectForm = form({
  source: '§4 Booking actions',
  title: 'Reject this request?',
  submit: 'Reject request',
  sends: rejectBooking,
  fields: {
    reject_reason: {
      label: 'Why are you rejecting it?',
      help: 'We’ll share this with the guest.',
      missing: 'Enter a reason.',
    },
  },
});

export const acceptForm = form({
  source: '§4 Booking actions',
  title: 'Accept this request',
  submit: 'Accept request',
  sends: acceptBooking,
  fields: { message: { label: 'Message to guest', placeholder: 'Say hello, or answer a question' } },
});

export const recordPaymentForm = form({
  source: '§4 Booking actions',
  title: 'Record a payment',
  intro: 'For payments made directly to you. We can’t refund or pay out these payments.',
  submit: 'Record payment',
  sends: recordPayment,
  fields: {
    amount_cents: { label: 'Amount', widget: 'money', missing: 'Enter the amount you received.' },
    method: { label: 'Payment method', widget: 'radio' },
    received_on: { label: 'Date received', widget: 'date', missing: 'Choose a date.' },
    reference: { label: 'Reference', help: 'A number to help you find it later.' },
  },
});

export const hostReportForm = form({
  source: '§4 Booking actions',
  title: 'Report a problem',
  intro: 'Our team will review this. Your payout isn’t held up by it. For damage, you can make a claim here after check-out.',
  submit: 'Send report',
  sends: reportBooking,
  fields: { message: { label: 'What went wrong?', missing: 'Tell us what went wrong.' } },
});

export const bookings = route('/bookings/:booking_id?', {
  source: '§2',
  screen: 'HostBookings',
  title: 'Bookings',
  description: 'Requests, upcoming guests and past bookings of your properties.',
  guard: hostMode,
  mode: 'hostView',
  chrome: { header: 'plain', sidebar: true, footer: false },
  uses: [
    listHostBookings,
    getBooking,
    acceptForm,
    rejectForm,
    cancelForm,
    previewCancellation,
    recordPaymentForm,
    contactBookingForm,
    listThreads,
    getThread,
    contentReportForm,
    messageForm,
    hostReportForm,
    getBookingReview,
    replyForm,
    listProfileReviews,
    getStatement,
    searchBookings,
    claimForm,
    claimPhotoForm,
    deleteClaimPhoto,
    getClaimPhoto,
    recordClaimPaid,
    takeClaimOffer,
    withdrawClaim,
  ],
});

export const hostBookingTexts = texts({
  source: decision('look and feel: what needs an answer comes first'),
  says: 'The host’s bookings',
  texts: {
    heading: 'Bookings',
    loading: 'Loading your bookings',
    failed: 'We couldn’t load your bookings.',
    retry: 'Try again',
    empty: 'Nothing yet',
    emptyHint: 'Guests can find you once your calendar is synced.',
    emptyAction: 'Your properties',

    answer: counted('count', { one: '{count} request needs your answer', other: '{count} requests need your answer' }),
    requests: 'Requests',
    arrivals: 'Arrivals',
    current: 'Current',
    unpaid: 'Payment pending',
    past: 'Past',
    cancelled: 'Cancelled',
    more: 'Show more',
    shownOf: 'Showing {shown} of {total} bookings',

    search: 'Find a booking',
    searchPlaceholder: 'Reference, guest, property or link',
    searchNone: 'No booking matches “{words}”',
    searchAll: 'Show all bookings',
    found: counted('count', { one: '{count} booking', other: '{count} bookings' }),

    strip: 'Next {days} days',
    stay: '{guest}, {dates}, {property}, {status}',

    guest: 'Guest',
    hoursLeft: '{hours} h left',
    minutesLeft: '{minutes} min left',
    payout: 'Payout {amount}',

    back: 'All bookings',
    title: '{guest}, {dates}',

    accept: 'Accept',
    reject: 'Reject',
    recordPayment: 'Record payment',
    accepted: 'Request accepted. The guest has been told to pay.',
    rejected: 'Request rejected. The guest has been told.',
    paymentRecorded: 'Payment recorded.',
    recordedBefore: 'You recorded {amount} before.',
    keep: 'Not now',
    taken: 'These nights are booked elsewhere by now',
    takenOn: '{dates} on {elsewhere}',
    takenText: 'The request stays open. Reject it, or cancel the booking there.',
    toCalendar: 'Open calendar',
    willPay: '{guest} then has {hours} hours to pay.',

    answerBy: 'Answer by {moment}',
    answerByText: 'Without an answer the request expires, and your response rate goes down.',
    answerLate: 'The time to answer is over.',
    payBy: '{guest} has until {moment} to pay',
    statement: 'Download payout statement (PDF)',
    payByText: 'After that, the nights are free again.',
    restBy: 'Record the rest by {moment}',
    restText:
      'You recorded {amount}, and {left} is left. Otherwise the booking ends, the nights are free again, and you owe {guest} what you took.',

    moneyHeading: 'What you get',
    yourPayout: 'Your payout',
    guestPays: 'The guest pays {amount}, with our fee and taxes.',
    owedBack: 'You recorded {amount} as paid directly to you. The booking ended without the rest: give it back to {guest}.',
    paidOffline: 'Paid directly to you. There is no payout by us.',
    paidOut: 'We pay this out {payoutHours} hours after check-in.',
  },
});

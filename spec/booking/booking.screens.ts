// The pages of guests and hosts about their bookings, and what they fill in there.
import { listProfileReviews } from '../account/review.calls';
import { guestMode, hostMode } from '../account/account.rules';
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { texts } from '../language/text';
import { getBookingReview, submitReview } from '../review/review.calls';
import { reviewForm } from '../review/review.screens';
import {
  acceptBooking,
  cancelBooking,
  contactAboutBooking,
  createBooking,
  getBooking,
  listHostBookings,
  listReviewable,
  listStays,
  previewCancellation,
  priceBooking,
  recordPayment,
  rejectBooking,
  reportBooking,
  searchBookings,
  updateBooking,
} from './booking.calls';
import { bookingMessageIsGiven } from './stay.rules';
import { route } from '../product';

export const bookingForm = form({
  source: decision('look and feel: the box beside a listing asks for dates and people, and shows the price'),
  title: 'Book this place',
  submit: 'Reserve',
  sends: createBooking,
  fields: {
    checkin: { label: 'Check-in', widget: 'date', missing: 'Choose when you arrive.' },
    checkout: { label: 'Check-out', widget: 'date', missing: 'Choose when you leave.' },
    guests: { label: 'Guests' },
    message: { label: 'Message to the host', widget: 'textarea', placeholder: 'Say hello, and what brings you there' },
  },
  supplied: ['property_id', 'quote_id', 'currency', 'points'],
});

export const changeBookingForm = form({
  source: '§4 Booking actions',
  title: 'Change your request',
  intro: 'The host has not answered yet, so you can still change it.',
  submit: 'Save changes',
  sends: updateBooking,
  fields: {
    checkin: { label: 'Check-in', widget: 'date' },
    checkout: { label: 'Check-out', widget: 'date' },
    guests: { label: 'Guests' },
    message: { label: 'Message to the host', widget: 'textarea' },
  },
  supplied: ['quote_id'],
});

export const cancelForm = form({
  source: '§4 Booking actions',
  title: 'Cancel this booking?',
  intro: 'See below what comes back to you. The other side is told your reason.',
  submit: 'Cancel booking',
  sends: cancelBooking,
  fields: { cancel_reason: { label: 'Why do you cancel?', widget: 'textarea', missing: 'Give a reason.' } },
});

export const rejectForm = form({
  source: '§4 Booking actions',
  title: 'Reject this request?',
  submit: 'Reject request',
  sends: rejectBooking,
  fields: {
    reject_reason: { label: 'Why do you reject it?', widget: 'textarea', help: 'The guest reads this.', missing: 'Give a reason.' },
  },
});

export const acceptForm = form({
  source: '§4 Booking actions',
  title: 'Accept this request',
  submit: 'Accept request',
  sends: acceptBooking,
  fields: { message: { label: 'Message to the guest', widget: 'textarea', placeholder: 'Optional' } },
});

export const recordPaymentForm = form({
  source: '§4 Booking actions',
  title: 'Record a payment',
  intro: 'For what a guest paid you directly. We neither refund it nor pay it out.',
  submit: 'Record payment',
  sends: recordPayment,
  fields: {
    amount_cents: { label: 'Amount', widget: 'money', missing: 'Enter what you received.' },
    method: { label: 'How it was paid', widget: 'radio' },
    received_on: { label: 'Received on', widget: 'date', missing: 'Choose the day.' },
    reference: { label: 'Reference', help: 'A number that you will find it by later.' },
  },
});

export const reportForm = form({
  source: '§4 Booking actions',
  title: 'Report a problem',
  intro: 'An operator reads this, and the payout waits until it is settled.',
  submit: 'Send report',
  sends: reportBooking,
  fields: { message: { label: 'What is wrong?', widget: 'textarea', missing: 'Say what is wrong.' } },
});

export const contactBookingForm = form({
  source: '§5',
  title: 'Write a message',
  submit: 'Send message',
  sends: contactAboutBooking,
  rules: [bookingMessageIsGiven],
  fields: { message: { label: 'Message', widget: 'textarea', missing: 'No message provided' } },
});

export const stays = route('/stays/:booking_id?', {
  source: '§2',
  screen: 'Stays',
  title: 'Your stays',
  description: 'Your trips with {product}: what is coming, what has been, and what is left to do.',
  guard: guestMode,
  mode: 'guest',
  chrome: { header: 'plain', sidebar: true, footer: false, overflow: false },
  uses: [
    listStays,
    getBooking,
    changeBookingForm,
    cancelForm,
    previewCancellation,
    contactBookingForm,
    reportForm,
    reviewForm,
    submitReview,
    getBookingReview,
    listReviewable,
    priceBooking,
    searchBookings,
  ],
});

export const bookings = route('/bookings/:booking_id?', {
  source: '§2',
  screen: 'HostBookings',
  title: 'Bookings',
  description: 'Requests to answer, guests to welcome, and stays that are over.',
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
    reportForm,
    getBookingReview,
    listProfileReviews,
    searchBookings,
  ],
});

export const stayTexts = texts({
  source: decision('look and feel: one line of what and why, one action'),
  says: 'The guest’s stays',
  texts: {
    heading: 'Your stays',
    upcoming: 'Upcoming',
    past: 'Past',
    empty: 'No trips yet',
    emptyHint: 'When you book a place, it shows up here.',
    emptyAction: 'Search',
    notFound: 'We cannot find this booking among yours.',
    pay: 'Pay now',
    payBy: 'Pay by {moment}',
    cancel: 'Cancel booking',
    review: 'Review this stay',
    reviewUntil: 'You can review it until {date}',
    message: 'Message host',
    report: 'Report a problem',
    refund: 'You get back {amount}',
  },
});

export const hostBookingTexts = texts({
  source: decision('look and feel: what needs an answer comes first'),
  says: 'The host’s bookings',
  texts: {
    heading: 'Bookings',
    needsAction: 'Needs action',
    upcoming: 'Upcoming',
    current: 'Current',
    past: 'Past',
    empty: 'Nothing yet',
    emptyHint: 'Guests can find you once your calendar is synced.',
    notFound: 'We cannot find this booking among yours.',
    accept: 'Accept',
    reject: 'Reject',
    recordPayment: 'Record payment',
    clock: '{hours} h left',
    payout: 'Payout {amount}',
  },
});

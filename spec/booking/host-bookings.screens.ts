// A host's bookings: the page, and what a host fills in there.
import { hostMode } from '../account/account.rules';
import { listProfileReviews } from '../account/review.calls';
import { answerChange, previewChange, withdrawChange } from '../change/change.calls';
import { proposeChangeForm } from '../change/change.screens';
import { deleteClaimPhoto, getClaimPhoto, recordClaimPaid, takeClaimOffer, withdrawClaim } from '../claim/claim.calls';
import { claimForm, claimPhotoForm } from '../claim/claim.screens';
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { flag, oneOf, optional, text } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { getMessagePhoto, getThread, listThreads } from '../message/message.calls';
import { messageForm, messagePhotoForm } from '../message/message.screens';
import { changeSavedReply, deleteSavedReply, listSavedReplies } from '../message/replies.calls';
import { savedReplyForm } from '../message/replies.screens';
import { route } from '../product';
import { getBookingReview, listGuestReviews } from '../review/review.calls';
import { guestReviewForm, replyForm } from '../review/review.screens';
import { acceptBooking, getBooking, previewCancellation, recordPayment, rejectBooking, reportBooking } from './booking.calls';
import { findHostBookings, listComingStays } from './host-list.calls';
import { BookingTab } from './host-list.model';
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
  intro: 'Our team will review this. It doesn’t delay your payout. For damage, you can make a claim here after check-out.',
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
  query: {
    tab: optional(oneOf(BookingTab)),
    words: optional(text({ max: 300 })),
    review: optional(flag({ says: 'The guest is reviewed at once, where that may be' })),
  },
  uses: [
    findHostBookings,
    listComingStays,
    getBooking,
    acceptForm,
    rejectForm,
    cancelForm,
    previewCancellation,
    recordPaymentForm,
    contactBookingForm,
    listThreads,
    getThread,
    getMessagePhoto,
    messagePhotoForm,
    contentReportForm,
    listSavedReplies,
    savedReplyForm,
    changeSavedReply,
    deleteSavedReply,
    messageForm,
    hostReportForm,
    getBookingReview,
    guestReviewForm,
    listGuestReviews,
    replyForm,
    listProfileReviews,
    getStatement,
    proposeChangeForm,
    previewChange,
    answerChange,
    withdrawChange,
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
    cohostTitle: 'You co-host this place for {host}',
    cohostText: 'You can write with the guest. {host} answers requests, makes changes and gets the payout.',
    loading: 'Loading your bookings',
    failed: 'We couldn’t load your bookings.',
    empty: 'Nothing yet',
    emptyHint: 'Guests can find you once your calendar is synced.',
    emptyAction: 'Your properties',

    answer: counted('count', { one: '{count} open request', other: '{count} open requests' }),
    parts: 'Bookings by status',
    tabEmpty: 'Nothing here right now',
    more: 'Show more',
    shownOf: 'Showing {shown} of {total} bookings',

    search: 'Find a booking',
    searchPlaceholder: 'Reference, guest, property or link',
    searchNone: 'No booking matches “{words}”',
    searchAll: 'Show all bookings',
    found: counted('count', { one: '{count} booking', other: '{count} bookings' }),

    held: '{amount} in payouts is on hold',
    heldText: 'We’ll send it once your payouts are set up. Your account page says what’s left.',
    toPayouts: 'Open payouts',

    strip: 'Next {days} days',
    stay: '{guest}, {dates}, {property}, {status}',

    guest: 'Guest',
    payout: 'Payout {amount}',

    back: 'All bookings',
    title: '{guest}, {dates}',

    accept: 'Accept',
    reject: 'Reject',
    recordPayment: 'Record payment',
    accepted: 'Request accepted. We’ve asked {guest} to pay by {date}.',
    rejected: 'Request rejected. We’ve let your guest know.',
    paymentRecorded: 'Payment recorded.',
    recordedBefore: 'You’ve already recorded {amount}.',
    keep: 'Not now',
    close: 'Close',
    taken: 'These nights have just been booked on {elsewhere}',
    takenOn: '{dates} on {elsewhere}',
    takenText: 'The request is still open. Reject it, or cancel the other booking.',
    toCalendar: 'Open calendar',
    willPay: 'If you accept, {guest} has {hours} hours to pay.',

    answerBy: 'Answer by {moment}',
    answerByText: 'If you don’t respond, the request expires and your response rate drops.',
    answerLate: 'This request has expired.',
    payBy: '{guest} has until {moment} to pay',
    statement: 'Download payout statement (PDF)',
    payByText: 'After that, the nights become available again.',
    restBy: 'Record the rest by {moment}',
    restText:
      'You’ve recorded {amount} of {total}. If you don’t record the rest, the booking ends, the nights become available again, and you owe {guest} a refund.',

    moneyHeading: 'Your payout',
    moneyHeadingFor: '{host}’s payout',
    yourPayout: 'Total',
    guestPays: '{guest} pays {amount}, including our fee and taxes.',
    guestPaid: '{guest} paid {amount}, including our fee and taxes.',
    owedBack: 'You recorded a direct payment of {amount}, but the booking ended before the rest was paid. Please refund {guest}.',
    paidOffline: 'Your guest pays you directly, so we don’t send a payout.',
    paidOut: 'We send your payout {payoutHours} hours after check-in.',
    detailsNeeded: 'Your payout details aren’t complete. We’ll hold it until they are.',
    sent: 'Payout sent on {date}.',
    heldSince: 'Payout on hold since {date}.',
    paidOfflineFor: 'The guest pays {host} directly, so we don’t send a payout.',
    paidOutFor: 'We pay {host} {payoutHours} hours after check-in.',
  },
});

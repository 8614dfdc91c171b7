// A guest's stays, and what both sides of a booking fill in.
import { guestMode } from '../account/account.rules';
import { answerChange, confirmChangePayment, payChange, previewChange, withdrawChange } from '../change/change.calls';
import { proposeChangeForm } from '../change/change.screens';
import { confirmClaimPayment, getClaimPhoto, payClaim } from '../claim/claim.calls';
import { claimAnswerForm } from '../claim/claim.screens';
import { Guests } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { exactly, flag, optional, text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { getMessagePhoto, getThread, listThreads } from '../message/message.calls';
import { messageForm, messagePhotoForm } from '../message/message.screens';
import { tripDatesFit } from '../property/property.rules';
import { tripFields } from '../property/trip.screens';
import { getBookingReview, submitReview } from '../review/review.calls';
import { reviewForm } from '../review/review.screens';
import { getArrival } from './arrival.calls';
import {
  cancelBooking,
  contactAboutBooking,
  createBooking,
  getBooking,
  listReviewable,
  listStays,
  previewCancellation,
  priceBooking,
  reportBooking,
  searchBookings,
  updateBooking,
} from './booking.calls';
import { getReceipt } from './documents.calls';
import { bookingMessageIsGiven } from './stay.rules';
import { route } from '../product';
import { contentReportForm } from '../report/report.screens';

export const bookingForm = form({
  source: decision('look and feel: what one agrees to stands right above the button that asks for it'),
  title: 'Review and agree',
  submit: 'Request to book',
  sends: createBooking,
  own: { agreed: exactly(true) },
  fields: {
    message: { label: 'Message to host', placeholder: 'Say hello and share why you’re coming' },
    agreed: {
      label: 'I agree to the house rules, the cancellation policy and the terms of service',
      widget: 'checkbox',
      missing: 'Check this box to continue.',
    },
  },
  supplied: ['property_id', 'checkin', 'checkout', 'guests', 'quote_id', 'currency', 'points'],
});

export const changeBookingForm = form({
  source: '§4 Booking actions',
  title: 'Change your request',
  intro: 'Your host hasn’t responded yet, so you can still change it.',
  submit: 'Save changes',
  sends: updateBooking,
  rules: [tripDatesFit],
  own: Guests.fields,
  fields: {
    ...tripFields,
    adults: { label: 'Adults', widget: 'stepper' },
    message: { label: 'Message to host' },
  },
  supplied: ['guests', 'quote_id'],
});

export const cancelForm = form({
  source: '§4 Booking actions',
  title: 'Cancel this booking?',
  intro: 'We’ll share this with your host.',
  submit: 'Cancel booking',
  sends: cancelBooking,
  fields: { cancel_reason: { label: 'Why are you cancelling?', missing: 'Enter a reason.' } },
});

export const reportForm = form({
  source: '§4 Booking actions',
  title: 'Report a problem',
  intro: 'Our team will review this. If your host hasn’t been paid yet, the payout will wait until it’s resolved.',
  submit: 'Send report',
  sends: reportBooking,
  fields: { message: { label: 'What went wrong?', missing: 'Tell us what went wrong.' } },
});

export const contactBookingForm = form({
  source: '§5',
  title: 'Send a message',
  submit: 'Send message',
  sends: contactAboutBooking,
  rules: [bookingMessageIsGiven],
  fields: { message: { label: 'Message', missing: 'No message provided' } },
});

export const stays = route('/stays/:booking_id?', {
  source: '§2',
  screen: 'Stays',
  title: 'Your stays',
  description: 'Your upcoming and past stays on {product}.',
  guard: guestMode,
  mode: 'guest',
  chrome: { header: 'plain', sidebar: true, footer: false, overflow: false },
  query: {
    review: optional(flag({ says: 'Its review is written at once, where it may be' })),
    payment: optional(text({ max: 100, says: 'The payment of a claim or a change that the guest comes back from' })),
  },
  uses: [
    listStays,
    getBooking,
    getArrival,
    changeBookingForm,
    cancelForm,
    previewCancellation,
    contactBookingForm,
    listThreads,
    getThread,
    getMessagePhoto,
    messagePhotoForm,
    contentReportForm,
    messageForm,
    reportForm,
    reviewForm,
    submitReview,
    getBookingReview,
    listReviewable,
    getReceipt,
    priceBooking,
    searchBookings,
    proposeChangeForm,
    previewChange,
    answerChange,
    withdrawChange,
    payChange,
    confirmChangePayment,
    claimAnswerForm,
    getClaimPhoto,
    payClaim,
    confirmClaimPayment,
  ],
});

export const stayTexts = texts({
  source: decision('look and feel: one line of what and why, one action'),
  says: 'The guest’s stays',
  texts: {
    heading: 'Your stays',
    current: 'Now',
    waiting: 'Waiting',
    upcoming: 'Upcoming',
    past: 'Past',
    cancelled: 'Cancelled',
    more: 'Show more',
    failed: 'We couldn’t load your stays.',
    empty: 'No trips yet',
    emptyHint: 'When you book a place, it’ll show up here.',
    emptyAction: 'Search',

    back: 'All stays',
    kept: 'Saved on this device. You can open this page offline.',
    keptHere: 'These stays are saved on this device. Until you’re back online, you see them as you last did.',
    asBefore: 'No connection right now. This is your stay as you last saw it online.',
    asBeforeOn: 'No connection right now. This is your stay as you last saw it online, on {moment}.',
    listing: 'View listing',
    payAmount: 'Pay {amount}',
    payBy: 'Pay by {moment}',
    restBy: 'Pay the rest directly to your host by {moment}',
    payText: 'Pay now to confirm your stay.',
    payAccepted: 'Your host accepted. Pay now to confirm your stay.',
    payRest:
      'Your host recorded a partial payment of {amount}. Pay the remaining {left} directly to them. They have until {moment} to record it, or the booking ends and you ask them for your money back.',
    replyBy: 'Your host can respond until {moment}',
    replyText: 'You don’t pay anything until they accept.',
    rejected: 'Your request was declined',
    calledOff: 'Your host cancelled this booking',
    cancelledByUs: 'This booking was cancelled',
    cancelledByYou: 'You cancelled this booking',
    withdrawn: 'You withdrew this request',
    expired: 'This request expired',
    expiredText: 'Your host didn’t respond in time. You weren’t charged.',
    lapsed: 'This booking expired',
    lapsedText: 'It wasn’t paid in time, so the nights were released. You weren’t charged.',
    lapsedDirectText:
      'The rest wasn’t recorded in time, so the nights were released. Your host recorded that you paid {amount} directly. We never received it, so ask your host for a refund.',
    refund: 'Your refund is {amount}. It can take up to 10 business days.',
    refundIn: 'Your refund is {amount}: {charged} to your card. It can take up to 10 business days.',
    noRefund: 'Nothing is refunded.',
    searchAgain: 'Find another place',

    host: 'Your host',
    hosts: 'Your hosts: {names}',
    hostPlain: 'Host',
    addressLater: 'You’ll see the exact address here once the booking is confirmed and paid.',
    calendar: 'Add to calendar',
    print: 'Print stay and receipt',
    change: 'Change request',
    report: 'Report a problem',
    cancel: 'Cancel booking',
    withdraw: 'Withdraw request',

    priceNow: 'Total now',
    priceBefore: 'Total before this change',
    pricing: 'Updating price…',
    changed: 'Request updated. We’ve let your host know.',
    unchanged: 'Nothing changed.',
  },
});

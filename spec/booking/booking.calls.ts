// Calls about bookings, for the two people between whom a stay is agreed.
import { hostMode, named, signedIn } from '../account/account.rules';
import { paymentNotFound, paymentUnavailable, ratesOutdated, totalUnpayable } from '../checkout/checkout.errors';
import { Currency, Guests, Quote } from '../checkout/money.model';
import { changeOpen } from '../change/change.errors';
import { call, moving } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { pick } from 'spec-to-app/entity';
import { cents, flag, id, integer, like, list, nullable, oneOf, optional, plainDate, text, url, longText } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { fieldUnfilled, messagePhotoNotFound, personLeft, photosNotYet, threadNotFound } from '../message/message.errors';
import { values } from 'spec-to-app/values';
import { mayUsePoints } from '../points/points.rules';
import { propertyNotFound } from '../property/property.errors';
import { Property } from '../property/property.model';
import {
  cancelTooLate,
  checkinDay,
  checkinPast,
  checkoutBeforeCheckin,
  checkoutDay,
  datesUnavailable,
  duplicateBooking,
  heldUnpaid,
  maxNights,
  illegalTransition,
  minNights,
  paymentDiffers,
  petsRefused,
  priceChanged,
  quoteExpired,
  searchEmpty,
  termsChanged,
  tooFarAhead,
  tooManyGuests,
  tooManyRequests,
  tooManyUnpaid,
} from './booking.errors';
import { BookingStatus, OfflineMethod } from './booking.model';
import { BookingDetail, BookingList } from './shown.model';
import { CancelPreview } from './cancel.model';
import { highestSumCents, lastPage, pointsMax } from '../product';
import { guestOfBooking, hostOfBooking, namedPartyToBooking, partyToBooking, readerOfBooking } from './booking.rules';
import { bookingLife, mayChangePoints } from './life.rules';
import { bookingsPerHour, messageMax, reasonMax } from './limits.model';
import { BookingMessage } from './request.model';
import { bookingMessageIsGiven, changeNamesBooking, messageNamesBooking } from './stay.rules';

const reason = longText({ min: 1, max: reasonMax.value, says: 'Told to the other side' });
const stayDates = { checkin: plainDate({ example: '2027-02-12' }), checkout: plainDate({ example: '2027-02-15' }) };
const page = {
  page: integer({ min: 1, max: lastPage.value, default: 1 }),
  per_page: integer({ min: 1, max: 100, default: 25 }),
};

export const createBooking = call('POST /booking', {
  source: '§7 Booking',
  says: 'Asks for a stay, or books it at once where the listing allows it; the booking is then fetched',
  guard: named,
  input: {
    property_id: id(),
    ...stayDates,
    guests: like(Guests),
    quote_id: id({ says: 'The price that the guest saw' }),
    message: optional(longText({ max: messageMax.value, says: 'For the host' })),
    currency: oneOf(Currency, { default: 'CAD' }),
    points: integer({ min: 0, max: pointsMax.value, default: 0 }),
  },
  answer: { booking_id: id() },
  performs: moving(bookingLife, 'request', 'book'),
  rules: [mayUsePoints],
  errors: [
    propertyNotFound,
    datesUnavailable,
    checkinDay,
    checkoutDay,
    duplicateBooking,
    tooManyRequests,
    tooManyUnpaid,
    heldUnpaid,
    quoteExpired,
    totalUnpayable,
    priceChanged,
    termsChanged,
    ratesOutdated,
  ],
  throttle: { times: bookingsPerHour.value, per: hours(1) },
  repeatable: true,
});

export const listHostBookings = call('GET /booking/properties', {
  source: '§7 Booking',
  says: 'The bookings of the host’s own properties',
  guard: hostMode,
  query: page,
  answer: like(BookingList),
});

export const listStays = call('GET /booking', {
  source: '§7 Booking',
  says: 'The guest’s own bookings',
  guard: signedIn,
  query: page,
  answer: like(BookingList),
});

export const getBooking = call('GET /booking/{booking_id}', {
  source: '§7 Booking',
  says: 'One booking, for its guest, its host, and co-hosts who answer guests',
  guard: readerOfBooking,
  answer: like(BookingDetail),
});

export const updateBooking = call('PATCH /booking/{booking_id}', {
  source: '§7 Booking',
  says: 'Changes what may still change before the host has answered: dates, people, message',
  guard: guestOfBooking,
  input: {
    checkin: optional(plainDate()),
    checkout: optional(plainDate()),
    guests: optional(like(Guests)),
    message: optional(longText({ max: messageMax.value })),
    quote_id: optional(id({ says: 'The price of the changed stay' })),
  },
  answer: like(BookingDetail),
  rules: [changeNamesBooking],
  performs: moving(bookingLife, 'update'),
  errors: [changeOpen, datesUnavailable, checkinDay, checkoutDay, minNights, quoteExpired, priceChanged, totalUnpayable, ratesOutdated],
  repeatable: true,
});

export const cancelBooking = call('PATCH /booking/{booking_id}/cancel', {
  source: '§7 Booking',
  says: 'Cancels a booking, with a reason; a guest withdraws a request the same way',
  guard: namedPartyToBooking,
  input: { cancel_reason: reason },
  answer: like(BookingDetail),
  performs: moving(bookingLife, 'cancel', 'call_off', 'withdraw'),
  repeatable: true,
});

export const previewCancellation = call('GET /booking/{booking_id}/cancel-preview', {
  source: decision('section 5: the refund is seen before the click'),
  says: 'What comes back if the booking is cancelled now',
  guard: namedPartyToBooking,
  answer: like(CancelPreview),
  errors: [illegalTransition, cancelTooLate],
});

export const acceptBooking = call('PATCH /booking/{booking_id}/accept', {
  source: '§7 Booking',
  says: 'The host accepts a request',
  guard: hostOfBooking,
  input: { message: optional(longText({ max: messageMax.value, says: 'For the guest' })) },
  answer: like(BookingDetail),
  performs: moving(bookingLife, 'accept'),
  errors: [datesUnavailable],
  repeatable: true,
});

export const rejectBooking = call('PATCH /booking/{booking_id}/reject', {
  source: '§7 Booking',
  says: 'The host rejects a request, with a reason',
  guard: hostOfBooking,
  input: { reject_reason: reason },
  answer: like(BookingDetail),
  performs: moving(bookingLife, 'reject'),
  repeatable: true,
});

export const recordPayment = call('PATCH /booking/{booking_id}/record-payment', {
  source: '§7 Booking',
  says: 'The host records what a guest paid directly',
  guard: hostOfBooking,
  input: {
    amount_cents: cents({ min: 1, max: highestSumCents.value, says: 'In Canadian cents' }),
    method: oneOf(OfflineMethod),
    received_on: plainDate(),
    reference: optional(text({ max: 100 })),
  },
  answer: like(BookingDetail),
  performs: moving(bookingLife, 'record_payment'),
  repeatable: true,
});

export const payBooking = call('PATCH /booking/{booking_id}/pay', {
  source: '§7 Booking',
  says: 'Confirms a payment that the payment provider has taken; while that is on its way, the booking is answered unpaid',
  guard: guestOfBooking,
  input: { confirmation_id: text({ min: 1, max: 100 }), currency: optional(oneOf(Currency)) },
  answer: like(BookingDetail),
  performs: moving(bookingLife, 'pay'),
  errors: [paymentDiffers, priceChanged, paymentNotFound, paymentUnavailable],
  repeatable: true,
});

export const priceBooking = call('POST /booking/{booking_id}/price', {
  source: '§7 Booking',
  says: 'The price of a booking with what its address now asks for: other dates, people or currency',
  guard: partyToBooking,
  input: { bookingUrl: url({ says: 'The address of the booking, with what has changed' }) },
  answer: { quote: like(Quote) },
  rules: [changeNamesBooking],
  errors: [
    checkoutBeforeCheckin,
    checkinPast,
    tooFarAhead,
    minNights,
    maxNights,
    tooManyGuests,
    petsRefused,
    checkinDay,
    checkoutDay,
    datesUnavailable,
    totalUnpayable,
    ratesOutdated,
  ],
  tool: 'reading',
});

export const searchBookings = call('POST /booking/search', {
  source: '§7 Booking',
  says: 'Finds a booking by its reference, its address, or its property and dates; the answer is a list of one or none',
  guard: signedIn,
  input: {
    reference: optional(text({ max: 20, example: 'HX7K2M' })),
    bookingUrl: optional(url()),
    property_id: optional(id()),
    checkin: optional(plainDate()),
    checkout: optional(plainDate()),
  },
  answer: list(like(BookingDetail), { max: 1 }),
  errors: [searchEmpty],
  tool: 'reading',
});

export const setBookingPoints = call('POST /booking/{booking_id}/points', {
  source: '§7 Booking',
  says: 'Sets how many points go towards a booking; 0 takes them back',
  guard: guestOfBooking,
  input: { points: integer({ min: 0, max: pointsMax.value, example: 2500 }) },
  answer: { quote: like(Quote), points: integer({ min: 0 }) },
  rules: [mayChangePoints, mayUsePoints],
  repeatable: true,
});

export const reportBooking = call('POST /booking/{booking_id}/report', {
  source: '§7 Booking',
  says: 'Says that something is wrong with a stay, for the operator to look at; where its guest says so, the payout waits',
  guard: partyToBooking,
  input: { message: longText({ min: 1, max: messageMax.value, says: 'What is wrong' }) },
  performs: moving(bookingLife, 'report'),
  repeatable: true,
});

export const contactAboutBooking = call('POST /booking/{booking_id}/contact', {
  source: '§7 Booking',
  says: 'Writes to the other side of a booking, in the thread of the two',
  guard: readerOfBooking,
  input: BookingMessage.fields,
  answer: { thread_id: id() },
  rules: [messageNamesBooking, bookingMessageIsGiven],
  errors: [fieldUnfilled, personLeft, photosNotYet, messagePhotoNotFound, threadNotFound],
  throttle: { times: 30, per: hours(1) },
  repeatable: true,
});

export const DuplicateKind = values({
  source: decision('section 15: the same place stops a booking, another place only warns'),
  says: 'How a booking collides with another of the same guest',
  items: {
    same_property: { label: 'The same place on these nights' },
    overlapping_stay: { label: 'Another place on these nights' },
  },
});

export const checkDuplicate = call('POST /booking/check-duplicate', {
  source: '§7 Booking',
  says: 'Tells whether the guest has already booked these nights',
  guard: signedIn,
  input: { ...pick(Property, 'property_id'), ...stayDates },
  answer: {
    duplicate: flag(),
    kind: nullable(oneOf(DuplicateKind)),
    booking_id: nullable(id()),
    status: nullable(oneOf(BookingStatus)),
  },
  tool: 'reading',
});

export const listReviewable = call('GET /booking/complete', {
  source: '§7 Booking',
  says: 'The stays that are ready for a review',
  guard: signedIn,
  answer: pick(BookingList, 'bookingList'),
});

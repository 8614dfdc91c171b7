// Errors around bookings: dates, requests, answers, payment, messages.
import { decision } from 'spec-to-app/declaration';
import { pick } from 'spec-to-app/entity';
import { error } from 'spec-to-app/problem';
import { group, id, integer, like, list, oneOf, optional, text } from 'spec-to-app/shapes';
import { Quote } from '../checkout/money.model';
import { CalendarConflict } from '../property/calendar.model';
import { BookingStatus } from './booking.model';

// The booking itself

export const bookingNotFound = error('booking.not_found', {
  source: decision('section 0: a booking is known to its two parties alone'),
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this booking in your account.',
  cure: 'Check the link, or look in your bookings.',
});
export const notThisSide = error('booking.not_this_side', {
  source: '§6',
  status: 403,
  shown: 'banner',
  text: 'You can’t do this from your side of the booking.',
  cure: 'Send a message instead.',
});
export const createFailed = error('booking.create_failed', {
  source: '§8',
  status: 500,
  shown: 'dialog',
  text: 'Failed to create booking',
  cure: 'Please try again. Nothing was booked or charged.',
  raisedBy: 'the browser, when a booking could not be created for a reason that nobody declared',
});
export const illegalTransition = error('booking.illegal_transition', {
  source: decision('section 2: what the table of moves does not list is refused'),
  status: 409,
  shown: 'banner',
  text: 'This is no longer possible. The booking has changed.',
  cure: 'The page now shows its current status.',
  data: { status: oneOf(BookingStatus) },
});
export const bookingIdMissing = error('booking.id_missing', {
  source: '§8',
  status: 422,
  shown: 'dialog',
  text: 'No booking_id provided',
  cure: 'Start again from the booking.',
});
export const bookingIdInvalid = error('booking.id_invalid', {
  source: '§8',
  status: 422,
  shown: 'dialog',
  text: 'Invalid booking id',
  cure: 'Start again from the booking.',
});
export const messageMissing = error('booking.message_missing', {
  source: '§8',
  status: 422,
  shown: 'field',
  text: 'No message provided',
  cure: 'Enter a message.',
});

// Dates and guests

export const datesUnavailable = error('booking.dates_unavailable', {
  source: decision('section 15'),
  status: 409,
  shown: 'banner',
  text: 'Some of these nights are no longer available.',
  cure: 'Choose other dates.',
  data: {
    conflict: optional(
      list(group(pick(CalendarConflict, 'start', 'end', 'platform', 'feed_name')), {
        says: 'For the host who accepts a request: what a calendar from elsewhere now says',
      }),
    ),
    status: optional(oneOf(BookingStatus)),
  },
});
export const checkoutBeforeCheckin = error('booking.checkout_before_checkin', {
  source: decision('section 8: a stay has at least one night'),
  status: 422,
  shown: 'field',
  text: 'Check-out must be after check-in.',
  cure: 'Choose a later check-out date.',
});
export const checkinPast = error('booking.checkin_past', {
  source: decision('section 8'),
  status: 422,
  shown: 'field',
  text: 'This check-in is too soon. The host needs more notice.',
  cure: 'Choose a later check-in date.',
});
export const checkinDay = error('booking.checkin_day', {
  source: decision('section 8: on some dates stays begin only on some weekdays'),
  status: 422,
  shown: 'field',
  text: 'Check-in isn’t available on this day.',
  cure: 'Choose another check-in date. The calendar shows which days are available.',
});
export const checkoutDay = error('booking.checkout_day', {
  source: decision('section 19: on some dates stays end only on some weekdays'),
  status: 422,
  shown: 'field',
  text: 'Check-out isn’t available on this day.',
  cure: 'Choose another check-out date. The calendar shows which days are available.',
});
export const tooFarAhead = error('booking.too_far_ahead', {
  source: decision('section 8'),
  status: 422,
  shown: 'field',
  text: 'You can book up to {bookingHorizonDays} days ahead.',
  cure: 'Choose earlier dates.',
});
export const minNights = error('booking.min_nights', {
  source: decision('section 15'),
  status: 422,
  shown: 'field',
  text: '{min_nights}-night minimum.',
  cure: 'Add nights.',
  slots: { min_nights: integer() },
});
export const maxNights = error('booking.max_nights', {
  source: decision('section 8'),
  status: 422,
  shown: 'field',
  text: '{max_nights}-night maximum.',
  cure: 'Choose fewer nights.',
  slots: { max_nights: integer() },
});
export const tooManyGuests = error('booking.too_many_guests', {
  source: decision('section 2: the rules of the listing hold'),
  status: 422,
  shown: 'field',
  text: 'Maximum {sleeps} guests.',
  cure: 'Choose fewer guests, or a larger place.',
  slots: { sleeps: integer() },
});
export const petsRefused = error('booking.pets_refused', {
  source: decision('section 2: the rules of the listing hold'),
  status: 422,
  shown: 'field',
  text: 'No pets at this place.',
  cure: 'Choose a place that allows pets.',
});
export const ownProperty = error('booking.own_property', {
  source: decision('section 2: nobody books from themselves'),
  status: 409,
  shown: 'banner',
  text: 'This is your own property.',
  cure: 'Block the dates in your calendar instead.',
});
export const notBookable = error('booking.not_bookable', {
  source: decision('section 12: only what is listed can be booked'),
  status: 409,
  shown: 'banner',
  text: 'This place isn’t taking bookings right now.',
  cure: 'Choose another place.',
});
export const duplicateBooking = error('booking.duplicate', {
  source: decision('section 15: the same guest, the same property, the same nights'),
  status: 409,
  shown: 'banner',
  text: 'You’ve already booked this place for these nights.',
  cure: 'You’ll find it in your stays.',
  data: { booking_id: id() },
});
export const tooManyRequests = error('booking.too_many_requests', {
  source: decision('section 2'),
  status: 409,
  shown: 'banner',
  text: 'You already have {openRequestsMax} open requests.',
  cure: 'Wait for a response, or withdraw one.',
});
const retryAfter = { retry_after: integer({ min: 1, says: 'Seconds until the next try may succeed' }) };
export const tooManyUnpaid = error('booking.too_many_unpaid', {
  source: decision('section 20: nobody holds many nights without paying'),
  status: 429,
  shown: 'banner',
  text: '{unpaidHoldsMax} of your bookings are waiting for your payment, the first until {moment}.',
  cure: 'Pay for one of them, or cancel one. You’ll find them in your stays.',
  slots: { moment: text({ example: 'Friday, February 12, 2027 at 4:00 PM Pacific Time' }) },
  data: retryAfter,
});
export const heldUnpaid = error('booking.held_unpaid', {
  source: decision('section 20: nights are not held over and over without paying'),
  status: 429,
  shown: 'banner',
  text: 'Your last booking of this place ended unpaid. You can book it again from {moment}.',
  cure: 'Come back then, or choose another place.',
  slots: { moment: text({ example: 'Friday, February 12, 2027 at 4:00 PM Pacific Time' }) },
  data: retryAfter,
});

export const replyLate = error('booking.reply_late', {
  source: decision('section 2: a request that is not answered in time expires'),
  status: 409,
  shown: 'banner',
  text: 'The {replyHours}-hour response time for this request has passed.',
  cure: 'Message the guest and ask them to send a new request.',
});

// Price and payment

export const quoteExpired = error('booking.quote_expired', {
  source: decision('section 15'),
  status: 409,
  shown: 'banner',
  text: 'This price has expired.',
  cure: 'Review the new price to continue.',
  data: { quote: like(Quote), status: optional(oneOf(BookingStatus)) },
});
export const priceChanged = error('booking.price_changed', {
  source: decision('section 15: never a silent change'),
  status: 409,
  shown: 'banner',
  text: 'The price has changed.',
  cure: 'Review the new price, or choose other dates.',
  data: { quote: like(Quote), status: optional(oneOf(BookingStatus)) },
});
export const termsChanged = error('booking.terms_changed', {
  source: decision('section 15: never a silent change'),
  status: 409,
  shown: 'banner',
  text: 'The host has changed this listing.',
  cure: 'Review the cancellation policy and the times of check-in and check-out, then continue.',
  data: { changed: list(text({ example: 'cancellation_policy' })) },
});
export const notConfirmed = error('booking.not_confirmed', {
  source: decision('section 2: a guest pays what the host has accepted'),
  status: 409,
  shown: 'banner',
  text: 'This booking isn’t confirmed yet.',
  cure: 'Wait for the host’s response.',
});
export const alreadyPaid = error('booking.already_paid', {
  source: decision('section 2'),
  status: 409,
  shown: 'banner',
  text: 'This booking is already paid.',
  cure: 'You don’t need to do anything.',
});
export const notPaidYet = error('booking.not_paid_yet', {
  source: decision('section 3: a receipt tells of money that came'),
  status: 409,
  shown: 'banner',
  text: 'This booking hasn’t been paid yet.',
  cure: 'Come back once it’s paid.',
});
export const paymentLate = error('booking.payment_late', {
  source: decision('section 2'),
  status: 409,
  shown: 'banner',
  text: 'The payment deadline has passed.',
  cure: 'Book again if the nights are still available.',
});
export const paymentDiffers = error('booking.payment_differs', {
  source: decision('section 15: amount and currency equal the locked price'),
  status: 409,
  shown: 'banner',
  text: 'The payment doesn’t match the price of this booking.',
  cure: 'Contact us with the payment number. Your money is safe.',
  data: { status: oneOf(BookingStatus) },
});
export const notOffline = error('booking.not_offline', {
  source: decision('section 2: a host records only what did not pass through us'),
  status: 409,
  shown: 'banner',
  text: 'This booking is paid by card.',
  cure: 'There’s nothing to record. The payout is automatic.',
});

// Calling off, and saying that something is wrong

export const cancelTooLate = error('booking.cancel_too_late', {
  source: decision('section 2: guests until check-out, hosts until check-in'),
  status: 409,
  shown: 'banner',
  text: 'It’s too late to cancel this booking.',
  cure: 'Report a problem instead.',
});
export const reportTooLate = error('booking.report_too_late', {
  source: decision('section 2'),
  status: 409,
  shown: 'banner',
  text: 'You can report a stay up to {reportDays} days after check-out.',
  cure: 'Contact us.',
});
export const searchEmpty = error('booking.search_empty', {
  source: decision('section 15: a search needs something to look for'),
  status: 422,
  shown: 'field',
  text: 'Enter a reference, an address, or a property with its dates.',
  cure: 'Enter one of them.',
  data: { needs: text() },
});

// Why a change of a booking, or an answer to one, is refused.
import { BookingStatus } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { oneOf } from 'spec-to-app/shapes';
import { ChangeState } from './shown.model';

const source = decision('section 20.11: either side proposes dates, guests or price of a paid booking, and the other accepts');
const status = oneOf(BookingStatus);

export const notChangeable = error('change.not_changeable', {
  source,
  status: 409,
  shown: 'banner',
  text: 'You can change a booking that is confirmed and paid by card.',
  cure: 'Message the other side, or contact us.',
});
export const notOfferable = error('change.not_offerable', {
  source: decision('section 20: a host answers a request with other dates or a special offer'),
  status: 409,
  shown: 'banner',
  text: 'You can suggest other dates or a price while a request is waiting for your response.',
  cure: 'The page now shows the booking as it is.',
});
export const offerUnlisted = error('change.offer_unlisted', {
  source: decision('section 12: only what is listed can be booked, so an offer for another place could not be accepted'),
  status: 409,
  shown: 'banner',
  text: 'Your guest can’t accept an offer while this property isn’t listed. List it again, or accept or decline the request as it is.',
  cure: 'You’ll find it under Properties.',
  data: { status },
});
export const changeTooLate = error('change.too_late', {
  source,
  status: 409,
  shown: 'banner',
  text: 'You can change a booking until check-in.',
  cure: 'Message the other side, or contact us.',
});
export const refundedBefore = error('change.refunded_before', {
  source: decision('section 20.6: sums are reckoned from what was agreed less what went back'),
  status: 409,
  shown: 'banner',
  text: 'A part of this booking was refunded, so it can’t be changed here.',
  cure: 'Contact us.',
});
export const paymentIsDisputed = error('change.payment_disputed', {
  source: decision('section 20.15: what a bank takes back is held until it has decided'),
  status: 409,
  shown: 'banner',
  text: 'A bank is looking into the payment for this booking, so it can’t be changed now.',
  cure: 'Try again once the bank has decided, or contact us.',
  data: { status },
});
export const nothingChanges = error('change.nothing_new', {
  source: decision('section 20.11: a proposal says what is to be different'),
  status: 422,
  shown: 'banner',
  text: 'This is the booking as it is.',
  cure: 'Choose other dates, guests or another price.',
});
export const priceOfHost = error('change.price_of_host', {
  source: decision('section 20.11: a price is the host’s to set; guests are shown what the listing asks'),
  status: 403,
  shown: 'banner',
  text: 'Only the host can set the price.',
  cure: 'Choose other dates or guests, or message your host.',
});
export const changeOutdated = error('change.outdated', {
  source: decision('section 20.11: old and new price are seen before a change is proposed'),
  status: 409,
  shown: 'banner',
  text: 'This price is no longer current.',
  cure: 'Check the change again to see the price as it is now.',
  data: { status },
});
export const changeOpen = error('change.already_open', {
  source: decision('section 20.11: a booking has one open change at most'),
  status: 409,
  shown: 'banner',
  text: 'There’s already an open change for this booking.',
  cure: 'The page now shows it.',
  data: { status },
});
export const changeNotFound = error('change.not_found', {
  source,
  status: 404,
  shown: 'banner',
  text: 'This change is no longer open.',
  cure: 'The page now shows the booking as it is.',
});
export const changeClosed = error('change.closed', {
  source: decision('section 20: what the table of moves does not list is refused'),
  status: 409,
  shown: 'banner',
  text: 'This is no longer possible. The change was answered or has ended.',
  cure: 'The page now shows the booking as it is.',
  data: { state: oneOf(ChangeState), status },
});
export const changeOwn = error('change.own', {
  source: decision('section 20.11: the other side accepts'),
  status: 403,
  shown: 'banner',
  text: 'You proposed this change, so the other side responds to it.',
  cure: 'Wait for their response, or withdraw the change.',
});
export const changeOfOther = error('change.of_other', {
  source: decision('section 20.11: a proposal is withdrawn by who made it'),
  status: 403,
  shown: 'banner',
  text: 'The other side proposed this change.',
  cure: 'Accept or decline it.',
});
export const changeAnswerLate = error('change.answer_late', {
  source: decision('section 20.11: a proposal is open for two days'),
  status: 409,
  shown: 'banner',
  text: 'The time to respond to this change has passed.',
  cure: 'Propose the change again.',
});
export const changePaymentReturned = error('change.payment_returned', {
  source: decision('section 19: money for what can no longer be had goes back by itself'),
  status: 409,
  shown: 'banner',
  text: 'This change could no longer be made. We’re returning your payment, and your booking stays as it was.',
  cure: 'You don’t need to do anything. Allow up to 10 business days.',
  data: { status },
});

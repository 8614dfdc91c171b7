// Calls about changing a paid booking.
import {
  checkinDay,
  checkinPast,
  checkoutBeforeCheckin,
  checkoutDay,
  datesUnavailable,
  maxNights,
  minNights,
  notBookable,
  petsRefused,
  replyLate,
  tooFarAhead,
  tooManyGuests,
} from '../booking/booking.errors';
import { BookingDetail } from '../booking/shown.model';
import { messageMax } from '../booking/limits.model';
import { guestOfBooking, namedPartyToBooking } from '../booking/booking.rules';
import { paymentNotFound, paymentUnavailable, totalUnpayable } from '../checkout/checkout.errors';
import { Guests } from '../checkout/money.model';
import { pagesBack } from '../checkout/request.model';
import { call, moving } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { cents, flag, id, like, longText, optional, plainDate, text, url } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { highestSumCents } from '../product';
import {
  changeNotFound,
  changeOpen,
  changeOutdated,
  changePaymentReturned,
  changeTooLate,
  notChangeable,
  notOfferable,
  nothingChanges,
  offerUnlisted,
  paymentIsDisputed,
  priceOfHost,
  refundedBefore,
} from './change.errors';
import { changeLife, mayPayChange } from './change.rules';
import { ChangePreview, changesPerHour } from './shown.model';

const source = decision('section 20.11: either side proposes dates, guests or price of a paid booking, and the other accepts');
const named = { change_id: id({ says: 'The change that was read' }) };

export const previewChange = call('POST /booking/{booking_id}/change/price', {
  source: decision('section 20.11: old and new price are seen before a change is proposed'),
  says: 'What a change of a paid booking, or an offer for a request, would cost. Nights that are booked already keep their price, and so does the exchange rate',
  guard: namedPartyToBooking,
  input: {
    checkin: plainDate({ example: '2027-02-12' }),
    checkout: plainDate({ example: '2027-02-16' }),
    guests: like(Guests),
    nights_cents: optional(
      cents({
        min: 0,
        max: highestSumCents.value,
        says: 'From the host: the price of all nights, before fees and taxes, in Canadian cents',
      }),
    ),
  },
  answer: like(ChangePreview),
  errors: [
    notChangeable,
    changeTooLate,
    refundedBefore,
    notOfferable,
    offerUnlisted,
    replyLate,
    priceOfHost,
    nothingChanges,
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
    notBookable,
    totalUnpayable,
  ],
  tool: 'reading',
});

export const proposeChange = call('POST /booking/{booking_id}/change', {
  source,
  says: 'Proposes a change of a paid booking, for the price that was seen, which the other side has {changeHours} hours to answer; or answers a request with an offer, which the guest has {offerHours} hours to accept',
  guard: namedPartyToBooking,
  input: {
    quote_id: id({ says: 'The price of the changed stay that was seen' }),
    message: optional(longText({ max: messageMax.value, says: 'For the other side' })),
  },
  answer: like(BookingDetail),
  performs: moving(changeLife, 'propose', 'offer'),
  errors: [changeOutdated, changeOpen, paymentIsDisputed, offerUnlisted, notBookable, datesUnavailable, totalUnpayable],
  throttle: { times: changesPerHour.value, per: hours(1) },
  repeatable: true,
});

export const answerChange = call('PATCH /booking/{booking_id}/change', {
  source,
  says: 'Accepts or declines a change or an offer of the other side. What costs more takes effect once the guest has paid the difference',
  guard: namedPartyToBooking,
  input: { ...named, accept: flag() },
  answer: like(BookingDetail),
  performs: moving(changeLife, 'accept', 'agree', 'take', 'decline'),
  errors: [changeNotFound, paymentIsDisputed, datesUnavailable, notBookable],
  repeatable: true,
});

export const withdrawChange = call('DELETE /booking/{booking_id}/change/{change_id}', {
  source: decision('section 20.11: a proposal is withdrawn by who made it; one that waits for a payment by either side'),
  says: 'Takes a change back that is not answered or not paid yet',
  guard: namedPartyToBooking,
  params: named,
  answer: like(BookingDetail),
  performs: moving(changeLife, 'withdraw'),
  errors: [changeNotFound],
});

export const payChange = call('POST /booking/{booking_id}/change/pay', {
  source: decision('section 20.11: the difference is a page to pay: nobody’s card is charged without a click of its owner'),
  says: 'Begins a payment of the difference of an accepted change; the browser goes on to the payment page',
  guard: guestOfBooking,
  input: { ...named, ...pagesBack },
  answer: { url: url({ says: 'The payment page' }) },
  rules: [mayPayChange],
  errors: [changeNotFound, totalUnpayable, paymentUnavailable],
  repeatable: true,
});

export const confirmChangePayment = call('PATCH /booking/{booking_id}/change/pay', {
  source: decision('section 19: money counts when the provider says so'),
  says: 'Confirms a payment of a change that the payment provider has taken; while that is on its way, the change is answered unpaid',
  guard: guestOfBooking,
  input: { confirmation_id: text({ min: 1, max: 100 }) },
  answer: like(BookingDetail),
  performs: moving(changeLife, 'pay'),
  errors: [changePaymentReturned, paymentNotFound, paymentUnavailable],
  repeatable: true,
});

// Changing a paid booking, and answering a request with an offer, on the pages of both sides.
import { Guests } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { cents, optional, plainDate } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { highestSumCents } from '../product';
import { tripDatesFit } from '../property/property.rules';
import { tripFields } from '../property/trip.screens';
import { proposeChange } from './change.calls';

const source = decision('section 20.11: a change is proposed, read and answered on the page of its booking');

export const proposeChangeForm = form({
  source,
  title: 'Change the booking',
  submit: 'Send proposal',
  sends: proposeChange,
  rules: [tripDatesFit],
  own: {
    checkin: plainDate(),
    checkout: plainDate(),
    ...Guests.fields,
    nights_cents: optional(cents({ min: 0, max: highestSumCents.value })),
  },
  fields: {
    ...tripFields,
    adults: { label: 'Adults', widget: 'stepper' },
    nights_cents: {
      label: 'Price for all nights',
      widget: 'money',
      help: 'In Canadian dollars, before cleaning and pet fees, our fee and taxes. Leave it empty to use your listing’s prices; nights already booked keep theirs.',
    },
    message: { label: 'Message' },
  },
  supplied: ['quote_id'],
});

export const changeTexts = texts({
  source,
  says: 'Changing a paid booking, for both sides',
  texts: {
    open: 'Change dates or guests',
    openHost: 'Change the booking',
    introGuest:
      'Your host has {changeHours} hours to respond, or until check-in if that’s sooner. Nights you’ve already booked keep their price, and your cancellation policy stays the same.',
    introHost:
      'Your guest has {changeHours} hours to respond, or until check-in if that’s sooner. If it costs more, they pay the difference first. If it costs less, they get it back.',
    choose: 'Choose other dates or guests to see the price.',
    chooseHost: 'Choose other dates, guests or another price to see the change.',
    pricing: 'Calculating the price…',
    sent: 'Proposal sent.',
    headingFrom: '{name} proposed a change',
    headingOwn: 'Your proposed change',
    headingAgreed: 'Agreed change',
    answerBy: 'Respond by {moment}',
    answerText: 'The booking stays as it is until you accept.',
    waits: '{name} can respond until {moment}',
    waitsText: 'Until then, the booking stays as it is. You can withdraw your proposal any time.',
    payBy: 'Pay {amount} by {moment}',
    payText:
      'Your booking changes once you’ve paid. The new nights are held for you until then. If you don’t pay, your booking stays as it is.',
    payWaits: '{name} can pay the difference until {moment}',
    payWaitsText:
      'The booking changes once it’s paid. The new nights are held until then, and if it isn’t paid, the booking stays as it is.',
    dates: 'Dates',
    guests: 'Guests',
    paidByCard: 'Paid by card',
    payout: 'Your payout before taxes',
    was: '{was} → {is}',
    more: 'You pay {amount} more',
    moreGuest: 'Your guest pays {amount} more',
    less: '{amount} goes back to your card',
    lessGuest: '{amount} goes back to your guest',
    same: 'The price stays the same',
    pointsBack: '{points} points come back, because the new price can’t take them.',
    accept: 'Accept',
    acceptPay: 'Accept and pay {amount}',
    decline: 'Decline',
    declineHeading: 'Decline this change?',
    declineText: 'The booking stays as it is, and we’ll let {name} know.',
    declineYes: 'Decline change',
    withdraw: 'Withdraw proposal',
    keep: 'Keep the booking as it is',
    keepHeading: 'Keep the booking as it is?',
    keepAsked: 'You and {name} agreed to this change. It won’t be made, and the difference won’t be charged.',
    keepYes: 'Give up the change',
    notNow: 'Not now',
    pay: 'Pay {amount}',
    accepted: 'Change accepted.',
    declined: 'Change declined. The booking stays as it is.',
    withdrew: 'The booking stays as it is.',
    confirming: 'Confirming your payment',
    confirmingText: 'This can take a minute. You don’t need to pay again.',
    unpaid: 'Your payment didn’t go through',
    paid: 'Your booking has been changed!',
    paidText: 'You’ve paid the difference. We’ve emailed you the new details.',
  },
});

export const offerTexts = texts({
  source: decision('section 20: a host answers a request with other dates or a special offer'),
  says: 'An offer for a request, for both sides',
  texts: {
    open: 'Suggest other dates or a price',
    intro:
      'Your guest sees your offer and its total, and has {offerHours} hours to accept. The nights are held until then, and your own time to respond stops.',
    choose: 'Choose other dates, guests or another price to see the total.',
    guestPays: 'Your guest pays',
    youPay: 'You pay',
    more: '{amount} more than the original request',
    less: '{amount} less than the original request',
    send: 'Send offer',
    sent: 'Offer sent.',
    headingOwn: 'Your offer',
    headingFrom: '{name} sent you an offer',
    waits: '{name} can accept until {moment}',
    waitsText: 'The nights are held until then. If {name} declines or doesn’t respond, the original request waits for your response again.',
    heldUntil: 'Held for you until {moment}',
    heldText: 'If you accept, you pay next. If you decline or don’t respond, your request goes back to {name}, as you sent it.',
    accept: 'Accept and go to payment',
    declineHeading: 'Decline this offer?',
    declineText: 'We’ll let {name} know. Your request goes back to them, as you sent it.',
    declineYes: 'Decline offer',
    withdraw: 'Withdraw offer',
    accepted: 'You accepted the offer.',
    declined: 'Offer declined. Your request is waiting for a response again.',
    withdrew: 'Offer withdrawn. The request waits for your response again.',
    original: 'Your guest’s original request',
    originalText: 'You can still accept or decline it. That ends your offer.',
    sentInList: 'Offer sent · waiting for the guest',
    inList: 'You have an offer · until {moment}',
    payAccepted: 'You accepted the offer. Pay now to confirm your stay.',
  },
});

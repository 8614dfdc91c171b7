// Mails about the money of bookings: paid directly, given back, and disputed.
import { Currency } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { mail, sometimes } from 'spec-to-app/job';
import { belongsTo, cents, integer, oneOf, optional } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import { Booking } from './booking.model';
import { findStay, openBooking, openStay, pointsInBalance, rest, stay, toCard } from './mail-words.model';

const fields = { booking_id: belongsTo(Booking) };

export const paymentRecorded = mail({
  source: decision('section 19: the guest is told how to object'),
  says: 'The guest is told of a payment that the host recorded',
  fields: { ...fields, amount_cents: cents({ says: 'In Canadian cents' }) },
  reader: 'guest',
  subject: '{name} recorded your payment of {amount}',
  body: {
    intro: '{name} says that you paid {amount} directly for {title}:',
    stay,
    restBy: rest,
    whole: sometimes('That’s the whole price: your booking is confirmed. See the address and check-in details on your stay page.'),
    askBack: sometimes('If the booking ends, ask your host for a refund.'),
    noRefund: 'We can’t refund payments made outside {product}.',
  },
  button: { ...openStay, ending: 'If you didn’t pay this amount, open your stay and report a problem.' },
});
const canadian = optional(cents({ says: 'The same in Canadian cents' }));
const late = decision('section 19: money for a booking that can no longer be had goes back by itself, and both are told');
export const paymentReturned = mail({
  source: late,
  says: 'The guest is told that the money goes back',
  fields: {
    ...fields,
    amount_cents: cents({ says: 'In the smallest unit of the currency' }),
    currency: oneOf(Currency),
    cad_cents: canadian,
  },
  reader: 'guest',
  subject: 'We’re returning your payment of {amount}',
  body: { intro: 'We received your payment for {title} when the booking was no longer available:', stay, back: toCard },
  button: findStay,
});
export const paymentReturnedHost = mail({
  source: late,
  says: 'The host is told that a payment came too late',
  fields,
  reader: 'host',
  subject: 'We’re returning a late payment for {title}',
  body: { intro: '{name} paid for {title} when the booking was no longer available, so we’re returning the payment:', stay },
  button: { ...openBooking, ending: 'You don’t need to do anything.' },
});
const byHand = decision('section 2: who is told of what; a refund that support makes at the payment provider is told like any other');
export const refundMade = mail({
  source: byHand,
  says: 'The guest is told of a refund that was made at the payment provider',
  fields: {
    ...fields,
    amount_cents: cents({ says: 'In the smallest unit of the currency' }),
    currency: oneOf(Currency),
    cad_cents: canadian,
    points: integer({ min: 0, says: 'The points that come back with it' }),
  },
  reader: 'guest',
  subject: 'We’re refunding you {amount} for {title}',
  body: { intro: 'You have a refund for this stay at {title}:', stay, back: toCard, points: sometimes(pointsInBalance) },
  button: { ...openStay, ending: 'Contact us if you have a question about it.' },
});
export const refundMadeHost = mail({
  source: byHand,
  says: 'The host is told of a refund that was made at the payment provider',
  fields: { ...fields, cad_cents: cents({ says: 'In Canadian cents' }) },
  reader: 'host',
  subject: '{name} was refunded {amount} for {title}',
  body: { intro: 'Our support team has refunded {amount} to {name} for this stay at {title}:', stay },
  button: { ...openBooking, ending: 'See your updated payout on the booking page.' },
});
export const paymentDisputedHost = mail({
  source: decision('section 2: a payout waits while something about its stay is to be looked at'),
  says: 'The host is told that the card’s owner denies the payment',
  fields,
  reader: 'host',
  subject: 'The payment for {title} is disputed',
  body: {
    intro: 'The cardholder has disputed the payment for this stay at {title} with their bank:',
    stay,
    waits: 'If we haven’t sent your payout yet, it waits until the bank decides. We’ll respond to the bank for you.',
  },
  button: { ...openBooking, ending: 'Keep your messages and photos of this stay. We’ll ask you if we need them.' },
});
export const DisputeOutcome = values({
  source: decision('section 20.15: what a bank takes back is held, and borne by decision'),
  says: 'How a dispute ended for the host',
  items: {
    won: { label: 'Won', says: 'The bank has let the payment stand' },
    refund: { label: 'Refund', says: 'What the bank gave back was owed to the guest anyhow' },
    host: { label: 'Host', says: 'The host bears it, as a refund' },
    us: { label: 'Us', says: 'We bear it' },
  },
});
export const disputeDecidedHost = mail({
  source: decision('section 2: who is told of what; a host who heard of a dispute hears how it ended'),
  says: 'The host is told how a dispute ended, and who bears it',
  fields: { ...fields, outcome: oneOf(DisputeOutcome), cad_cents: cents({ says: 'What the bank gave back, in Canadian cents' }) },
  reader: 'host',
  subject: 'The dispute over {title} has been decided',
  body: {
    intro: 'The bank has decided on the disputed payment for this stay at {title}:',
    stay,
    outcome: {
      won: 'The payment stands. Your payout doesn’t change, and if it was on hold, we’ll send it now.',
      us: 'The bank returned {amount} to the cardholder. {product} covers it: your payout doesn’t change, and if it was on hold, we’ll send it now.',
      host: 'The bank returned {amount} to the cardholder. It counts as a refund of this stay, so your payout is lower. If we’ve already paid you, we’ll take it from your next payouts.',
      refund: 'The bank returned {amount} to the cardholder. Your guest was due that refund anyway, so nothing changes for you.',
    },
  },
  button: { ...openBooking, ending: 'See your payout on the booking page. Contact us if you think we missed something.' },
});

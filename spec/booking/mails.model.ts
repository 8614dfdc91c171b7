// Mails about booked stays: paid, about to begin, lapsed, called off and reported.
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { given, mail, sometimes } from 'spec-to-app/job';
import { belongsTo, integer } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { ArrivalNote } from '../property/arrival.model';
import { Booking } from './booking.model';
import { BookingDetail } from './shown.model';
import {
  booking,
  detailsNeeded,
  directPartHost,
  findStay,
  itsPoints,
  notCharged,
  openBooking,
  openStay,
  pointsBack,
  pointsInBalance,
  refunds,
  stay,
  why,
} from './mail-words.model';
import { paidHost } from './request-mails.model';

const source = decision('section 2: who is told of what, and what follows');
const arriving = decision('section 20.10: the guest reads how one gets in, also in a mail the day before');
const fields = { booking_id: belongsTo(Booking) };

export const bookingPaid = mail({
  source,
  says: 'The guest gets a receipt',
  fields,
  reader: 'guest',
  subject: 'Receipt: your stay at {title}',
  body: {
    intro: 'Your stay at {title} is paid and confirmed:',
    stay,
    sums: given('Every line of the price, and the total'),
    paid: { money: 'You paid {amount}.', points: 'You paid {amount} and {points} points.' },
  },
  button: { ...openStay, ending: 'See the address and check-in details on your stay page.' },
  slots: itsPoints,
});
export const bookingPaidHost = mail({
  source,
  says: 'The host is told that the guest has paid',
  fields,
  reader: 'host',
  subject: paidHost.subject,
  body: {
    intro: paidHost.intro,
    stay,
    payout: 'We’ll send you {amount} {payoutHours} hours after check-in.',
    detailsNeeded,
  },
  button: openBooking,
});
export const arrivalNear = mail({
  source: arriving,
  says: 'The guest is told how to arrive',
  fields,
  reader: 'guest',
  subject: 'Your stay at {title} begins {date}',
  body: {
    intro: 'Your stay at {title} is about to begin:',
    stay,
    place: sometimes('Address: {address}'),
    notes: given('The host’s words about arriving, each part with its name'),
  },
  button: { ...openStay, ending: 'Your stay page has directions, your messages and anything your host adds.' },
  slots: { address: the(BookingDetail).address, notes: the(ArrivalNote).text },
});
export const arrivalNearTexts = texts({
  source: arriving,
  says: 'A part of the host’s words about arriving',
  texts: { note: '{part}: {text}' },
});
export const bookingLapsed = mail({
  source,
  says: 'The guest is told that the time to pay has passed',
  fields,
  reader: 'guest',
  subject: 'Your booking at {title} expired',
  body: {
    intro: 'We didn’t receive your payment for {title} in time, so these nights are available again:',
    stay,
    direct: sometimes('{name} recorded that you paid {amount} directly. We never received it, so ask your host for a refund.'),
    unpaid: sometimes(notCharged),
    pointsBack,
  },
  button: { label: 'Book again', to: '/listing/:property_id?', ending: 'You can book again if the nights are still available.' },
  slots: itsPoints,
});
export const bookingLapsedHost = mail({
  source,
  says: 'The host is told that the guest has not paid',
  fields,
  reader: 'host',
  subject: '{name} didn’t pay for {title}',
  body: {
    intro: '{name} didn’t pay for {title} in time. These nights are available again:',
    stay,
    direct: sometimes(directPartHost),
  },
  button: openBooking,
});
export const bookingCancelled = mail({
  source,
  says: 'The guest is told that the stay is cancelled, and how much is refunded',
  fields,
  reader: 'guest',
  subject: 'You cancelled your stay at {title}',
  body: { intro: 'Your stay at {title} is cancelled:', stay, ...refunds },
  button: openStay,
  slots: itsPoints,
});
export const bookingCancelledHost = mail({
  source,
  says: 'The host is told that the guest has cancelled',
  fields,
  reader: 'host',
  subject: '{name} cancelled their stay at {title}',
  body: {
    intro: '{name} cancelled their stay at {title}. These nights are available again:',
    stay,
    why,
    reason: given('The reason of the guest'),
    paid: {
      none: 'There’s no payout for this stay.',
      offline: 'Any refund is between you and your guest.',
      part: 'See what you’ll be paid on the booking page.',
    },
  },
  button: openBooking,
  slots: { reason: booking.cancel_reason },
});
export const bookingCalledOff = mail({
  source,
  says: 'The guest is told, and what comes back',
  fields,
  reader: 'guest',
  subject: '{name} cancelled your stay at {title}',
  body: {
    intro: '{name} cancelled your stay at {title}:',
    stay,
    why,
    reason: given('The reason of the host'),
    ...refunds,
    sorry: sometimes('We’re sorry. You get back everything you paid, including our fee.'),
    sorryRest: sometimes('We’re sorry. With the earlier refund, you get back everything you paid, including our fee.'),
  },
  button: findStay,
  slots: { ...itsPoints, reason: booking.cancel_reason },
});
export const bookingCalledOffHost = mail({
  source,
  says: 'The host who cancelled is told that the guest gets everything back and that the nights stay blocked',
  fields,
  reader: 'host',
  subject: 'You cancelled {name}’s stay at {title}',
  body: {
    intro: 'You cancelled {name}’s stay at {title}:',
    stay,
    back: { offline: directPartHost, unpaid: notCharged, paid: '{name} gets back everything they paid.' },
  },
  button: { ...openBooking, ending: 'These nights stay blocked in your calendar.' },
});
export const bookingReported = mail({
  source,
  says: 'The operator is told',
  fields,
  reader: 'support',
  subject: 'Report on booking {reference}',
  body: {
    intro: 'A problem was reported with booking {reference} at {title}:',
    stay,
    report: given('The words of who reports it'),
    waits: sometimes('The payout waits until the report is resolved.'),
  },
  button: { label: 'Open listing', to: '/listing/:property_id?', ending: 'Resolve it with the operator’s command.' },
});
const resolved = {
  source,
  fields,
  subject: 'The report about {title} is resolved',
  body: {
    intro: 'We’ve looked into the report about this stay at {title}:',
    stay,
    decision: given('What is refunded in money and points, in one paragraph; or that nothing is'),
  },
} as const;
const missed = 'Contact us if you think we missed something.';
export const reportResolved = mail({
  ...resolved,
  says: 'The guest is told how the report of a problem was decided',
  reader: 'guest',
  button: { ...openStay, ending: missed },
});
export const reportResolvedHost = mail({
  ...resolved,
  says: 'The host is told how the report of a problem was decided',
  reader: 'host',
  button: { ...openBooking, ending: missed },
});
export const reportResolvedTexts = texts({
  source,
  says: 'The decision in the mails to both about a report that is resolved',
  texts: {
    refund: 'You’ll be refunded {amount}.',
    refundIn: 'You’ll be refunded {amount}: {charged} to your card.',
    refundHost: '{name} will be refunded {amount}.',
    refundInAll: 'With earlier refunds, that’s {amount} in total.',
    points: pointsInBalance,
    pointsHost: '{name} gets {points} points back.',
    none: 'Nothing is refunded, and your host is paid.',
    noneHost: 'Nothing is refunded, and your payout goes ahead.',
    unpaid: 'Nothing was paid through {product}, so nothing is refunded.',
  },
});
export const pointsArrived = mail({
  source: decision('section 6: points arrive a day after a stay that ended well'),
  says: 'The guest is told how many points a stay brought',
  fields: { ...fields, points: integer({ min: 1, says: 'The points that the stay earned' }) },
  reader: 'guest',
  subject: 'You earned {points} points',
  body: {
    intro: 'Here are your points for your stay at {title}:',
    stay,
    worth: 'You earned {points} points, worth {amount} off a stay. They never expire.',
  },
  button: { label: 'View your points', to: '/points', ending: 'Use them at checkout once you have {pointsMinimum} or more.' },
});

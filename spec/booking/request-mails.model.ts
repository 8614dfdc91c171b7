// Mails about requests: each side gets a mail of its own, so that one that fails is tried again without the other.
import { Profile } from '../account/account.model';
import { decision } from 'spec-to-app/declaration';
import { given, mail, sometimes } from 'spec-to-app/job';
import { belongsTo } from 'spec-to-app/shapes';
import { Booking } from './booking.model';
import {
  answerRequest,
  booking,
  findStay,
  itsPoints,
  notCharged,
  openBooking,
  openRequest,
  payBy,
  payNow,
  openStay,
  pointsBack,
  rest,
  seeAddress,
  stay,
  why,
} from './mail-words.model';

const source = decision('section 2: who is told of what, and what follows');
const fields = { booking_id: belongsTo(Booking) };

const asked = {
  stay,
  message: given('The words of the guest'),
  payout: 'You’ll receive {amount}.',
  answerBy: sometimes('Answer by {moment}. After that, the request expires and your response rate drops.'),
};
const itsMessage = { message: booking.message };
const wants = { subject: '{name} wants to stay at {title}', intro: '{name} asked to book {title}:' };
export const paidHost = {
  subject: 'Booking confirmed: {name} at {title}, {dates}',
  intro: '{name} paid for their stay at {title}, so it’s confirmed:',
};

export const requestReceived = mail({
  source,
  says: 'The host is told who asks for which nights',
  fields,
  reader: 'host',
  subject: wants.subject,
  body: { intro: wants.intro, ...asked },
  button: { ...answerRequest, ending: 'The nights are held until you answer.' },
  slots: itsMessage,
});
export const bookingForCohost = mail({
  source: decision('section 20: a co-host who answers guests hears of requests and new bookings as the owner does'),
  says: 'A co-host is told who asks for which nights, or has booked them',
  fields: { ...fields, profile_id: belongsTo(Profile, { says: 'The co-host' }) },
  reader: 'cohost',
  subject: { asked: wants.subject, paid: paidHost.subject },
  body: {
    intro: { asked: wants.intro, paid: paidHost.intro },
    stay: given('The stay: where, when and who comes; for how much only where the co-host sees the money'),
    message: given('The words of the guest who asks'),
    cohost: 'You co-host this place. You can write with the guest; {host} answers requests and makes changes.',
  },
  button: openBooking,
  slots: itsMessage,
});
export const requestSent = mail({
  source,
  says: 'The guest is told until when the host may answer',
  fields,
  reader: 'guest',
  subject: 'Request sent: {title}',
  body: {
    intro: 'We sent your request for {title} to {name}:',
    stay,
    until: sometimes('{name} can answer until {moment}. After that, the request expires.'),
  },
  button: { ...openRequest, ending: 'You don’t pay anything until {name} accepts.' },
});
export const requestChanged = mail({
  source,
  says: 'The host is told how the guest changed the request',
  fields,
  reader: 'host',
  subject: '{name} changed their request for {title}',
  body: { intro: 'The request for {title} is now:', ...asked },
  button: answerRequest,
  slots: itsMessage,
});
export const requestAccepted = mail({
  source,
  says: 'The guest is told until when to pay',
  fields,
  reader: 'guest',
  subject: 'Accepted: your stay at {title}',
  body: { intro: '{name} accepted your request for {title}:', stay, words: given('The words of the host'), ...payBy },
  button: seeAddress,
  slots: itsPoints,
});
export const paymentNear = mail({
  source,
  says: 'The guest who has not paid is told that the time to pay is almost over',
  fields,
  reader: 'guest',
  subject: 'Pay soon to keep your stay at {title}',
  body: {
    intro: { whole: 'You haven’t paid for your stay at {title} yet:', rest: 'Your stay at {title} isn’t fully paid yet:' },
    stay,
    ...payBy,
    restBy: rest,
  },
  button: { whole: payNow, rest: openStay },
  slots: itsPoints,
});
export const requestRejected = mail({
  source,
  says: 'The guest is told why',
  fields,
  reader: 'guest',
  subject: 'Your request for {title} was declined',
  body: {
    intro: '{name} can’t host you at {title} on these dates:',
    stay,
    why,
    reason: given('The reason of the host'),
    notCharged,
    pointsBack,
  },
  button: findStay,
  slots: { ...itsPoints, reason: booking.reject_reason },
});
export const requestExpired = mail({
  source,
  says: 'The guest is told that nobody answered',
  fields,
  reader: 'guest',
  subject: 'Your request for {title} expired',
  body: { intro: '{name} didn’t respond to your request for {title} in time:', stay, notCharged, pointsBack },
  button: findStay,
  slots: itsPoints,
});
export const requestExpiredHost = mail({
  source,
  says: 'The host is told that a request was not answered',
  fields,
  reader: 'host',
  subject: 'A request for {title} expired',
  body: { intro: 'You didn’t answer {name}’s request for {title} in time. These nights are available again:', stay },
  button: {
    ...openBooking,
    ending: 'Unanswered requests lower your response rate. Turn on instant book, or block nights that you don’t want to offer.',
  },
});
export const requestWithdrawn = mail({
  source,
  says: 'The host is told that the guest no longer asks',
  fields,
  reader: 'host',
  subject: '{name} withdrew their request for {title}',
  body: {
    intro: '{name} withdrew their request for {title}. These nights are available again:',
    stay,
    why,
    reason: given('The reason of the guest'),
  },
  button: { ...openBooking, ending: 'You don’t need to do anything.' },
  slots: { reason: booking.cancel_reason },
});

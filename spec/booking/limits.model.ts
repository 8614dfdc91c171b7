// The limits of bookings: texts, clocks of answering and paying, open requests.
import { decision } from 'spec-to-app/declaration';
import { constant } from 'spec-to-app/values';

export const reasonMax = constant(500, {
  source: decision('section 11: a reason, not a letter'),
  unit: 'characters',
  says: 'The longest reason for cancelling or rejecting',
});
export const messageMax = constant(2000, {
  source: decision('long enough for what one asks of a host'),
  unit: 'characters',
  says: 'The longest message',
});
export const messagePhotosMax = constant(4, {
  source: decision('section 20: pictures in messages; more are an album'),
  says: 'The most pictures of one message',
});
export const openRequestsMax = constant(3, {
  source: decision('section 2: requests hold nights, so nobody holds many'),
  says: 'Open requests of one guest',
});
export const bookingsPerHour = constant(10, {
  source: decision('section 20: each booking holds nights; a person books a few'),
  says: 'Bookings and requests that one person may ask for in an hour, refused ones among them',
});
export const unpaidHoldsMax = constant(3, {
  source: decision('section 20: what holds nights costs nothing until it is paid, so nobody holds many'),
  says: 'Bookings of one guest that hold nights and wait for the guest’s payment',
});
export const arrivalMailHours = constant(24, {
  source: decision('section 20.10: the guest reads how one gets in, also in a mail the day before'),
  unit: 'hours',
  says: 'How long before check-in a guest gets the mail about arriving',
});
export const payReminderMinutes = constant(60, {
  source: decision('section 16: the guest is told once more before nights are released'),
  unit: 'minutes',
  says: 'How long before the time to pay is over a guest who has not paid gets a mail',
});
export const lostHoldWaitHours = constant(1, {
  source: decision('section 20: nights are not held over and over without paying'),
  unit: 'hours',
  says: 'How long a guest waits to book a place again after a booking there lapsed or was cancelled unpaid',
});
export const lostHoldsWaitHours = constant(24, {
  source: decision('section 20: nights are not held over and over without paying'),
  unit: 'hours',
  says: 'How long that is from the second time on',
});
export const lostHoldDays = constant(30, {
  source: decision('section 20: a person who did not pay once, long ago, begins anew'),
  unit: 'days',
  says: 'How long an unpaid booking counts as a time before',
});
export const replyHours = constant(24, {
  source: decision('section 2: as guests know it from elsewhere'),
  unit: 'hours',
  says: 'How long a host may take to answer a request',
});
export const payMinutesInstant = constant(15, {
  source: decision('section 2: nights are not held for a window left open'),
  unit: 'minutes',
  says: 'How long a guest may take to pay an instant booking',
});
export const payHours = constant(24, {
  source: decision('section 2'),
  unit: 'hours',
  says: 'How long a guest may take to pay an accepted request',
});
export const payHoursSoon = constant(2, {
  source: decision('section 2: the stay is near'),
  unit: 'hours',
  says: 'How long a guest may take to pay when check-in is near',
});
export const soonHours = constant(48, {
  source: decision('section 2'),
  unit: 'hours',
  says: 'How close to check-in an accepted request counts as near',
});
export const recordHours = constant(24, {
  source: decision('section 2: a part that a host recorded holds no nights for ever'),
  unit: 'hours',
  says: 'How long after a first part a host may record the rest of a direct payment',
});
export const payoutHours = constant(24, {
  source: decision('section 2: time for a guest to say that something is wrong'),
  unit: 'hours',
  says: 'How long after check-in the host is paid',
});
export const reportDays = constant(14, {
  source: decision('section 2: as long as a review may be written'),
  unit: 'days',
  says: 'How long after check-out a stay may be reported',
});
export const comingDays = constant(28, {
  source: decision('look and feel: what needs an answer comes first'),
  unit: 'days',
  says: 'The coming days that a host sees at one glance, today among them',
});

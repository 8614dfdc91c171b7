// The common words of mails about bookings: those of their cards, and parts that several of them have. Dates and moments are those
// of the property; no mail tells a way past the product, and none an address but the one about arriving, which goes to who has paid.
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { given, sometimes } from 'spec-to-app/job';
import { counted, texts } from 'spec-to-app/text';
import { Booking } from './booking.model';

export const booking = the(Booking);

export const bookingMailTexts = texts({
  source: decision('section 2: who is told of what; section 16: each mail has one clear next step'),
  says: 'The cards of stays in mails, and names of those who have none',
  texts: {
    checkin: 'Check-in',
    after: '{date}, after {time}',
    checkout: 'Check-out',
    before: '{date}, before {time}',
    nights: 'Nights',
    guests: 'Guests',
    total: 'Total',
    paid: 'Paid by card',
    payout: 'Payout before taxes',
    booking: 'Booking',
    moment: '{date} at {time} {zone}',
    quoted: '“{text}”',
    guest: 'Your guest',
    host: 'Your host',
    itsHost: 'The host',
    place: 'the place',
    adults: counted('count', { one: '{count} adult', other: '{count} adults' }),
    children: counted('count', { one: '{count} child', other: '{count} children' }),
    infants: counted('count', { one: '{count} infant', other: '{count} infants' }),
    pets: counted('count', { one: '{count} pet', other: '{count} pets' }),
  },
});

export const stay = given('The stay: where, when, who comes, and for how much');
export const openStay = { label: 'View your stay', to: '/stays/:booking_id?' } as const;
export const openRequest = { label: 'View your request', to: '/stays/:booking_id?' } as const;
export const openBooking = { label: 'View booking', to: '/bookings/:booking_id?' } as const;
export const answerRequest = { label: 'Answer request', to: '/bookings/:booking_id?' } as const;
export const findStay = { label: 'Find another stay', to: '/search' } as const;
export const payNow = { label: 'Pay now', to: '/checkout/:booking_id?' } as const;
export const seeAddress = { ...payNow, ending: 'You’ll see the address once you’ve paid.' } as const;

/** The points put towards a booking: those it takes, and those that come back. */
export const itsPoints = { points: booking.points };
/** The sum to pay here, with what points take off it, and until when. */
export const payBy = {
  points: sometimes('Your {points} points take {amount} off the total.'),
  pay: sometimes('Pay {amount} by {moment} to confirm your stay. After that, the nights are released.'),
};
export const notCharged = 'Nothing was charged.';
/** A request or booking that came to nothing before it was paid. */
export const pointsBack = sometimes('Your {points} points are available again.');
export const detailsNeeded = sometimes('Your payout details aren’t complete. We’ll hold it until you complete them on your account page.');
export const why = sometimes('Their reason:');
export const toCard = 'We’re refunding {amount} to your card. Allow up to 10 business days.';
export const pointsInBalance = '{points} points are back in your balance.';
export const directPartHost = 'You recorded that {name} paid you {amount} directly. Please refund it to them.';
/** The sum that the host has yet to record, and until when. */
export const rest = sometimes(
  '{name} has recorded {sum} so far. Pay the remaining {left} directly too. {name} has until {moment} to record it, or the booking ends.',
);
/** The refund of a stay that was called off. */
export const refunds = {
  offline: sometimes('You paid your host directly, so any refund is between you and your host.'),
  unpaid: sometimes(notCharged),
  noMore: sometimes('There’s no further refund: {amount} was refunded earlier.'),
  none: sometimes('There’s no refund under the {policy} policy at this time.'),
  refund: sometimes('You’ll be refunded {amount}. Allow up to 10 business days for it to reach your card.'),
  refundIn: sometimes('You’ll be refunded {amount}: {charged} to your card, at your original exchange rate. Allow up to 10 business days.'),
  points: sometimes(pointsInBalance),
  before: sometimes('{amount} was refunded earlier.'),
};

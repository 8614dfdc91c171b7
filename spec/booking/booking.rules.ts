// Guards and moves of a booking, and the status that people read.
import { Visitor } from '../account/account.model';
import { named, signedIn } from '../account/account.rules';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { guard, status } from 'spec-to-app/rule';
import { absent, after, all, any, at, before, days, is, isIn, isNot, isOneOf, later, namedTerm, now, today } from 'spec-to-app/terms';
import { bookingNotFound, notThisSide } from './booking.errors';
import { Booking } from './booking.model';

const visitor = the(Visitor);
const booking = the(Booking);

/** The product's meaning of a stay's times. */
const begins = namedTerm('check-in time', at(booking.checkin, booking.checkin_time, booking.timezone));
const ends = namedTerm('check-out time', at(booking.checkout, booking.checkout_time, booking.timezone));
const todayThere = namedTerm('today at the property', today(booking.timezone));

// Guards

export const readerOfBooking = guard({
  source: decision('section 20: a co-host who answers guests reads their bookings and writes with them, and moves none'),
  says: 'the guest or the host of the booking, or a co-host who answers guests there',
  after: [signedIn],
  of: Booking,
  missing: bookingNotFound,
  requires: [
    {
      that: any(
        is(booking.guest_id, visitor.profile_id),
        is(booking.host_id, visitor.profile_id),
        isIn(visitor.profile_id, booking.cohost_ids),
      ),
      otherwise: bookingNotFound,
    },
  ],
});
export const partyToBooking = guard({
  source: decision('section 17: a booking is for its two parties; to everybody else it does not exist'),
  says: 'the guest or the host of the booking',
  after: [signedIn],
  of: Booking,
  missing: bookingNotFound,
  requires: [{ that: any(is(booking.guest_id, visitor.profile_id), is(booking.host_id, visitor.profile_id)), otherwise: bookingNotFound }],
});
export const namedPartyToBooking = guard({
  source: decision('section 17: each side moves a booking under its name, as every move asks'),
  says: 'the guest or the host of the booking, with a name',
  after: [named, partyToBooking],
  requires: [],
});
export const guestOfBooking = guard({
  source: decision('section 17: pay, points and review are the guest’s'),
  says: 'the guest of the booking',
  after: [named, partyToBooking],
  of: Booking,
  requires: [{ that: is(booking.guest_id, visitor.profile_id), otherwise: notThisSide }],
});
export const hostOfBooking = guard({
  source: decision('section 17: accept, reject and record-payment are the host’s'),
  says: 'the host of the booking',
  after: [named, partyToBooking],
  of: Booking,
  requires: [{ that: is(booking.host_id, visitor.profile_id), otherwise: notThisSide }],
});

// Displayed statuses

export const bookingDisplayStatus = status({
  source: '§4 Booking display status',
  says: 'What a booking shows, worked out from its state and dates in the property’s time zone',
  of: Booking,
  rows: [
    { name: 'pending', when: is(booking.status, 'pending'), label: { titleCase: booking.status }, tone: 'waiting' },
    { name: 'called_off', when: isOneOf(booking.status, ['cancelled', 'rejected']), label: { titleCase: booking.status }, tone: 'bad' },
    { name: 'unconfirmed', when: isNot(booking.status, 'confirmed'), label: { titleCase: booking.status }, tone: 'quiet' },
    { name: 'payment_pending', when: absent(booking.paid_at), label: 'Payment Pending', tone: 'waiting' },
    { name: 'arrives_tomorrow', when: is(booking.checkin, later(todayThere, days(1))), label: 'Arrives Tomorrow', tone: 'info' },
    { name: 'checking_in', when: is(booking.checkin, todayThere), label: 'Checking In', tone: 'info' },
    { name: 'checking_out', when: is(booking.checkout, todayThere), label: 'Checking Out', tone: 'info' },
    {
      name: 'hosting',
      when: all(after(now, begins), before(now, ends)),
      label: { host: 'Hosting', guest: 'Staying' },
      tone: 'good',
    },
    { name: 'completed', when: after(now, ends), label: 'Completed', tone: 'quiet' },
    { name: 'upcoming', label: { titleCase: booking.status }, tone: 'good' },
  ],
});

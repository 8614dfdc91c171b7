// The conditions of a stay before it is booked, and of requests about a booking.
import { Visitor } from '../account/account.model';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { rule } from 'spec-to-app/rule';
import {
  any,
  at,
  atLeast,
  atMost,
  before,
  days,
  hours,
  is,
  isTrue,
  later,
  lengthOf,
  sizeOf,
  lessThan,
  daysBetween,
  none,
  notAfter,
  notBefore,
  namedTerm,
  now,
  present,
  sum,
  today,
} from 'spec-to-app/terms';
import { bookingHorizonDays } from '../property/limits.model';
import { Property } from '../property/property.model';
import {
  bookingIdInvalid,
  bookingIdMissing,
  checkinPast,
  checkoutBeforeCheckin,
  maxNights,
  messageMissing,
  minNights,
  notBookable,
  ownProperty,
  petsRefused,
  tooFarAhead,
  tooManyGuests,
} from './booking.errors';
import { BookingMessage, BookingReference, StayRequest } from './request.model';

const visitor = the(Visitor);
const property = the(Property);
const asked = the(BookingReference);
const contact = the(BookingMessage);

// The stay

const stay = the(StayRequest);
const arrival = namedTerm('check-in time', at(stay.checkin, property.checkin_time, property.timezone));

export const stayFits = rule({
  source: decision('sections 2 and 8: the rules of the listing hold for every booking'),
  says: 'A stay fits the rules of the property',
  requires: [
    { that: before(stay.checkin, stay.checkout), otherwise: checkoutBeforeCheckin },
    { that: notBefore(arrival, later(now, hours(property.advance_notice_hours))), otherwise: checkinPast },
    { that: notAfter(stay.checkout, later(today(property.timezone), days(bookingHorizonDays))), otherwise: tooFarAhead },
    { that: atLeast(daysBetween(stay.checkin, stay.checkout, 'nights'), property.min_nights), otherwise: minNights },
    { that: atMost(daysBetween(stay.checkin, stay.checkout, 'nights'), property.max_nights), otherwise: maxNights },
    { that: atMost(sum(stay.adults, stay.children), property.sleeps), otherwise: tooManyGuests },
    { that: any(lessThan(stay.pets, 1), isTrue(property.pets_allowed)), otherwise: petsRefused },
  ],
});
export const notOwnProperty = rule({
  source: decision('section 2: nobody books from themselves'),
  says: 'A guest books somebody else’s property',
  requires: [{ that: none(is(property.profile_id, visitor.profile_id)), otherwise: ownProperty }],
});
export const placeIsBookable = rule({
  source: decision('section 12: drafts, paused and archived properties take no bookings'),
  says: 'A place can be booked while it is listed',
  requires: [{ that: is(property.status, 'listed'), otherwise: notBookable }],
});

// Requests about a booking

export const messageNamesBooking = rule({
  source: '§5',
  says: 'A message about a booking names the booking',
  requires: [{ that: present(asked.booking_id), otherwise: bookingIdMissing }],
});
export const bookingMessageIsGiven = rule({
  source: '§5',
  says: 'A message about a booking says or shows something',
  requires: [{ that: any(atLeast(lengthOf(contact.message), 1), atLeast(sizeOf(contact.photo_ids), 1)), otherwise: messageMissing }],
});
export const changeNamesBooking = rule({
  source: '§5',
  says: 'A change and a new price name their booking',
  requires: [{ that: present(asked.booking_id), otherwise: bookingIdInvalid }],
});

// Until when each side of a booking may act.
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { derived } from 'spec-to-app/rule';
import { at, before, days, earliest, either, hours, later, namedTerm, now } from 'spec-to-app/terms';
import { Booking } from './booking.model';
import { payHours, payHoursSoon, replyHours, soonHours } from './limits.model';

const booking = the(Booking);
export const begins = namedTerm('check-in time', at(booking.checkin, booking.checkin_time, booking.timezone));
export const ends = namedTerm('check-out time', at(booking.checkout, booking.checkout_time, booking.timezone));

export const replyDeadline = derived({
  source: decision('section 2: a day to answer, and never after check-in time'),
  says: 'Until when a host may answer a request',
  is: earliest(later(booking.created_at, hours(replyHours)), begins),
});
export const hoursToPay = derived({
  source: decision('section 2: a day to pay, and less where the stay is near'),
  says: 'How many hours a guest may take to pay an accepted request',
  is: either(before(begins, later(now, hours(soonHours))), payHoursSoon, payHours),
});
export const payDeadline = derived({
  source: decision('section 2: a day to pay, and less where the stay is near'),
  says: 'Until when a guest may pay a request that is accepted now',
  is: later(now, hours(hoursToPay.is)),
});
export const reviewDeadline = derived({
  source: '§9',
  says: 'Until when a stay may be reviewed',
  is: later(booking.checkoutDate, days(booking.reviewWindowDays)),
});

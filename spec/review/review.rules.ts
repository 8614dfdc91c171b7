// When a stay may be reviewed.
import { Booking } from '../booking/booking.model';
import { the } from '../language/entity';
import { rule } from '../language/rule';
import { absent, after, at, days, is, later, notAfter, notion, now } from '../language/terms';
import { alreadyReviewed, notReviewable, reviewTooLate, stayNotOver } from './review.errors';

const booking = the(Booking);
const ends = notion('check-out time', at(booking.checkout, booking.checkout_time, booking.timezone));

export const mayReview = rule({
  source: '§5',
  says: 'A stay may be reviewed',
  requires: [
    { that: is(booking.status, 'confirmed'), otherwise: notReviewable },
    { that: after(now, ends), otherwise: stayNotOver },
    { that: notAfter(now, later(ends, days(booking.reviewWindowDays))), otherwise: reviewTooLate },
    { that: absent(booking.review), otherwise: alreadyReviewed },
  ],
});

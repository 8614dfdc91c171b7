// When a stay may be reviewed, and a review answered.
import { Booking } from '../booking/booking.model';
import { the } from 'spec-to-app/entity';
import { rule } from 'spec-to-app/rule';
import { decision } from 'spec-to-app/declaration';
import { absent, after, at, days, is, isFalse, later, notAfter, namedTerm, now } from 'spec-to-app/terms';
import {
  alreadyReplied,
  alreadyReviewed,
  guestAlreadyReviewed,
  guestNotReviewable,
  guestReviewTooLate,
  guestStillThere,
  notReviewable,
  replyTooLate,
  reviewTooLate,
  stayNotOver,
} from './review.errors';
import { hostReplyDays, Review } from './review.model';

const booking = the(Booking);
const review = the(Review);
const ends = namedTerm('check-out time', at(booking.checkout, booking.checkout_time, booking.timezone));

export const mayReview = rule({
  source: '§5',
  says: 'A stay may be reviewed',
  requires: [
    { that: is(booking.status, 'confirmed'), otherwise: notReviewable },
    { that: isFalse(booking.is_given_back), otherwise: notReviewable },
    { that: after(now, ends), otherwise: stayNotOver },
    { that: notAfter(now, later(ends, days(booking.reviewWindowDays))), otherwise: reviewTooLate },
    { that: absent(booking.review), otherwise: alreadyReviewed },
  ],
});
export const mayReviewGuest = rule({
  source: decision('section 20: a host reviews a guest in the same days in which the guest reviews the stay'),
  says: 'A host may review the guest',
  requires: [
    { that: is(booking.status, 'confirmed'), otherwise: guestNotReviewable },
    { that: isFalse(booking.is_given_back), otherwise: guestNotReviewable },
    { that: after(now, ends), otherwise: guestStillThere },
    { that: notAfter(now, later(ends, days(booking.reviewWindowDays))), otherwise: guestReviewTooLate },
    { that: absent(booking.guest_review), otherwise: guestAlreadyReviewed },
  ],
});
export const mayReply = rule({
  source: decision('section 9: one public reply, within a month'),
  says: 'A host may reply to a review',
  requires: [
    { that: absent(review.host_reply), otherwise: alreadyReplied },
    { that: notAfter(now, later(review.created_at, days(hostReplyDays))), otherwise: replyTooLate },
  ],
});

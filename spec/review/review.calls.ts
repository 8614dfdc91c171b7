// Calls about reviews.
import { publicProfile } from '../account/account.rules';
import { guestOfBooking, hostOfBooking, partyToBooking } from '../booking/booking.rules';
import { call } from 'spec-to-app/call';
import { pick } from 'spec-to-app/entity';
import { anyone } from 'spec-to-app/rule';
import { id, integer, like, nullable, oneOf, optional, text, longText } from 'spec-to-app/shapes';
import { decision } from 'spec-to-app/declaration';
import { minutes } from 'spec-to-app/terms';
import { namesOf, values } from 'spec-to-app/values';
import { lastPage } from '../product';
import { listingReads } from '../property/limits.model';
import { owner, publicListing } from '../property/property.rules';
import { reviewNotFound, reviewPersonal } from './review.errors';
import { mayReply, mayReview, mayReviewGuest } from './review.rules';
import {
  GuestReview,
  GuestReviewList,
  GuestReviewPart,
  privateNoteMax,
  PublicReview,
  Review,
  ReviewList,
  ReviewPart,
  ShownGuestReview,
} from './review.model';
import { personLeft } from '../message/message.errors';

export const ReviewOrder = values({
  source: decision('readers look for the newest, the best and the worst'),
  says: 'In which order reviews are listed',
  items: { newest: { label: 'Newest' }, highest: { label: 'Highest' }, lowest: { label: 'Lowest' } },
});

const reads = { times: listingReads.value, per: minutes(10) };
const page = {
  page: integer({ min: 1, max: lastPage.value, default: 1 }),
  per_page: integer({ min: 1, max: 50, default: 6 }),
  sort: oneOf(ReviewOrder, { default: 'newest' }),
  query: optional(text({ max: 100, says: 'Only those that hold these words' })),
};

export const listPropertyReviews = call('GET /property/{property_id}/review', {
  source: '§7 Property',
  says: 'The reviews of a property',
  guard: publicListing,
  throttle: reads,
  query: page,
  answer: like(ReviewList),
});

export const listHostReviews = call('GET /property/profile/{profile_id}/review', {
  source: '§7 Property',
  says: 'The reviews of all properties of a host',
  guard: publicProfile,
  throttle: reads,
  query: page,
  answer: like(ReviewList),
});

export const listReviews = call('GET /property/review', {
  source: '§7 Property',
  says: 'The newest reviews of the whole product',
  guard: anyone,
  throttle: reads,
  query: page,
  answer: like(ReviewList),
});

export const getBookingReview = call('GET /booking/{booking_id}/review', {
  source: '§7 Booking',
  says: 'What the two sides of a booking wrote: each reads its own at once, and the other’s once it shows; the note is for the host alone',
  guard: partyToBooking,
  answer: {
    review: nullable(like(PublicReview)),
    ...pick(Review, 'private_note'),
    guest_review: nullable(like(ShownGuestReview, { says: 'What the host wrote of the guest' })),
  },
});

const mutual = decision(
  'section 20: both sides of a stay write, and neither reads the other’s before both have written or the time is over',
);

export const submitGuestReview = call('POST /booking/{booking_id}/guest-review', {
  source: mutual,
  says: 'The host reviews the guest',
  guard: hostOfBooking,
  input: pick(GuestReview, 'rating', ...namesOf(GuestReviewPart), 'comment'),
  answer: like(ShownGuestReview),
  rules: [mayReviewGuest],
  errors: [reviewPersonal, personLeft],
  repeatable: true,
});

export const listGuestReviews = call('GET /booking/{booking_id}/guest-review', {
  source: mutual,
  says: 'What hosts wrote of the guest, for a host who has a request or a booking from that guest',
  guard: hostOfBooking,
  query: { page: page.page },
  answer: like(GuestReviewList),
});

export const submitReview = call('POST /booking/{booking_id}/review', {
  source: '§7 Booking',
  says: 'The guest reviews the stay',
  guard: guestOfBooking,
  input: {
    ...pick(Review, 'rating', ...namesOf(ReviewPart), 'comment'),
    private_note: optional(longText({ max: privateNoteMax.value, says: 'For the host alone' })),
  },
  answer: like(PublicReview),
  rules: [mayReview],
  errors: [reviewPersonal],
  repeatable: true,
});

export const replyToReview = call('POST /property/{property_id}/review/{review_id}/reply', {
  source: decision('section 17: the host’s public answer'),
  says: 'The host answers a review, once, for all to read',
  guard: owner,
  params: { review_id: id() },
  input: { reply: longText({ min: 1, max: privateNoteMax.value, says: 'For everybody who reads the review' }) },
  answer: like(PublicReview),
  rules: [mayReply],
  errors: [reviewNotFound, reviewPersonal],
  repeatable: true,
});

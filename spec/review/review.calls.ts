// Calls about reviews.
import { publicProfile } from '../account/account.rules';
import { guestOfBooking, partyToBooking } from '../booking/booking.rules';
import { call } from 'spec-to-app/call';
import { pick } from 'spec-to-app/entity';
import { anyone } from 'spec-to-app/rule';
import { id, integer, like, nullable, oneOf, optional, text, longText } from 'spec-to-app/shapes';
import { decision } from 'spec-to-app/declaration';
import { namesOf, values } from 'spec-to-app/values';
import { lastPage } from '../product';
import { owner, publicListing } from '../property/property.rules';
import { reviewNotFound, reviewPersonal } from './review.errors';
import { mayReply, mayReview } from './review.rules';
import { privateNoteMax, PublicReview, Review, ReviewList, ReviewPart } from './review.model';

export const ReviewOrder = values({
  source: decision('readers look for the newest, the best and the worst'),
  says: 'In which order reviews are listed',
  items: { newest: { label: 'Newest' }, highest: { label: 'Highest' }, lowest: { label: 'Lowest' } },
});

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
  query: page,
  answer: like(ReviewList),
});

export const listHostReviews = call('GET /property/profile/{profile_id}/review', {
  source: '§7 Property',
  says: 'The reviews of all properties of a host',
  guard: publicProfile,
  query: page,
  answer: like(ReviewList),
});

export const listReviews = call('GET /property/review', {
  source: '§7 Property',
  says: 'The newest reviews of the whole product',
  guard: anyone,
  query: page,
  answer: like(ReviewList),
});

export const getBookingReview = call('GET /booking/{booking_id}/review', {
  source: '§7 Booking',
  says: 'The review of a booking, once there is one, with what it says to the host alone',
  guard: partyToBooking,
  answer: { review: nullable(like(PublicReview)), ...pick(Review, 'private_note') },
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

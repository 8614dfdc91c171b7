// The tables of reviews, and of who was asked for one.
import { nobodyId } from '../account/stored.model';
import { Booking } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { belongsTo, id, instant, nullable, oneOf } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { GuestReview, PublicReview, Review, ReviewReminder, ShownGuestReview } from './review.model';

export const storedReviews = stored('reviews', {
  source: '§3 Review',
  says: 'What guests said of their stays, one for each',
  of: Review,
  shows: [PublicReview],
  columns: {
    profile_id: { nullable: true, otherwise: nobodyId.value },
    looked_at: nullable(instant({ says: 'When the operator decided about it: it waits for no other look' })),
  },
  unique: [['booking_id']],
  checks: ['rating between 1 and 5'],
});

export const storedGuestReviews = stored('guest_reviews', {
  source: decision('section 20: hosts review guests'),
  says: 'What hosts said of their guests, once for each stay',
  of: GuestReview,
  shows: [ShownGuestReview],
  columns: { profile_id: { nullable: true, otherwise: nobodyId.value } },
  unique: [['booking_id']],
  checks: ['rating between 1 and 5'],
});

export const storedReviewReminders = stored('review_reminders', {
  source: decision('section 9: asked once, reminded once, whatever is done twice'),
  says: 'Which guests were asked for a review of which stay',
  columns: {
    property_id: id({ says: 'As bookings are, so that the two stay together' }),
    booking_id: belongsTo(Booking),
    reminder: oneOf(ReviewReminder),
    sent_at: instant(),
  },
  key: ['booking_id', 'reminder'],
});

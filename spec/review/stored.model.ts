// The table of reviews.
import { nobodyId } from '../account/stored.model';
import { stored } from '../language/stored';
import { PublicReview, Review } from './review.model';

export const storedReviews = stored('reviews', {
  source: '§3 Review',
  says: 'What guests said of their stays, one for each',
  of: Review,
  shows: [PublicReview],
  columns: { profile_id: { nullable: true, otherwise: nobodyId.value } },
  unique: [['booking_id']],
  checks: ['rating between 1 and 5'],
});

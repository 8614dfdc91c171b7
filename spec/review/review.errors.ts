// Why a review is refused.
import { decision } from '../language/declaration';
import { error } from '../language/problem';

export const notReviewable = error('review.not_confirmed', {
  source: '§5',
  status: 409,
  shown: 'banner',
  text: 'Only a confirmed stay can be reviewed.',
  cure: 'This booking didn’t become a stay.',
});
export const stayNotOver = error('review.stay_not_over', {
  source: '§5',
  status: 409,
  shown: 'banner',
  text: 'You can review a stay after check-out.',
  cure: 'Come back after your stay.',
});
export const reviewTooLate = error('review.too_late', {
  source: '§5',
  status: 409,
  shown: 'banner',
  text: 'You can review a stay up to {reviewWindowDays} days after check-out.',
  cure: 'Message the host from the booking.',
});
export const alreadyReviewed = error('review.already_there', {
  source: '§5',
  status: 409,
  shown: 'banner',
  text: 'You have already reviewed this stay.',
  cure: 'Reviews can’t be edited.',
});
export const reviewPersonal = error('review.personal_details', {
  source: decision('section 9: no addresses, numbers or links in public texts'),
  status: 422,
  shown: 'field',
  text: 'Reviews can’t include email addresses, phone numbers or links.',
  cure: 'Remove them. Use the private note for the host instead.',
});

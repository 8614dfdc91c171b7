// Why a review is refused.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { text } from 'spec-to-app/shapes';

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
const ofGuest = decision('section 20: a host reviews a guest in the same days in which the guest reviews the stay');
export const guestNotReviewable = error('review.guest_not_confirmed', {
  source: ofGuest,
  status: 409,
  shown: 'banner',
  text: 'You can only review the guest of a confirmed stay.',
  cure: 'This booking didn’t become a stay.',
});
export const guestStillThere = error('review.guest_still_there', {
  source: ofGuest,
  status: 409,
  shown: 'banner',
  text: 'You can review a guest after check-out.',
  cure: 'Come back once the stay is over.',
});
export const guestReviewTooLate = error('review.guest_too_late', {
  source: ofGuest,
  status: 409,
  shown: 'banner',
  text: 'You can review a guest up to {reviewWindowDays} days after check-out.',
  cure: 'Report a problem on the booking if something is still open.',
});
export const guestAlreadyReviewed = error('review.guest_already_there', {
  source: ofGuest,
  status: 409,
  shown: 'banner',
  text: 'You’ve already reviewed this guest.',
  cure: 'Reviews can’t be edited.',
});
export const reviewPersonal = error('review.personal_details', {
  source: decision('section 9: no addresses, numbers or links in public texts'),
  status: 422,
  shown: 'field',
  text: 'Reviews can’t include email addresses, phone numbers or links. Remove “{found}”.',
  slots: { found: text({ example: 'sam@example.com' }) },
  cure: 'Use the private note for anything only the host should see.',
});
export const reviewNotFound = error('review.not_found', {
  source: decision('section 0: what does not exist is refused before anything else about it'),
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this review.',
  cure: 'Reload the page to see the current reviews.',
});
export const alreadyReplied = error('review.already_replied', {
  source: decision('section 9: one public reply of the host'),
  status: 409,
  shown: 'banner',
  text: 'You have already replied to this review.',
  cure: 'Replies can’t be edited.',
});
export const replyTooLate = error('review.reply_too_late', {
  source: decision('section 9'),
  status: 409,
  shown: 'banner',
  text: 'You can reply to a review up to {hostReplyDays} days after it was written.',
  cure: 'Message the guest from the booking.',
});

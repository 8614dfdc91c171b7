// Calls that show the reviews of one person: one's own, and another's.
import { call } from 'spec-to-app/call';
import { integer, like } from 'spec-to-app/shapes';
import { lastPage } from '../product';
import { decision } from 'spec-to-app/declaration';
import { GuestReviewList, ReviewList } from '../review/review.model';
import { signedIn, signedInAtProfile } from './account.rules';

const page = integer({ min: 1, max: lastPage.value, default: 1, says: 'Which page of the list' });

export const listOwnReviews = call('GET /user/profile/review', {
  source: '§7 User and session',
  says: 'The reviews that the person has written',
  guard: signedIn,
  query: { page },
  answer: like(ReviewList),
});

export const listReviewsOfSelf = call('GET /user/profile/guest-review', {
  source: decision('section 20: a guest reads what hosts read'),
  says: 'What hosts wrote of the person as a guest',
  guard: signedIn,
  query: { page },
  answer: like(GuestReviewList),
});

export const listProfileReviews = call('GET /user/profile/{profile_id}/review', {
  source: '§7 User and session',
  says: 'The reviews that another person has written',
  guard: signedInAtProfile,
  query: { page },
  answer: like(ReviewList),
});

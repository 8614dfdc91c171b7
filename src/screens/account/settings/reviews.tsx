// The reviews that the person has written, and what guests wrote of the places they host.
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { GuestReviewList } from '../../shell/reviews/guest-review-list';
import { ReplyWindow } from '../../shell/reviews/reply-window';
import { ReviewList } from '../../shell/reviews/review-list';
import { Lines, Loaded, Part } from './part';
import { more, moreOfSelf, morePlaces, ofSelf, placeReviews, reviews } from './reviews.store';

export const OwnReviews = () => (
  <Part id="reviews" heading={accountTexts.reviewsHeading}>
    <Loaded of={reviews} fallback={<Lines label={accountTexts.reviewsHeading} height="7rem" />}>
      {(list) => <ReviewList list={list} more={more} none={accountTexts.noReviews} names="place" />}
    </Loaded>
  </Part>
);

export const ReviewsOfSelf = () => (
  <Part id="reviews-of-you" heading={accountTexts.ofSelfHeading} lead={accountTexts.ofSelfText}>
    <Loaded of={ofSelf} fallback={<Lines label={accountTexts.ofSelfHeading} height="7rem" />}>
      {(list) => <GuestReviewList list={list} more={moreOfSelf} none={accountTexts.noneOfSelf} />}
    </Loaded>
  </Part>
);

export const PlaceReviews = () => (
  <Part id="place-reviews" heading={accountTexts.placeReviewsHeading} lead={accountTexts.placeReviewsText}>
    <Loaded of={placeReviews} fallback={<Lines label={accountTexts.placeReviewsHeading} height="7rem" />}>
      {(list) => <ReviewList list={list} more={morePlaces} none={accountTexts.noPlaceReviews} names="both" ours />}
    </Loaded>
    <ReplyWindow />
  </Part>
);

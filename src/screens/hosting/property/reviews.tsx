// A property's reviews, and the host's replies.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { HostProperty } from '../../../../generated/model/entities';
import { PropertyStatus } from '../../../../generated/model/values';
import { propertyTexts as say } from '../../../../generated/texts/sentences/propertyTexts';
import { reviewListTexts } from '../../../../generated/texts/sentences/reviewListTexts';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Text } from '../../../ui/type';
import { Loaded } from '../../shell/call-parts/loaded';
import { ReplyWindow } from '../../shell/reviews/reply-window';
import { ReviewList } from '../../shell/reviews/review-list';
import { Part } from './part';
import { more, reviews, reviewsShown } from './reviews.store';

interface Own {
  readonly property: HostProperty;
}

const standing = ({ rating, review_count: count }: HostProperty): string => {
  if (count === 0) return say.noReviews;
  if (rating === null) return say.reviewsFew({ count });
  return say.reviewsCount({ rating: rating.toFixed(2), count });
};

const meanwhile = (
  <Loading label={say.reviewsHeading}>
    <Skeleton height="5" width="12rem" />
    <Skeleton height="6rem" marginTop="3" borderRadius="lg" />
  </Loading>
);

const List = ({ property }: Own) => {
  const show = useUnit(reviewsShown);
  const { property_id } = property;
  useEffect(() => void show(property_id), [show, property_id]);
  return (
    <Loaded of={reviews} failed={reviewListTexts.failed} fallback={meanwhile}>
      {(found) => <ReviewList list={found} more={more} none={say.noReviews} names="author" ours />}
    </Loaded>
  );
};

export const Reviews = ({ property }: Own) => (
  <Part id="reviews" heading={say.reviewsHeading}>
    <Text fontWeight={property.rating === null ? 'regular' : 'semibold'}>{standing(property)}</Text>
    {property.review_count > 0 && PropertyStatus[property.status].shown && <List property={property} />}
    <ReplyWindow />
  </Part>
);

// The reviews that the person has written.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { PublicReview, ReviewList } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Button } from '../../../ui/button';
import { Stars } from '../../../ui/stars';
import { Text } from '../../../ui/type';
import { shownDate } from '../../shell/format/format';
import { RouteLink } from '../../shell/navigation/links';
import { Lines, Loaded, Part } from './part';
import { more as nextPage, morePressed, reviews as ownReviews } from './reviews.store';

const Entry = chakra('li', { base: { paddingY: '5', '& + &': { borderTopWidth: '1px' }, _first: { paddingTop: '0' } } });

const OwnReview = ({ review }: { readonly review: PublicReview }) => {
  const { property_id, property_title, rating, comment, host_reply, created_at } = review;
  return (
    <Entry tabIndex={-1}>
      <RouteLink to={pathTo.listing({ property_id })} overflowWrap="anywhere">
        {property_title}
      </RouteLink>
      <Text look="small" tone="muted" marginBottom="2" display="flex" gap="2" alignItems="center" flexWrap="wrap">
        <Stars rating={rating} size={14} />
        {shownDate(created_at, 'dated')}
      </Text>
      <Text overflowWrap="anywhere" whiteSpace="pre-line">
        {comment}
      </Text>
      {host_reply && (
        <chakra.div borderInlineStartWidth="2px" borderColor="hairline" paddingInlineStart="4" marginTop="3">
          <Text look="small" fontWeight="semibold">
            {accountTexts.hostReply}
          </Text>
          <Text look="small" tone="muted" overflowWrap="anywhere">
            {host_reply}
          </Text>
        </chakra.div>
      )}
    </Entry>
  );
};

/** The first of those that came later takes the focus: the button that brought them may be gone. */
const useNewest = (count: number) => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) (list.current?.children[before.current] as HTMLElement | undefined)?.focus();
    before.current = count;
  }, [count]);
  return list;
};

const Reviews = ({ list: { reviews, total } }: { readonly list: ReviewList }) => {
  const busy = useUnit(nextPage.$pending);
  const more = useUnit(morePressed);
  const list = useNewest(reviews.length);
  if (reviews.length === 0) return <Text tone="muted">{accountTexts.noReviews}</Text>;
  return (
    <>
      <ul ref={list}>
        {reviews.map((review) => (
          <OwnReview key={review.review_id} review={review} />
        ))}
      </ul>
      {reviews.length < total && (
        <Button look="plain" marginTop="4" busy={busy} onClick={() => more()}>
          {accountTexts.moreReviews}
        </Button>
      )}
    </>
  );
};

export const OwnReviews = () => (
  <Part id="reviews" heading={accountTexts.reviewsHeading}>
    <Loaded of={ownReviews} fallback={<Lines label={accountTexts.reviewsHeading} height="7rem" />}>
      {(list) => <Reviews list={list} />}
    </Loaded>
  </Part>
);

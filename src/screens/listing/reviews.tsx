// Reviews: the average and its parts, the newest ones, and a way to all of them.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { Listing } from '../../../generated/model/entities';
import { keysOf } from '../../../generated/model/keys';
import { ReviewPart } from '../../../generated/model/values/ReviewPart';
import { listingReviewTexts as say } from '../../../generated/texts/sentences/listingReviewTexts';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { Box, HStack, Span, VisuallyHidden } from '../../ui/layout';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Text } from '../../ui/type';
import { shownNumber } from '../shell/format/format';
import { Part } from './part';
import { ReviewCard } from './review-card';
import { $first, shownFirst, windowOpened } from './reviews.store';

const Bars = chakra('dl', {
  base: {
    display: 'grid',
    rowGap: '2.5',
    flex: '1 1 18rem',
  },
});

const Bar = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <Box display="grid" gridTemplateColumns="7.5rem 1fr 2rem" alignItems="center" gap="3" textStyle="small">
    <dt>{name}</dt>
    <chakra.dd aria-hidden="true" height="1" borderRadius="full" bg="surface.deep" overflow="hidden">
      <Span display="block" height="full" bg="ink" borderRadius="full" style={{ width: `${(value / 5) * 100}%` }} />
    </chakra.dd>
    <chakra.dd textAlign="end" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {value.toFixed(1)}
    </chakra.dd>
  </Box>
);

const Average = ({ listing: { rating, review_count, rating_parts } }: { readonly listing: Listing }) => {
  if (rating === null) return <Text color="muted">{say.tooFew}</Text>;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="12" rowGap="6">
      <div>
        <VisuallyHidden>{say.average({ rating: shownNumber(rating), count: review_count })}</VisuallyHidden>
        <HStack
          aria-hidden="true"
          gap="2"
          fontSize="3.5rem"
          fontWeight="bold"
          lineHeight="1"
          letterSpacing="tight"
          fontVariantNumeric="tabular-nums"
        >
          {Number.isInteger(rating) ? rating.toFixed(1) : shownNumber(rating)}
          <Icon of={icons.star} size={36} color="star" />
        </HStack>
        <Text aria-hidden="true" textStyle="small" color="muted" marginTop="2">
          {say.reviewCount({ count: review_count })}
        </Text>
      </div>
      {rating_parts && (
        <Bars>
          {keysOf(ReviewPart).map(
            (part) => rating_parts[part] !== undefined && <Bar key={part} name={ReviewPart[part].label} value={rating_parts[part]} />,
          )}
        </Bars>
      )}
    </Box>
  );
};

const Cards = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '10',
    rowGap: '8',
    marginTop: '8',
    gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Newest = () => {
  const reviews = useUnit($first);
  if (reviews)
    return (
      <Cards>
        {reviews.map((review) => (
          <ReviewCard key={review.review_id} review={review} />
        ))}
      </Cards>
    );
  return (
    <Loading>
      <Cards as="span">
        {['a', 'b', 'c', 'd'].map((card) => (
          <Skeleton key={card} height="9rem" borderRadius="lg" />
        ))}
      </Cards>
    </Loading>
  );
};

export const Reviews = ({ listing }: { readonly listing: Listing }) => {
  const [open, first] = useUnit([windowOpened, $first]);
  const { review_count: count } = listing;
  // those of stays that were paid directly count in no average, and are shown
  if (count === 0 && (first ?? []).length === 0)
    return (
      <Part id="reviews" heading={say.heading}>
        <Text color="muted">{say.none}</Text>
      </Part>
    );
  return (
    <Part id="reviews" heading={say.heading}>
      <Average listing={listing} />
      <Newest />
      <HStack flexWrap="wrap" gap="3" marginTop="8">
        {count > shownFirst && (
          <Button variant="outline" iconAfter={icons.right} onClick={() => open('property')}>
            {say.showAll({ count })}
          </Button>
        )}
        {(count > shownFirst || (first ?? []).length >= shownFirst) && (
          <Button variant="ghost" icon={icons.search} onClick={() => open('property')}>
            {say.open}
          </Button>
        )}
      </HStack>
    </Part>
  );
};

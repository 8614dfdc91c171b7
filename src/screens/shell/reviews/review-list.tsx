// A list of reviews, page by page: who wrote each, or of which place it is.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { PublicReview, ReviewList as Page } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import { reviewListTexts as say } from '../../../../generated/texts/sentences/reviewListTexts';
import { Button } from '../../../ui/button';
import { Stars } from '../../../ui/stars';
import { Text } from '../../../ui/type';
import { useOwnDay } from '../format/own-zone';
import { RouteLink } from '../navigation/links';
import { useNewest } from '../own-list/newest';
import type { More } from '../calls/more';
import { ReviewWords } from './review-words';

const Entry = chakra('li', { base: { paddingY: '5', '& + &': { borderTopWidth: '1px' }, _first: { paddingTop: '0' } } });

export interface ReviewListProps {
  readonly list: Page;
  readonly more: More;
  /** The sentence for an empty list. */
  readonly none: string;
  /** The names in each review: the place, the writer, or both. */
  readonly names: 'place' | 'author' | 'both';
  /** The reader hosts the places, and may reply. */
  readonly ours?: boolean;
}

const One = ({ review, names, ours = false }: Pick<ReviewListProps, 'names' | 'ours'> & { readonly review: PublicReview }) => {
  const { property_id, property_title, author, rating, created_at } = review;
  const dayOf = useOwnDay();
  return (
    <Entry tabIndex={-1}>
      {names !== 'place' && <Text fontWeight="semibold">{author.first_name ?? say.someone}</Text>}
      {names !== 'author' && (
        <RouteLink to={pathTo.listing({ property_id })} overflowWrap="anywhere">
          {property_title}
        </RouteLink>
      )}
      <Text textStyle="small" color="muted" display="flex" gap="2" alignItems="center" flexWrap="wrap">
        <Stars rating={rating} size={14} />
        {dayOf(created_at, 'dated')}
      </Text>
      <ReviewWords review={review} ours={ours} />
    </Entry>
  );
};

export const ReviewList = ({ list: { reviews, total }, more, none, names, ours }: ReviewListProps) => {
  const [busy, press] = useUnit([more.$pending, more.pressed]);
  const newest = useNewest(reviews.length);
  if (reviews.length === 0) return <Text color="muted">{none}</Text>;
  return (
    <>
      <ul ref={newest}>
        {reviews.map((review) => (
          <One key={review.review_id} review={review} names={names} ours={ours ?? false} />
        ))}
      </ul>
      {reviews.length < total && (
        <Button variant="outline" marginTop="4" busy={busy} onClick={() => press()}>
          {say.more}
        </Button>
      )}
    </>
  );
};

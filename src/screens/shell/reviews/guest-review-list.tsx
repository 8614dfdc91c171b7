// Hosts' reviews of a guest, page by page.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { GuestReviewList as Page } from '../../../../generated/model/entities';
import { reviewListTexts as say } from '../../../../generated/texts/sentences/reviewListTexts';
import { Button } from '../../../ui/button';
import { Stars } from '../../../ui/stars';
import { Text } from '../../../ui/type';
import { useOwnDay } from '../format/own-zone';
import { useNewest } from '../own-list/newest';
import type { More } from '../calls/more';
import { GuestReviewWords } from './guest-review-words';

const Entry = chakra('li', { base: { paddingY: '5', '& + &': { borderTopWidth: '1px' }, _first: { paddingTop: '0' } } });

export interface GuestReviewListProps {
  readonly list: Page;
  readonly more: More;
  /** The sentence for an empty list. */
  readonly none: string;
}

export const GuestReviewList = ({ list: { reviews, total }, more, none }: GuestReviewListProps) => {
  const [busy, press] = useUnit([more.$pending, more.pressed]);
  const newest = useNewest(reviews.length);
  const dayOf = useOwnDay();
  if (reviews.length === 0) return <Text color="muted">{none}</Text>;
  return (
    <>
      <ul ref={newest}>
        {reviews.map((review) => (
          <Entry key={review.review_id} tabIndex={-1}>
            <Text fontWeight="semibold">{review.author.first_name ?? say.someHost}</Text>
            <Text overflowWrap="anywhere">{review.property_title}</Text>
            <Text textStyle="small" color="muted" display="flex" gap="2" alignItems="center" flexWrap="wrap">
              <Stars rating={review.rating} size={14} />
              {dayOf(review.created_at, 'dated')}
            </Text>
            <GuestReviewWords review={review} />
          </Entry>
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

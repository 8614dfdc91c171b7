// One review: who wrote it and when, how many stars, the words, and the host's answer.
import { chakra } from '@chakra-ui/react/styled-system';
import type { PublicReview } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { listingReviewTexts as say } from '../../../generated/texts/sentences/listingReviewTexts';
import { Avatar } from '../../ui/avatar';
import { Box, HStack } from '../../ui/layout';
import { Stars } from '../../ui/stars';
import { Text } from '../../ui/type';
import { useOwnDay } from '../shell/format/own-zone';
import { RouteLink } from '../shell/navigation/links';
import { ReportContent } from '../shell/reporting/report-content';
import { Standing } from '../shell/reviews/review-words';
import { Clamped } from './clamped';

export interface ReviewCardProps {
  readonly review: PublicReview;
  /** Says which place it is about. */
  readonly named?: boolean;
}

export const ReviewCard = ({ review, named = false }: ReviewCardProps) => {
  const { author, rating, comment, host_reply, created_at, property_id, property_title } = review;
  const name = author.first_name ?? say.someone;
  const dayOf = useOwnDay();
  return (
    <chakra.article display="grid" gap="3" alignContent="start">
      <HStack gap="3">
        <Avatar name={name} image={author.avatar} size={44} beside />
        <div>
          <Text fontWeight="semibold">{name}</Text>
          <Text textStyle="small" color="muted">
            {dayOf(created_at, 'month')}
          </Text>
        </div>
      </HStack>
      <div>
        <Stars rating={rating} size={14} />
        <Standing review={review} />
      </div>
      {named && (
        <RouteLink to={pathTo.listing({ property_id })} textStyle="small" justifySelf="start">
          {say.ofPlace({ title: property_title })}
        </RouteLink>
      )}
      <div>
        <Clamped text={comment} lines={4} more={say.more} less={say.less} />
      </div>
      {host_reply && (
        <Box borderInlineStartWidth="2px" borderColor="hairline" paddingInlineStart="4">
          <Text textStyle="small" fontWeight="semibold">
            {say.hostReply}
          </Text>
          <Text textStyle="small" color="muted">
            {host_reply}
          </Text>
        </Box>
      )}
      <ReportContent kind="review" thing_id={review.review_id} />
    </chakra.article>
  );
};

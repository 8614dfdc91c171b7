// A review's content: its stars and those of its parts, its words, and the reply of the host or the way to it.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { hostReplyDays } from '../../../../generated/model/constants';
import type { PublicReview } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import { ReviewPart } from '../../../../generated/model/values/ReviewPart';
import { ReviewWait } from '../../../../generated/model/values/ReviewWait';
import { instantOf } from '../../../../generated/model/wire';
import { mayReply } from '../../../../generated/rules/review';
import { DAY } from '../../../../generated/model/dates';
import { momentOf } from '../../../../generated/rules/runtime';
import { reviewListTexts as say } from '../../../../generated/texts/sentences/reviewListTexts';
import { Button } from '../../../ui/button';
import { Box, HStack } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { ownMoment } from '../format/own-zone';
import { withLeft } from '../format/time-left';
import { useNow } from '../format/use-now';
import { PartMarks } from './part-marks';
import { replyPressed } from './reply.store';

/** Remarks beside a review. */
export const Aside = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <Box borderInlineStartWidth="2px" borderColor="hairline" paddingInlineStart="4" marginTop="3">
    <Text textStyle="small" fontWeight="semibold">
      {heading}
    </Text>
    <Text textStyle="small" color="muted" whiteSpace="pre-line" overflowWrap="anywhere">
      {children}
    </Text>
  </Box>
);

const Reply = ({ review }: { readonly review: PublicReview }) => {
  const now = useNow();
  const press = useUnit(replyPressed);
  if (!mayReply({ review, now }).ok) return null;
  const until = instantOf(momentOf(review.created_at) + hostReplyDays * DAY);
  return (
    <HStack flexWrap="wrap" gap="3" marginTop="3">
      <Button variant="outline" size="sm" onClick={() => press(review)}>
        {say.reply}
      </Button>
      <Text textStyle="small" color="muted">
        {withLeft(say.replyUntil({ moment: ownMoment(until, 'dated') }), until, now)}
      </Text>
    </HStack>
  );
};

/** Whether others read it and why not, and that nobody paid us for the stay. */
export const Standing = ({ review: { paid_directly, waits_for, hidden_because, opens_at } }: { readonly review: PublicReview }) => {
  const notes = [
    ...(opens_at ? [say.sealed({ date: ownMoment(opens_at, 'dated') })] : []),
    ...(paid_directly ? [say.direct] : []),
    ...(waits_for ? [say.waiting({ why: ReviewWait[waits_for].label })] : []),
    ...(hidden_because ? [say.hidden({ why: hidden_because })] : []),
  ];
  return notes.map((note) => (
    <Text key={note} textStyle="small" color="muted" marginTop="1" overflowWrap="anywhere">
      {note}
    </Text>
  ));
};

export interface ReviewWordsProps {
  readonly review: PublicReview;
  /** The reader hosts the place, and may reply. */
  readonly ours?: boolean;
}

export const ReviewWords = ({ review, ours = false }: ReviewWordsProps) => {
  const marks = keysOf(ReviewPart).flatMap((part) => {
    const stars = review[part];
    return stars === undefined ? [] : [{ label: ReviewPart[part].label, stars }];
  });
  return (
    <>
      <Standing review={review} />
      <Text marginTop="2" whiteSpace="pre-line" overflowWrap="anywhere">
        {review.comment}
      </Text>
      <PartMarks marks={marks} />
      {review.host_reply && <Aside heading={say.hostReply}>{review.host_reply}</Aside>}
      {ours && <Reply review={review} />}
    </>
  );
};

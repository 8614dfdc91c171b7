// The review of a booking, as both of its sides read it, with what is for the host alone.
import { useUnit } from 'effector-react';
import type { BookingDetail } from '../../../../generated/model/entities';
import { reviewTexts as say } from '../../../../generated/texts/sentences/reviewTexts';
import { Box } from '../../../ui/layout';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Stars } from '../../../ui/stars';
import { Text } from '../../../ui/type';
import { LoadFailed } from '../../shell/failures/load-failed';
import { Matter } from './matter';
import { written } from './review.store';

const Aside = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <Box borderInlineStartWidth="2px" borderColor="hairline" paddingInlineStart="4" marginTop="4">
    <Text look="small" fontWeight="semibold">
      {heading}
    </Text>
    <Text look="small" tone="muted" whiteSpace="pre-line" overflowWrap="anywhere">
      {text}
    </Text>
  </Box>
);

const Words = () => {
  const [found, failure, retry] = useUnit([written.$data, written.$failure, written.retried]);
  if (failure) return <LoadFailed says={say.failed} retry={say.retry} onRetry={() => retry()} />;
  if (!found?.review)
    return (
      <Loading>
        <Skeleton height="4" width="30%" />
        <Skeleton height="4" width="80%" marginTop="3" />
      </Loading>
    );
  const { rating, comment, host_reply } = found.review;
  return (
    <>
      <Stars rating={rating} size={16} />
      <Text marginTop="2" whiteSpace="pre-line" overflowWrap="anywhere">
        {comment}
      </Text>
      {found.private_note && <Aside heading={say.note} text={found.private_note} />}
      {host_reply && <Aside heading={say.reply} text={host_reply} />}
    </>
  );
};

export const BookingReview = ({ booking: { review, side, guest } }: { readonly booking: BookingDetail }) =>
  review === null ? null : (
    <Matter heading={side === 'guest' ? say.own : say.guests({ guest: guest.first_name ?? '' })}>
      <Words />
    </Matter>
  );

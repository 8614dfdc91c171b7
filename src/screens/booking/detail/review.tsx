// The review of a booking, as both of its sides read it, with what is for the host alone.
import { useUnit } from 'effector-react';
import type { BookingDetail } from '../../../../generated/model/entities';
import { reviewTexts as say } from '../../../../generated/texts/sentences/reviewTexts';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Stars } from '../../../ui/stars';
import { LoadFailed } from '../../shell/failures/load-failed';
import { ReplyWindow } from '../../shell/reviews/reply-window';
import { Aside, ReviewWords } from '../../shell/reviews/review-words';
import { Matter } from './matter';
import { written } from './review.store';

const Words = ({ ours }: { readonly ours: boolean }) => {
  const { found, failure, pending } = useUnit({ found: written.$data, failure: written.$failure, pending: written.$pending });
  const retry = useUnit(written.retried);
  if (failure && !pending) return <LoadFailed says={say.failed} retry={say.retry} onRetry={() => retry()} />;
  if (!found?.review)
    return (
      <Loading>
        <Skeleton height="4" width="30%" />
        <Skeleton height="4" width="80%" marginTop="3" />
      </Loading>
    );
  return (
    <>
      <Stars rating={found.review.rating} size={16} />
      <ReviewWords review={found.review} ours={ours} />
      {found.private_note && <Aside heading={ours ? say.noteHost : say.note}>{found.private_note}</Aside>}
    </>
  );
};

export const BookingReview = ({ booking: { review, side, guest } }: { readonly booking: BookingDetail }) =>
  review === null ? null : (
    <Matter heading={side === 'guest' ? say.own : say.guests({ guest: guest.first_name ?? '' })}>
      <Words ours={side === 'host'} />
      <ReplyWindow />
    </Matter>
  );

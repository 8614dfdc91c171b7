// A guest's reviews of earlier places, in a window beside the booking.
import { useUnit } from 'effector-react';
import type { BookingDetail } from '../../../../generated/model/entities';
import { reviewListTexts } from '../../../../generated/texts/sentences/reviewListTexts';
import { reviewTexts as say } from '../../../../generated/texts/sentences/reviewTexts';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { LoadFailed } from '../../shell/failures/load-failed';
import { ReviewList } from '../../shell/reviews/review-list';
import { $guestReviews, guestReviews, guestReviewsClosed, guestReviewsOpened, more } from './guest-reviews.store';
import { guestOf } from './words';

const Written = ({ guest }: { readonly guest: string }) => {
  const { found, failure, pending } = useUnit($guestReviews);
  const retry = useUnit(guestReviews.retried);
  if (found) return <ReviewList list={found} more={more} none={say.writtenNone({ guest })} names="place" />;
  if (failure && !pending) return <LoadFailed says={reviewListTexts.failed} of={failure} onRetry={() => retry()} />;
  return (
    <Loading label={say.written({ guest })}>
      <Skeleton height="6rem" borderRadius="lg" />
    </Loading>
  );
};

export const GuestReviews = ({ booking }: { readonly booking: BookingDetail }) => {
  const { isOpen } = useUnit($guestReviews);
  const [open, close] = useUnit([guestReviewsOpened, guestReviewsClosed]);
  // a guest who deleted the account has no reviews to ask for
  if (booking.guest.first_name === null) return null;
  const guest = guestOf(booking);
  return (
    <>
      <Button variant="ghost" size="sm" marginX="-3" onClick={() => open()}>
        {say.written({ guest })}
      </Button>
      {isOpen && (
        <Modal open title={say.written({ guest })} onClose={() => close()}>
          <Written guest={guest} />
        </Modal>
      )}
    </>
  );
};

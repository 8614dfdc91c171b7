// How hosts found the guest of a booking: in one line beside the name, and in full in a window.
import { useUnit } from 'effector-react';
import type { BookingDetail } from '../../../../generated/model/entities';
import { reviewListTexts } from '../../../../generated/texts/sentences/reviewListTexts';
import { reviewTexts as say } from '../../../../generated/texts/sentences/reviewTexts';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Text } from '../../../ui/type';
import { LoadFailed } from '../../shell/failures/load-failed';
import { shownNumber } from '../../shell/format/format';
import { GuestReviewList } from '../../shell/reviews/guest-review-list';
import { $ofGuest, moreOfGuest, ofGuest, ofGuestClosed, ofGuestOpened } from './of-guest.store';
import { guestOf } from './words';

const Listed = ({ guest }: { readonly guest: string }) => {
  const { found, failure, pending } = useUnit($ofGuest);
  const retry = useUnit(ofGuest.retried);
  if (found) return <GuestReviewList list={found} more={moreOfGuest} none={say.ofGuestNone({ guest })} />;
  if (failure && !pending) return <LoadFailed says={reviewListTexts.failed} of={failure} onRetry={() => retry()} />;
  return (
    <Loading label={say.ofGuest({ guest })}>
      <Skeleton height="6rem" borderRadius="lg" />
    </Loading>
  );
};

export const OfGuest = ({ booking }: { readonly booking: BookingDetail }) => {
  const { isOpen } = useUnit($ofGuest);
  const [open, close] = useUnit([ofGuestOpened, ofGuestClosed]);
  const { first_name, rating, review_count } = booking.guest;
  // a guest who deleted the account has none
  if (first_name === null) return null;
  const guest = guestOf(booking);
  const reviews = say.ofGuestCount({ count: review_count });
  const rated = rating === null ? reviews : say.ofGuestRated({ rating: `★ ${shownNumber(rating)}`, reviews });
  // the words themselves are for the host who decides
  if (review_count === 0 || booking.cohost_for !== null)
    return (
      <Text textStyle="small" color="muted" marginTop="1">
        {review_count === 0 ? say.ofGuestNone({ guest }) : rated}
      </Text>
    );
  return (
    <>
      <Button variant="ghost" size="sm" marginX="-3" onClick={() => open()}>
        {rated}
      </Button>
      {isOpen && (
        <Modal open title={say.ofGuest({ guest })} onClose={() => close()}>
          <Listed guest={guest} />
        </Modal>
      )}
    </>
  );
};

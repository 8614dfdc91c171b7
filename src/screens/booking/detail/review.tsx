// The reviews of both sides of a booking, as each of them reads it, with what is for the host alone.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { BookingDetail } from '../../../../generated/model/entities';
import { reviewTexts as say } from '../../../../generated/texts/sentences/reviewTexts';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Stars } from '../../../ui/stars';
import { Text } from '../../../ui/type';
import { Loaded } from '../../shell/call-parts/loaded';
import { ownDeadline } from '../../shell/format/own-zone';
import { GuestReviewWords } from '../../shell/reviews/guest-review-words';
import { ReplyWindow } from '../../shell/reviews/reply-window';
import { Aside, ReviewWords } from '../../shell/reviews/review-words';
import { Matter } from './matter';
import { written } from './review.store';

interface Own {
  readonly booking: BookingDetail;
}
const isHost = ({ side }: BookingDetail): boolean => side === 'host';
const guestOf = ({ guest }: BookingDetail): string => guest.first_name ?? say.theGuest;
const hostOf = ({ host }: BookingDetail): string => host.first_name ?? say.theHost;
const shownOn = ({ review_deadline, timezone: zone }: BookingDetail): string => ownDeadline(review_deadline, { zone, date: 'weekday' });

/** Something is there that this side reads only later. */
const Sealed = ({ booking }: Own) => (
  <Text color="muted">{say.sealedTheirs({ name: isHost(booking) ? guestOf(booking) : hostOf(booking), date: shownOn(booking) })}</Text>
);

const OfStay = ({ booking }: Own) => {
  const found = useUnit(written.$data);
  if (!found?.review) return <Sealed booking={booking} />;
  const ours = isHost(booking);
  return (
    <>
      <Stars rating={found.review.rating} size={16} />
      <ReviewWords review={found.review} ours={ours} />
      {found.private_note && <Aside heading={ours ? say.noteHost : say.note}>{found.private_note}</Aside>}
    </>
  );
};

const OfGuest = ({ booking }: Own) => {
  const review = useUnit(written.$data)?.guest_review;
  if (!review) return <Sealed booking={booking} />;
  return (
    <>
      <Stars rating={review.rating} size={16} />
      {review.opens_at && (
        <Text textStyle="small" color="muted" marginTop="1">
          {say.sealed({ name: guestOf(booking), date: shownOn(booking) })}
        </Text>
      )}
      <GuestReviewWords review={review} />
    </>
  );
};

const Meanwhile = () => (
  <Loading>
    <Skeleton height="4" width="30%" />
    <Skeleton height="4" width="80%" marginTop="3" />
  </Loading>
);

const Read = ({ children }: { readonly children: ReactNode }) => (
  <Loaded of={written} failed={say.failed} fallback={<Meanwhile />}>
    {() => children}
  </Loaded>
);

export const BookingReviews = ({ booking }: Own) => {
  const { review, guest_review } = booking;
  return (
    <>
      {review !== null && (
        <Matter heading={isHost(booking) ? say.guests({ guest: guestOf(booking) }) : say.own} offPaper>
          <Read>
            <OfStay booking={booking} />
          </Read>
          <ReplyWindow />
        </Matter>
      )}
      {guest_review !== null && (
        <Matter heading={isHost(booking) ? say.yours({ guest: guestOf(booking) }) : say.hosts({ host: hostOf(booking) })} offPaper>
          <Read>
            <OfGuest booking={booking} />
          </Read>
        </Matter>
      )}
    </>
  );
};

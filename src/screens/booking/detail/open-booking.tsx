// The booking that the address names: drawn once it has come; before that its boxes, and where there is none, that.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { BookingDetail } from '../../../../generated/model/entities';
import type { BookingSide } from '../../../../generated/model/values';
import { bookingTexts as say } from '../../../../generated/texts/sentences/bookingTexts';
import { EmptyState } from '../../../ui/empty-state';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { PageFailed } from '../../shell/failures/page-failed';
import { open } from './detail.store';

export interface OpenBookingProps {
  /** The side that this page serves: it knows nothing of the other side's bookings. */
  readonly side: BookingSide;
  /** The way on from a booking that is not there. */
  readonly way: ReactNode;
  readonly children: (booking: BookingDetail) => ReactNode;
}

const Meanwhile = () => (
  <Loading label={say.loading}>
    <Skeleton height="8" width="min(24rem, 80%)" />
    <Skeleton height="5" width="14rem" marginTop="3" />
    <Skeleton height="20rem" marginTop="6" borderRadius="xl" />
  </Loading>
);

const absent: readonly (string | undefined)[] = ['booking.not_found', 'input.invalid'];

export const OpenBooking = ({ side, way, children }: OpenBookingProps) => {
  const { booking, failure, pending } = useUnit({ booking: open.$data, failure: open.$failure, pending: open.$pending });
  const retry = useUnit(open.retried);
  const isAbsent = failure?.kind === 'refusal' && absent.includes(failure.code);
  if (isAbsent || (booking && booking.side !== side))
    return (
      <EmptyState drawing="lost" as="h1" title={say.notFound} actions={way}>
        {say.notFoundHint}
      </EmptyState>
    );
  if (booking) return children(booking);
  if (!failure || pending) return <Meanwhile />;
  return <PageFailed says={say.failed} of={failure} onRetry={() => retry()} />;
};

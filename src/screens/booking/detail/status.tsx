// Where a booking stands, as its guest or its host reads it: by the clock of the property.
import type { BookingSide } from '../../../../generated/model/values';
import type { Instant } from '../../../../generated/model/wire';
import { bookingDisplayStatus, type BookingDisplayStatusFacts } from '../../../../generated/rules/statuses';
import { StatusChip } from '../../../ui/status-chip';

export interface BookingStatusProps {
  readonly booking: BookingDisplayStatusFacts['booking'];
  readonly side: BookingSide;
  /** As `useNow` tells. */
  readonly now: Instant;
}

export const BookingStatus = ({ booking, side, now }: BookingStatusProps) => {
  const { label, tone } = bookingDisplayStatus({ booking, now }, side);
  return <StatusChip tone={tone}>{label}</StatusChip>;
};

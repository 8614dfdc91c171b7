// One booking in a host's list: who comes when, where, and what it asks for.
import { chakra } from '@chakra-ui/react/styled-system';
import type { BookingRow } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { bookingDisplayStatus } from '../../../../generated/rules/statuses';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { Avatar } from '../../../ui/avatar';
import { Row as Line } from '../../../ui/layout';
import { StatusChip } from '../../../ui/status-chip';
import { Text } from '../../../ui/type';
import { shownDates } from '../../shell/format/format';
import { PlainLink } from '../../shell/navigation/links';
import { moneyText } from '../../shell/property-card/price-words';
import { guestOf, leftUntil, lengthOf } from './words';

const Whole = chakra(PlainLink, {
  base: {
    display: 'flex',
    gap: '3',
    padding: '3',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'white',
    transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
    _hover: { borderColor: 'hairline.strong', bg: 'surface' },
    '&[aria-current]': { borderColor: 'spruce', bg: 'spruce.mist' },
  },
});

export interface RowProps {
  readonly row: BookingRow;
  readonly now: Instant;
  /** Its details are open beside the list. */
  readonly chosen: boolean;
}

export const BookingLine = ({ row, now, chosen }: RowProps) => {
  const { booking_id, checkin, checkout, status, reply_by, payout, property, guest } = row;
  const { label, tone } = bookingDisplayStatus({ booking: row, now }, 'host');
  const left = status === 'pending' ? leftUntil(reply_by, now) : undefined;
  return (
    <Whole to={pathTo.bookings({ booking_id })} aria-current={chosen ? 'true' : undefined} data-booking={booking_id}>
      <Avatar name={guestOf(row)} image={guest?.avatar} beside />
      <chakra.span flex="1" minWidth="0" display="grid" gap="0.5">
        <Line as="span" justifyContent="space-between" flexWrap="wrap" gap="1">
          <chakra.span fontWeight="semibold" minWidth="0" overflowWrap="anywhere">
            {guestOf(row)}
          </chakra.span>
          <StatusChip tone={tone}>{label}</StatusChip>
        </Line>
        <chakra.span>
          {shownDates(checkin, checkout)}
          <Text as="span" look="small" tone="muted">
            {' '}
            · {lengthOf(row)}
          </Text>
        </chakra.span>
        <Text as="span" look="small" tone="muted" truncate>
          {property.title || property.place}
        </Text>
        {(left ?? payout) && (
          <Line as="span" justifyContent="space-between" flexWrap="wrap" gap="1" textStyle="small">
            <span>{payout && say.payout({ amount: moneyText(payout) })}</span>
            {left && (
              <chakra.strong color="notice" fontWeight="semibold">
                {left}
              </chakra.strong>
            )}
          </Line>
        )}
      </chakra.span>
    </Whole>
  );
};

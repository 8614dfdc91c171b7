// One booking in a host's list: who comes when, where, and what it asks for.
import { chakra } from '@chakra-ui/react/styled-system';
import type { BookingRow } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { bookingDisplayStatus } from '../../../../generated/rules/statuses';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { offerTexts } from '../../../../generated/texts/sentences/offerTexts';
import { reviewTexts } from '../../../../generated/texts/sentences/reviewTexts';
import { Avatar } from '../../../ui/avatar';
import { HStack, Span } from '../../../ui/layout';
import { StatusChip } from '../../../ui/status-chip';
import { Text } from '../../../ui/type';
import { shownDates } from '../../shell/format/format';
import { leftUntil } from '../../shell/format/time-left';
import { BareLink } from '../../shell/navigation/links';
import { moneyText } from '../../shell/property-card/price-words';
import { hostMark } from '../detail/claim-mark';
import { guestOf, lengthOf } from './words';

const Whole = chakra(BareLink, {
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
  /** Where it is opened. */
  readonly to: string;
  /** Its details are open beside the list. */
  readonly chosen: boolean;
}

/** The time that is left to answer; nothing is to be answered while an offer is open. */
const requestMark = ({ offer_by, reply_by }: BookingRow, now: Instant): string | undefined =>
  offer_by === null ? leftUntil(reply_by, now) : offerTexts.sentInList;

export const BookingLine = ({ row, now, to, chosen }: RowProps) => {
  const { booking_id, checkin, checkout, status, payout, property, guest } = row;
  const { label, tone } = bookingDisplayStatus({ booking: row, now }, 'host');
  const waits = status === 'pending' ? requestMark(row, now) : (hostMark(row) ?? (row.can_review ? reviewTexts.writeGuest : undefined));
  return (
    <Whole to={to} aria-current={chosen ? 'true' : undefined} data-booking={booking_id}>
      <Avatar name={guestOf(row)} image={guest?.avatar} beside />
      <Span flex="1" minWidth="0" display="grid" gap="0.5">
        <HStack as="span" justifyContent="space-between" flexWrap="wrap" gap="1">
          <Span fontWeight="semibold" minWidth="0" overflowWrap="anywhere">
            {guestOf(row)}
          </Span>
          <StatusChip tone={tone}>{label}</StatusChip>
        </HStack>
        <Span>
          {shownDates(checkin, checkout)}
          <Text as="span" textStyle="small" color="muted">
            {' '}
            · {lengthOf(row)}
          </Text>
        </Span>
        <Text as="span" textStyle="small" color="muted" overflowWrap="anywhere">
          {property.title || property.place}
        </Text>
        {(waits ?? payout) && (
          <HStack as="span" justifyContent="space-between" flexWrap="wrap" gap="1" textStyle="small">
            <span>{payout && say.payout({ amount: moneyText(payout) })}</span>
            {waits && (
              <chakra.strong color="notice" fontWeight="semibold">
                {waits}
              </chakra.strong>
            )}
          </HStack>
        )}
      </Span>
    </Whole>
  );
};

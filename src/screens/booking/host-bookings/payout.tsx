// A host's payout for a stay, line by line.
import type { BookingDetail } from '../../../../generated/model/entities';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { Breakdown, type PriceLine } from '../../../ui/breakdown';
import { useUnit } from 'effector-react';
import { Button } from '../../../ui/button';
import { Box } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { shownMoney } from '../../shell/format/format';
import { sumText } from '../../shell/property-card/price-words';
import { Matter } from '../detail/matter';
import { guestOf } from './words';
import { statement } from '../detail/documents.store';

const linesOf = ({ payout_lines, payout }: BookingDetail): readonly PriceLine[] => [
  ...payout_lines.map((line) => ({ id: line.code, label: line.label, amount: sumText(line) })),
  ...(payout ? [{ id: 'payout', label: say.yourPayout, amount: sumText(payout), tone: 'strong' as const }] : []),
];

const StatementButton = ({ booking_id }: Pick<BookingDetail, 'booking_id'>) => {
  const [ask, busy] = useUnit([statement.submitted, statement.$pending]);
  return (
    <Box marginTop="4">
      <Button variant="outline" size="sm" busy={busy} onClick={() => ask({ booking_id })}>
        {say.statement}
      </Button>
    </Box>
  );
};

export const Payout = ({ booking }: { readonly booking: BookingDetail }) => {
  const { status, quote, payment_method } = booking;
  // of what was called off a part may be kept: the statement tells
  if (status === 'cancelled' && booking.paid_at !== null)
    return (
      <Matter heading={say.moneyHeading}>
        <StatementButton booking_id={booking.booking_id} />
      </Matter>
    );
  if (status === 'expired' && booking.recorded_cents > 0)
    return (
      <Matter heading={say.moneyHeading}>
        <Text>{say.owedBack({ amount: shownMoney(booking.recorded_cents, 'CAD'), guest: guestOf(booking) })}</Text>
      </Matter>
    );
  if (status !== 'pending' && status !== 'confirmed') return null;
  return (
    <Matter heading={say.moneyHeading}>
      <Breakdown label={say.moneyHeading} lines={linesOf(booking)} />
      <Text textStyle="small" color="muted" marginTop="2">
        {say.guestPays({ guest: guestOf(booking), amount: sumText(quote.total) })}{' '}
        {payment_method === 'offline' ? say.paidOffline : say.paidOut}
      </Text>
      {booking.paid_at !== null && <StatementButton booking_id={booking.booking_id} />}
    </Matter>
  );
};

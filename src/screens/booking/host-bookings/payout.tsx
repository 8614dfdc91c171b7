// A host's payout for a stay, line by line.
import { addDays } from '../../../../generated/model/dates';
import type { BookingDetail } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { Breakdown, type PriceLine } from '../../../ui/breakdown';
import { useUnit } from 'effector-react';
import { Button } from '../../../ui/button';
import { Box } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { shownMoment, shownMoney } from '../../shell/format/format';
import { RouteLink } from '../../shell/navigation/links';
import { sumText } from '../../shell/property-card/price-words';
import { Matter } from '../detail/matter';
import { guestOf, todayIn } from './words';
import { statement } from '../detail/documents.store';

const linesOf = ({ payout_lines, payout }: BookingDetail): readonly PriceLine[] => [
  ...payout_lines.map((line) => ({ id: line.code, label: line.label, amount: sumText(line) })),
  ...(payout ? [{ id: 'payout', label: say.yourPayout, amount: sumText(payout), tone: 'strong' as const }] : []),
];

const StatementButton = ({ booking_id }: Pick<BookingDetail, 'booking_id'>) => {
  const [ask, busy] = useUnit([statement.submitted, statement.$pending]);
  return (
    <Box marginTop="4" _print={{ display: 'none' }}>
      <Button variant="outline" size="sm" busy={busy} onClick={() => ask({ booking_id })}>
        {say.statement}
      </Button>
    </Box>
  );
};

/** How the payout of a booking is headed, and when it is sent, for its host or for a co-host who sees the money. */
const wordsFor = ({ cohost_for: host, payment_method }: BookingDetail) => {
  const isDirect = payment_method === 'offline';
  return host === null
    ? { heading: say.moneyHeading, sent: isDirect ? say.paidOffline : say.paidOut }
    : { heading: say.moneyHeadingFor({ host }), sent: isDirect ? say.paidOfflineFor({ host }) : say.paidOutFor({ host }) };
};

const ToPayouts = () => <RouteLink to={`${pathTo.account()}#payouts`}>{say.toPayouts}</RouteLink>;
const DetailsNeeded = () => (
  <>
    {say.detailsNeeded} <ToPayouts />{' '}
  </>
);

/** The day at the place on which the payout was sent, or since which it waits. */
const Standing = ({ booking }: { readonly booking: BookingDetail }) => {
  const { payout_due_at, payout_paid_at, payout_is_held, timezone: zone, cohost_for } = booking;
  const dayAt = (moment: Instant): string => shownMoment(moment, { zone, date: 'dated', time: false });
  if (payout_paid_at !== null) return say.sent({ date: dayAt(payout_paid_at) });
  if (payout_due_at === null || !payout_is_held) return null;
  return (
    <>
      {say.heldSince({ date: dayAt(payout_due_at) })} {cohost_for === null && <ToPayouts />}
    </>
  );
};

/** A payout is sent soon after check-in: later on, the statement tells when it was. */
const isToSend = ({ checkin, timezone, payment_method, payout_due_at }: BookingDetail, now: Instant): boolean =>
  payment_method === 'offline' || (payout_due_at === null && todayIn(now, timezone) <= addDays(checkin, 1));

export const Payout = ({ booking, now }: { readonly booking: BookingDetail; readonly now: Instant }) => {
  const { status, guest_total, booking_id, paid_at } = booking;
  const { heading, sent } = wordsFor(booking);
  // papers are for the host alone
  const isOwn = booking.cohost_for === null;
  // of what was called off a part may be kept; what was paid directly the two settle between them
  if (status === 'cancelled' && booking.paid_at !== null)
    return (
      <Matter heading={heading}>
        {(!isOwn || booking.payment_method === 'card') && <Breakdown label={heading} lines={linesOf(booking)} />}
        <Text textStyle="small" color="muted" marginTop="2">
          <Standing booking={booking} />
        </Text>
        {isOwn && <StatementButton booking_id={booking_id} />}
      </Matter>
    );
  if (status === 'expired' && booking.recorded_cents > 0)
    return isOwn ? (
      <Matter heading={heading}>
        <Text>{say.owedBack({ amount: shownMoney(booking.recorded_cents, 'CAD'), guest: guestOf(booking) })}</Text>
      </Matter>
    ) : null;
  if (status !== 'pending' && status !== 'confirmed') return null;
  return (
    <Matter heading={heading}>
      <Breakdown label={heading} lines={linesOf(booking)} />
      <Text textStyle="small" color="muted" marginTop="2">
        {guest_total && (paid_at === null ? say.guestPays : say.guestPaid)({ guest: guestOf(booking), amount: sumText(guest_total) })}{' '}
        {isToSend(booking, now) && sent} {isOwn && isToSend(booking, now) && booking.payout_needs_details && <DetailsNeeded />}
        <Standing booking={booking} />
      </Text>
      {isOwn && booking.paid_at !== null && <StatementButton booking_id={booking_id} />}
    </Matter>
  );
};

// Reports are looked at by the operator: the host is paid, or the guest gets a part or all of it back.
import { instantOf } from '../../../generated/model/wire';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import { findRefundsOf } from '../checkout/payment.lookup';
import { partLeftOf } from '../booking/refund.commands';
import type { Shares } from '../pricing/shares.rules';
import { giveBack } from './payout.commands';
import { lockBooking, writeMove } from '../booking/booking.commands';
import type { KeptBooking, MoveContext } from '../booking/followers';

/** Owes so much of what was charged to the guest, in cents of Canadian dollars; answers what goes back. */
const refundPart = async (tx: MoveContext, booking: KeptBooking, cents: number): Promise<Shares> => {
  const back = await partLeftOf(tx.trx, booking, cents);
  await giveBack(tx, booking, { ...back, reason: 'resolved' });
  return back;
};

/** Decides on the reports of a booking. Answers what goes back to the card and as points; nothing at all where none is open; a decision gives back once. */
export const resolveReport = async (
  tx: MoveContext,
  bookingId: string,
  { cents, reason }: { readonly cents: number; readonly reason: string },
): Promise<Shares | 'given back before' | undefined> => {
  const booking = await lockBooking(tx.trx, bookingId);
  if (!booking || (booking.reported_at === null && booking.host_reported_at === null)) return undefined;
  const isGivenBack = (await findRefundsOf(tx.trx, bookingId)).some((refund) => refund.reason === 'resolved');
  if (cents > 0 && isGivenBack) return 'given back before';
  const moved = moveBookingLife(
    ['resolve'],
    { by: 'operator', who: null, from: booking.status, now: instantOf(tx.now), reason },
    { booking },
  );
  if (!moved.ok) return undefined;
  const back = cents === 0 ? { cents: 0, points: 0 } : await refundPart(tx, booking, cents);
  const refund_cents = back.cents === 0 ? booking.refund_cents : (booking.refund_cents ?? 0) + back.cents;
  await writeMove(tx, { booking, moved, change: { reported_at: null, host_reported_at: null, refund_cents } });
  return back;
};

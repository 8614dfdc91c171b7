// Refunds, with all that follows: entries in the ledger, points, money by the provider, and the payout of the host.
import type { RefundReason } from '../../../generated/model/values';
import type { BookingRefund, KeptBooking } from '../booking/followers';
import { oweRefund } from '../checkout/payment.commands';
import { postRefund } from '../ledger/ledger.commands';
import { returnPoints } from '../points/points.commands';
import type { Inside } from '../request/context';
import { squareUpIfSettled } from './payout.commands';

/** Gives back what comes back: points at once, money by the provider, each of them once. */
export const giveBack = async (
  tx: Pick<Inside, 'trx' | 'job'> & { readonly now: Date },
  booking: KeptBooking,
  { refund, points, cents, reason }: BookingRefund & { readonly reason: RefundReason },
): Promise<void> => {
  const { trx, now } = tx;
  const { booking_id, property_id, price } = booking;
  if (refund.total === 0) return;
  const tender = { code: 'points', label: `${points} points`, type: 'points', cents: cents - refund.total } as const;
  const posted = { booking_id, property_id, place: price };
  await postRefund(trx, posted, { cause: `refund ${reason} ${booking_id}`, at: now, lines: [...refund.lines, tender] });
  await returnPoints(trx, { booking_id, now, points });
  await oweRefund(tx, { booking_id, reason, cad_cents: cents });
  await squareUpIfSettled(trx, booking, now);
};

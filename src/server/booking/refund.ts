// What comes back of a booking that is called off: the sums before, and then the points, the money and the entries in the ledger.
import type { RefundReason } from '../../../generated/model/values';
import { oweRefund } from '../checkout/payment.commands';
import type { Inside } from '../request/context';
import { postRefund } from '../ledger/ledger.commands';
import { squareUpIfSettled } from '../payout/payout.commands';
import { returnPoints } from '../points/points.commands';
import { type Refund, refundOf, wholeRefund } from '../pricing/refund.rules';
import { sharesOf, type Shares } from '../pricing/shares.rules';
import type { KeptBooking } from './booking.repository';

/** Where a stay is called off: by whom, and when. */
export interface CalledOff {
  readonly by: 'guest' | 'host';
  readonly at: Date;
}
export interface ComingBack extends Shares {
  readonly refund: Refund;
}

const nothing: Refund = { step: undefined, lines: [], total: 0 };

/** Whether what was paid for a booking passed through us. */
export const isPaidToUs = ({ paid_at, payment_method }: Pick<KeptBooking, 'paid_at' | 'payment_method'>): boolean =>
  paid_at !== null && payment_method === 'card';

/** A refund of a booking as points and money. */
export const sharedOut = ({ total_cents, points }: KeptBooking, refund: Refund): ComingBack => ({
  refund,
  ...sharesOf(refund.total, { total: total_cents, points }),
});

/** What comes back by the policy that was agreed, or all of it where the host calls it off; nothing of what was not paid to us. */
export const comingBack = (booking: KeptBooking, { by, at }: CalledOff): ComingBack => {
  const { price, cancellation_policy: policy, created_at } = booking;
  const refundBy = {
    guest: () => refundOf({ agreed: price, policy, begins: booking, booked: new Date(created_at) }, at),
    host: () => wholeRefund(price),
  };
  return sharedOut(booking, isPaidToUs(booking) ? refundBy[by]() : nothing);
};

/** Gives back what comes back: points at once, money by the provider, each of them once. */
export const giveBack = async (
  tx: Pick<Inside, 'trx' | 'job'> & { readonly now: Date },
  booking: KeptBooking,
  { refund, points, cents, reason }: ComingBack & { readonly reason: RefundReason },
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

// The refund of a cancelled booking, as points and money.
import { type Refund, refundOf, wholeRefund } from '../pricing/refund.rules';
import { sharesOf } from '../pricing/shares.rules';
import type { BookingRefund, KeptBooking } from './followers';

/** Where a stay is called off: by whom, and when. */
export interface CalledOff {
  readonly by: 'guest' | 'host';
  readonly at: Date;
}

const nothing: Refund = { step: undefined, lines: [], total: 0 };

/** Whether what was paid for a booking passed through us. */
export const isPaidToUs = ({ paid_at, payment_method }: Pick<KeptBooking, 'paid_at' | 'payment_method'>): boolean =>
  paid_at !== null && payment_method === 'card';

/** A refund of a booking as points and money. */
export const sharedOut = ({ total_cents, points }: KeptBooking, refund: Refund): BookingRefund => ({
  refund,
  ...sharesOf(refund.total, { total: total_cents, points }),
});

/** The refund by the agreed policy, or all of it where the host cancels; nothing of payments outside the product. */
export const bookingRefundOf = (booking: KeptBooking, { by, at }: CalledOff): BookingRefund => {
  const { price, cancellation_policy: policy, created_at } = booking;
  const refundBy = {
    guest: () => refundOf({ agreed: price, policy, begins: booking, booked: new Date(created_at) }, at),
    host: () => wholeRefund(price),
  };
  return sharedOut(booking, isPaidToUs(booking) ? refundBy[by]() : nothing);
};

// Stays that are over and were paid here, as what follows from them reads them. Reads only.
import { nobodyId } from '../../../generated/model/constants';
import type { Database } from '../database/open';
import { priceAgreed } from '../pricing/agreed.rules';
import { findBooking } from './booking.lookup';

export interface StayOver {
  /** Empty where the account was deleted. */
  readonly guest_id: string | undefined;
  readonly host_id: string;
  readonly ended_at: Date;
  /** Before taxes and points, in Canadian cents. */
  readonly subtotal_cents: number;
}

/** A stay that was paid by card and not cancelled, and has ended; nothing where it is not such a one. */
export const findStayOver = async (db: Database, bookingId: string, now: Date): Promise<StayOver | undefined> => {
  const booking = await findBooking(db, bookingId);
  if (booking?.status !== 'confirmed' || booking.paid_at === null || booking.payment_method !== 'card') return undefined;
  const { guest_id, host_id, price } = booking;
  const ended_at = new Date(booking.checkoutDate);
  if (ended_at > now) return undefined;
  return { guest_id: guest_id === nobodyId ? undefined : guest_id, host_id, ended_at, subtotal_cents: priceAgreed(price).subtotal };
};

// What payouts write down of bookings, within their own transaction.
import type { Database } from '../database/open';

/** What the host of a booking gets is due. */
export const markSettled = async (trx: Database, bookingId: string, settled_at: Date): Promise<void> => {
  await trx.updateTable('bookings').set({ settled_at }).where('booking_id', '=', bookingId).execute();
};

// A payout's records of bookings, within its own transaction.
import type { Database } from '../database/open';

/** The share of a booking's host is due. */
export const markSettled = async (trx: Database, bookingId: string, settled_at: Date): Promise<void> => {
  await trx.updateTable('bookings').set({ settled_at }).where('booking_id', '=', bookingId).execute();
};

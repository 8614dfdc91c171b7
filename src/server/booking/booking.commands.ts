// What others ask of bookings, within their own transaction.
import type { Database } from '../database/open';

/** Takes a person out of the bookings that law makes us keep: prices and dates stay, and nothing that tells who it was. */
export const forgetInBookings = async (trx: Database, profileId: string): Promise<void> => {
  await trx.updateTable('booking_events').set({ who: null, reason: null }).where('who', '=', profileId).execute();
  await trx.updateTable('bookings').set({ guest_id: null, message: null, cancel_reason: null }).where('guest_id', '=', profileId).execute();
};

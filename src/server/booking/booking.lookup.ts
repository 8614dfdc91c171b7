// Bookings as everything that is not theirs reads them. Reads only.
import type { Database } from '../database/open';

/** A booking as its guards look at it: its two parties; null where there is none. */
export const findParties = async (db: Database, bookingId: string): Promise<object | null> =>
  (await db
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.property_id', 'bookings.property_id')
    .select(['bookings.booking_id', 'bookings.guest_id', 'properties.profile_id as host_id', 'bookings.status'])
    .where('bookings.booking_id', '=', bookingId)
    .executeTakeFirst()) ?? null;

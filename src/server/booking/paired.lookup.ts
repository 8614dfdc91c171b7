// The agreement between a guest and the host of a property, for the reader of their messages. Reads only.
import { sql } from 'kysely';
import type { BookingStatus } from '../../../generated/model/values';
import type { PlainDate } from '../../../generated/model/wire';
import type { Database } from '../database/open';

export interface Pair {
  readonly property_id: string;
  readonly guest_id: string;
}
/** The newest booking of a guest at a property, and whether any was paid. */
export interface PairedBooking extends Pair {
  readonly booking_id: string;
  readonly status: BookingStatus;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly is_paid: boolean;
}

/** The agreements of several pairs. */
export const pairedBookings = async (db: Database, pairs: readonly Pair[]): Promise<readonly PairedBooking[]> => {
  if (pairs.length === 0) return [];
  const properties = pairs.map(({ property_id }) => property_id);
  const guests = pairs.map(({ guest_id }) => guest_id);
  const { rows } = await sql<PairedBooking>`
    select distinct on (property_id, guest_id) property_id, guest_id, booking_id, status, checkin::text as checkin, checkout::text as checkout,
      bool_or(paid_at is not null) over (partition by property_id, guest_id) as is_paid
    from bookings join unnest(${properties}::uuid[], ${guests}::uuid[]) as pairs (property_id, guest_id) using (property_id, guest_id)
    order by property_id, guest_id, created_at desc, booking_id`.execute(db);
  return rows;
};

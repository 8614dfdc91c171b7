// A person's bookings for the data export. Reads only.
import type { BookingDeed } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import type { Database } from '../database/open';
import { hostedBy } from '../property/property.lookup';

/** The newest first. */
export const deedsOf = async (db: Database, profileId: string): Promise<readonly BookingDeed[]> => {
  const rows = await db
    .selectFrom('booking_events')
    .select(['booking_id', 'at', 'event', 'reason'])
    .where('who', '=', profileId)
    .orderBy('at', 'desc')
    .orderBy('event_id')
    .execute();
  return rows.map(({ at, ...deed }) => ({ ...deed, at: instantOf(at) }));
};

/** The bookings of a person, as guest or host, to join with. */
export const bookedWith = (db: Database, profileId: string) =>
  db
    .selectFrom('bookings')
    .select('booking_id')
    .where((row) => row.or([row('guest_id', '=', profileId), row('property_id', 'in', hostedBy(db, profileId))]));

/** The bookings that a person asked for, to join with. */
export const bookedBy = (db: Database, profileId: string) =>
  db.selectFrom('bookings').select('booking_id').where('guest_id', '=', profileId);

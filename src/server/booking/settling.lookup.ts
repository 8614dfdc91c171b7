// Bookings as payouts read them: whose time has come, and which stay each is for. Reads only.
import { sql } from 'kysely';
import { payoutHours } from '../../../generated/model/constants';
import { HOUR } from '../../../generated/model/dates';
import type { Database } from '../database/open';
import { wallClock } from '../database/wall-clocks';
import { hostedBy } from '../property/property.lookup';

/** A payout's stay, to join with. */
export const bookedStays = (db: Database) =>
  db.selectFrom('bookings').select(['booking_id', 'reference', 'checkin', 'checkout', 'reported_at']);

/** Whether what the host of a booking gets was due before. */
export const isSettled = async (db: Database, bookingId: string): Promise<boolean> => {
  const one = db.selectFrom('bookings').select('settled_at').where('booking_id', '=', bookingId);
  return (await one.executeTakeFirst())?.settled_at != null;
};

/** A host's bookings that were paid to us and are not settled. */
export const unsettledOf = async (db: Database, hostId: string): Promise<readonly string[]> => {
  const all = db.selectFrom('bookings').select('booking_id').where('property_id', 'in', hostedBy(db, hostId));
  const rows = await all.where('paid_at', 'is not', null).where('payment_method', '=', 'card').where('settled_at', 'is', null).execute();
  return rows.map(({ booking_id }) => booking_id);
};

/** Bookings that were paid to us, whose hosts are paid from now on, and that nobody has reported: the earliest first. */
export const bookingsToSettle = async (db: Database, now: Date): Promise<readonly string[]> => {
  const begunBy = new Date(now.getTime() - payoutHours * HOUR);
  const { rows } = await sql<{ booking_id: string }>`
    select booking_id from bookings
    where paid_at is not null and settled_at is null and payment_method = 'card' and reported_at is null
      and checkin + checkin_time::time <= ${wallClock(begunBy, 'timezone')}
    order by checkin, booking_id limit 200`.execute(db);
  return rows.map(({ booking_id }) => booking_id);
};

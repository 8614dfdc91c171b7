// Bookings as payouts read them: whose time has come, and which stay each is for. Reads only.
import { type SelectQueryBuilder, sql } from 'kysely';
import { payoutHours } from '../../../generated/model/constants';
import { HOUR } from '../../../generated/model/dates';
import type { PlainDate } from '../../../generated/model/wire';
import type { Tables } from '../../../generated/tables/tables';
import type { Database } from '../database/open';
import { wallClock } from '../property/wall-clocks.lookup';
import { hostedBy } from '../property/property.lookup';

/** A payout's stay, to join with. */
export const bookedStays = (db: Database) =>
  db.selectFrom('bookings').select(['booking_id', 'reference', 'checkin', 'checkout', 'timezone', 'status', 'reported_at']);

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

/** A booking that is to be settled, and its check-in. */
export interface ToSettle {
  readonly booking_id: string;
  readonly checkin: PlainDate;
}
/** A part of a long list, by the last one of the part before. */
interface Part {
  readonly now: Date;
  readonly last: ToSettle | undefined;
  /** Those that something else holds up. */
  readonly but: SelectQueryBuilder<Tables, 'payments', { booking_id: string }>;
}

/** Bookings that were paid to us, whose hosts are paid from now on, and that nobody has reported: the earliest first. */
export const bookingsToSettle = async (db: Database, { now, last, but }: Part): Promise<readonly ToSettle[]> => {
  const begunBy = new Date(now.getTime() - payoutHours * HOUR);
  const { rows } = await sql<ToSettle>`
    select booking_id, checkin from bookings
    where paid_at is not null and settled_at is null and payment_method = 'card' and reported_at is null
      and checkin + checkin_time::time <= ${wallClock(begunBy, 'timezone')}
      and booking_id not in (${but}) ${last === undefined ? sql`` : sql`and (checkin, booking_id) > (${last.checkin}::date, ${last.booking_id}::uuid)`}
    order by checkin, booking_id limit 200`.execute(db);
  return rows;
};

// Bookings and what happened to them, as the database keeps them.
import { randomUUID } from 'node:crypto';
import { reviewWindowDays } from '../../../generated/model/constants';
import type { Booking } from '../../../generated/model/entities';
import type { BookingStatus } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import { pathTo } from '../../../generated/routes/paths';
import type { BookingLifeEvent } from '../../../generated/rules/lifecycles';
import type { MoveRecord } from '../../../generated/rules/move';
import { dayOf, momentAt } from '../../../generated/rules/runtime';
import { readBooking } from '../../../generated/tables/bookings';
import type { NewRow, Row, RowChange } from '../../../generated/tables/tables';
import type { Database } from '../database/open';
import { namedProperties } from '../property/property.lookup';
import { reviewsOfBookings } from '../review/review.lookup';

export type BookingChange = Omit<RowChange<'bookings'>, 'booking_id' | 'property_id' | 'status'>;

export const bookingOf = (row: Row<'bookings'> & Pick<Booking, 'host_id' | 'review'>): Booking => ({
  ...readBooking(row),
  host_id: row.host_id,
  bookingUrl: pathTo.checkout({ booking_id: row.booking_id }),
  review: row.review,
  checkoutDate: instantOf(momentAt(dayOf(row.checkout), row.checkout_time, row.timezone)),
  reviewWindowDays,
});

/** Bookings with whose property it is and their review, to ask with. */
export const wholeBookings = (db: Database) =>
  db
    .selectFrom('bookings as b')
    .innerJoin(namedProperties(db, true).as('p'), 'p.property_id', 'b.property_id')
    .leftJoin(reviewsOfBookings(db).as('r'), 'r.booking_id', 'b.booking_id')
    .selectAll('b')
    .select(['p.profile_id as host_id', 'r.review_id as review']);

/** One booking, which nobody else changes before this transaction ends; null where there is none. */
export const findAndLock = async (trx: Database, bookingId: string): Promise<Booking | null> => {
  const row = await wholeBookings(trx).where('b.booking_id', '=', bookingId).forUpdate('b').executeTakeFirst();
  return row ? bookingOf(row) : null;
};

export const insertBooking = async (trx: Database, row: NewRow<'bookings'>): Promise<void> => {
  await trx.insertInto('bookings').values(row).execute();
};

export const changeBooking = async (
  trx: Database,
  bookingId: string,
  change: BookingChange & { readonly status?: BookingStatus },
): Promise<void> => {
  await trx.updateTable('bookings').set(change).where('booking_id', '=', bookingId).execute();
};

export const insertEvent = async (
  trx: Database,
  booking: Pick<Booking, 'booking_id' | 'property_id'>,
  record: MoveRecord<BookingStatus, BookingLifeEvent>,
): Promise<void> => {
  const { booking_id, property_id } = booking;
  await trx
    .insertInto('booking_events')
    .values({ event_id: randomUUID(), booking_id, property_id, ...record })
    .execute();
};

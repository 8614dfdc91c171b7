// Bookings that were reported and wait for somebody to look at them. Reads only.
import type { Database } from '../database/open';

/** The reports, oldest first, a row for each open one. */
export const openReports = (db: Database) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('booking_events as e', 'e.booking_id', 'b.booking_id')
    .select(['b.booking_id', 'b.reference', 'b.status', 'b.guest_id', 'b.total_cents', 'b.refund_cents', 'b.settled_at'])
    .select(['e.at', 'e.who', 'e.reason'])
    .where('b.reported_at', 'is not', null)
    .where('e.event', '=', 'report')
    .orderBy('e.at')
    .execute();

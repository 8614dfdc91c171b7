// Stays that are agreed and paid, for whoever does something at their moments. Reads only.
import type { PlainDate } from '../../../generated/model/wire';
import type { Database } from '../database/open';
import { namedProperties } from '../property/property.lookup';

/** Agreed and paid stays that end on a day or later, with their hosts, to join with. */
export const agreedStays = (db: Database, since: PlainDate) =>
  db
    .selectFrom('bookings as b')
    .innerJoin(namedProperties(db, true).as('p'), 'p.property_id', 'b.property_id')
    .select(['b.booking_id', 'b.property_id', 'b.checkin', 'b.checkout', 'b.timezone', 'b.paid_at', 'p.profile_id as host_id'])
    .where('b.status', '=', 'confirmed')
    .where('b.paid_at', 'is not', null)
    .where('b.checkout', '>=', since);

// The outcome of the requests to a host, as the database remembers it.
import { sql } from 'kysely';
import type { Database } from '../database/open';
import { namedProperties } from '../property/property.lookup';
import type { Answered } from './answers.rules';

interface Row extends Answered {
  readonly host_id: string;
}

/** All requests to the host of a property, at whichever of their places. */
export const findAnswers = async (db: Database, propertyId: string): Promise<Row | undefined> => {
  const places = namedProperties(db, true);
  const { rows } = await sql<Row>`
    select h.profile_id as host_id, count(*) filter (where e.event = 'expire') as expired,
      coalesce(array_agg((extract(epoch from e.at - b.created_at) / 3600)::float) filter (where e.event in ('accept', 'reject')), '{}') as waited
    from ${places} h join ${places} p on p.profile_id = h.profile_id join bookings b on b.property_id = p.property_id
      join booking_events e on e.booking_id = b.booking_id and e.event in ('accept', 'reject', 'expire')
    where h.property_id = ${propertyId} group by h.profile_id`.execute(db);
  return rows[0];
};

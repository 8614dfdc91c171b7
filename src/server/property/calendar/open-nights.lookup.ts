// The nights of a property that nothing keeps from being sold. Reads only.
import { sql } from 'kysely';
import type { Database } from '../../database/open';
import { keptNights } from '../property.lookup';
import type { Nights } from './calendar.repository';

/** How many of these nights are neither taken, here or elsewhere, nor blocked, nor kept free around a stay. */
export const countOpenNights = async (db: Database, { property_id, start, end }: Nights): Promise<number> => {
  const asked = sql`daterange(${start}::date, ${end}::date)`;
  const { rows } = await sql<{ readonly open: number }>`
    select coalesce(sum(upper(part) - lower(part)), 0)::int as open
    from (select unnest(datemultirange(${asked}) - coalesce(range_agg(${keptNights}), '{}')) as part
      from held_nights h join properties p using (property_id)
      where h.property_id = ${property_id} and h.nights && daterange(${start}::date - p.preparation_nights, ${end}::date + p.preparation_nights)
    ) as free`.execute(db);
  return rows[0]?.open ?? 0;
};

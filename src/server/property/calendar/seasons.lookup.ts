// Seasons of hosts. Reads only.
import { sql } from 'kysely';
import type { Season } from '../../../../generated/model/entities';
import type { Database } from '../../database/open';
import { asked, byProperty } from './calendar.repository';
import type { Range } from './calendar.rules';

/** A season's nights at one listing. */
export interface NightsOfSeason extends Range {
  readonly name: string;
  readonly night_cents: number;
  readonly min_nights: number | null;
}

/** The seasons of several properties that some nights lie in; in order. */
export const seasonsAt = async (db: Database, propertyIds: readonly string[], nights: Range) => {
  const { rows } = await sql<NightsOfSeason & { readonly property_id: string }>`
    select property_id, name, lower(nights)::text as start, upper(nights)::text as end, night_cents, min_nights
    from seasons where property_id = any(${[...propertyIds]}::uuid[]) and nights && ${asked(nights)} order by lower(nights)`.execute(db);
  return byProperty(propertyIds, rows);
};

/** All seasons of a host, by their dates. */
export const seasonsOf = async (db: Database, profileId: string): Promise<Season[]> => {
  const { rows } = await sql<Season>`
    select season_id, s.name, lower(nights)::text as start, (upper(nights) - 1)::text as last, night_cents as price_cents,
      s.min_nights, array_agg(s.property_id::text order by s.property_id) as property_ids
    from seasons s join properties p using (property_id) where p.profile_id = ${profileId} and p.deleted_at is null
    group by season_id, s.name, nights, night_cents, s.min_nights order by nights, season_id`.execute(db);
  return rows;
};

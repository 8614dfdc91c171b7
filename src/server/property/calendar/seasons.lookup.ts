// Seasons of hosts. Reads only.
import { sql } from 'kysely';
import type { Season } from '../../../../generated/model/entities';
import type { Database } from '../../database/open';
import { hostedBy, nightsByYear } from '../property.lookup';
import { asked, byProperty } from './calendar.repository';
import type { Range } from './calendar.rules';

/** A season's nights at one listing. */
export interface NightsOfSeason extends Range {
  readonly name: string;
  readonly night_cents: number | null;
  readonly min_nights: number | null;
}

/** The seasons of several properties that some nights lie in; in order. */
export const seasonsAt = async (db: Database, propertyIds: readonly string[], nights: Range) => {
  const { rows } = await sql<NightsOfSeason & { readonly property_id: string }>`
    select property_id, name, lower(held.nights)::text as start, upper(held.nights)::text as end, night_cents, min_nights
    from seasons s, ${nightsByYear('s', { from: nights.start, to: nights.end })} as held
    where property_id = any(${[...propertyIds]}::uuid[]) and held.nights && ${asked(nights)} order by lower(held.nights)`.execute(db);
  return byProperty(propertyIds, rows);
};

/** All seasons at some properties, by their dates. */
export const seasonsAmong = async (db: Database, properties: ReturnType<typeof hostedBy>): Promise<Season[]> => {
  const { rows } = await sql<Season>`
    select season_id, s.name, lower(nights)::text as start, (upper(nights) - 1)::text as last, yearly, night_cents as price_cents,
      s.min_nights, array_agg(s.property_id::text order by s.property_id) as property_ids
    from seasons s join properties p using (property_id) where p.property_id in (${properties}) and p.deleted_at is null
    group by season_id, s.name, nights, yearly, night_cents, s.min_nights order by nights, season_id`.execute(db);
  return rows;
};

/** All seasons at a host's own listings. */
export const seasonsOf = (db: Database, profileId: string): Promise<Season[]> => seasonsAmong(db, hostedBy(db, profileId));

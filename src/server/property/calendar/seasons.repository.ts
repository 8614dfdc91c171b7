// Seasons as they are kept: a row for each listing at which one holds.
import { sql } from 'kysely';
import type { Season } from '../../../../generated/model/entities';
import type { Database } from '../../database/open';
import { hostedBy } from '../property.lookup';

/** A host's listings at which a season may hold, by title: drafts too, archived ones not. */
export const seasonListings = (db: Database, profileId: string) =>
  db
    .selectFrom('properties')
    .select(['property_id', 'title'])
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'archived')
    .orderBy((row) => row.fn<string>('lower', ['title']))
    .orderBy('property_id')
    .execute();

const nightsOf = ({ start, last }: Pick<Season, 'start' | 'last'>): string => `[${start},${last}]`;

/** Another season that has some of the nights at one of the listings; nothing where there is none. */
export const findOverlapping = async (trx: Database, season: Season) =>
  trx
    .selectFrom('seasons as s')
    .innerJoin('properties as p', 'p.property_id', 's.property_id')
    .select(['s.name', 'p.title'])
    .where('s.property_id', 'in', [...season.property_ids])
    .where('s.season_id', '<>', season.season_id)
    .where(sql<boolean>`s.nights && ${nightsOf(season)}::daterange`)
    .orderBy('s.nights')
    .limit(1)
    .executeTakeFirst();

/** Deletes a host's season. Tells whether there was one. */
export const deleteSeason = async (
  trx: Database,
  { season_id, profile_id }: { readonly season_id: string; readonly profile_id: string },
) => {
  const own = trx.deleteFrom('seasons').where('season_id', '=', season_id).where('property_id', 'in', hostedBy(trx, profile_id));
  return (await own.executeTakeFirst()).numDeletedRows > 0n;
};

export const insertSeason = async (trx: Database, season: Season): Promise<void> => {
  const { season_id, name, price_cents: night_cents, min_nights } = season;
  const rows = season.property_ids.map((property_id) => ({
    season_id,
    property_id,
    name,
    nights: nightsOf(season),
    night_cents,
    min_nights,
  }));
  await trx.insertInto('seasons').values(rows).execute();
};

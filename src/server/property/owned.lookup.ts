// A host's own properties, whole, as everything that is not theirs reads them. Reads only.
import type { Property } from '../../../generated/model/entities';
import { columnsOfProperty, readProperty } from '../../../generated/tables/properties';
import { helpersOf } from './cohosts/cohost.lookup';
import type { Database } from '../database/open';

/** Every property of a host, whatever its state, the newest first. */
export const propertiesOf = async (db: Database, profileId: string): Promise<readonly Property[]> => {
  const rows = await db
    .selectFrom('properties')
    .select(columnsOfProperty)
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('property_id')
    .execute();
  const helpers = await helpersOf(
    db,
    rows.map(({ property_id }) => property_id),
  );
  return rows.map((row) => ({ ...readProperty(row), ...helpers(row.property_id) }));
};

/** How many properties a person has, and how many of them are connected. */
export const countProperties = (
  db: Database,
  profileId: string,
): Promise<{ readonly properties_connected: number; readonly properties_total: number }> =>
  db
    .selectFrom('properties')
    .select((row) => [
      row.fn.count<number>('connection_status').as('properties_connected'),
      row.fn.countAll<number>().as('properties_total'),
    ])
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();

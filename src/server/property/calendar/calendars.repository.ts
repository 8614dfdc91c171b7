// The listings for the grid of a host's calendars: their own, and those that they co-host.
import type { PropertyStatus } from '../../../../generated/model/values';
import type { Database } from '../../database/open';
import { keptBy, type PropertyRow } from '../property.lookup';

const leftOut: readonly PropertyStatus[] = ['draft', 'archived'];

/** The number of listings in a host's grid, and of properties that are not in it. */
export const countListings = async (db: Database, profileId: string): Promise<{ readonly total: number; readonly left_out: number }> => {
  const rows = await db
    .selectFrom('properties')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .where('property_id', 'in', keptBy(db, profileId, 'calendar'))
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute();
  const sum = (isOut: boolean) =>
    rows.filter(({ status }) => leftOut.includes(status) === isOut).reduce((all, { count }) => all + count, 0);
  return { total: sum(false), left_out: sum(true) };
};

/** Some of the listings whose calendar a host looks after, by title. */
export const listingsOf = (db: Database, profileId: string, it: { readonly skip: number; readonly most: number }): Promise<PropertyRow[]> =>
  db
    .selectFrom('properties')
    .selectAll()
    .where('property_id', 'in', keptBy(db, profileId, 'calendar'))
    .where('deleted_at', 'is', null)
    .where('status', 'not in', [...leftOut])
    .orderBy((row) => row.fn<string>('lower', ['title']))
    .orderBy('property_id')
    .limit(it.most)
    .offset(it.skip)
    .execute();

/** Those of some properties whose calendar a host looks after. */
export const keptAmong = (db: Database, profileId: string, propertyIds: readonly string[]): Promise<PropertyRow[]> =>
  db
    .selectFrom('properties')
    .selectAll()
    .where('property_id', 'in', keptBy(db, profileId, 'calendar'))
    .where('deleted_at', 'is', null)
    .where('property_id', 'in', [...propertyIds])
    .execute();

// The listings of a host for the grid of their calendars.
import type { PropertyStatus } from '../../../../generated/model/values';
import type { Database } from '../../database/open';
import type { PropertyRow } from '../property.lookup';

const leftOut: readonly PropertyStatus[] = ['draft', 'archived'];

/** The number of a host's listings in the grid, and of properties that are not in it. */
export const countListings = async (db: Database, profileId: string): Promise<{ readonly total: number; readonly left_out: number }> => {
  const rows = await db
    .selectFrom('properties')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute();
  const sum = (isOut: boolean) =>
    rows.filter(({ status }) => leftOut.includes(status) === isOut).reduce((all, { count }) => all + count, 0);
  return { total: sum(false), left_out: sum(true) };
};

/** Some of a host's listings, by title. */
export const listingsOf = (db: Database, profileId: string, it: { readonly skip: number; readonly most: number }): Promise<PropertyRow[]> =>
  db
    .selectFrom('properties')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .where('status', 'not in', [...leftOut])
    .orderBy((row) => row.fn<string>('lower', ['title']))
    .orderBy('property_id')
    .limit(it.most)
    .offset(it.skip)
    .execute();

/** Those of some properties that are a host's own. */
export const ownAmong = (db: Database, profileId: string, propertyIds: readonly string[]): Promise<PropertyRow[]> =>
  db
    .selectFrom('properties')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .where('property_id', 'in', [...propertyIds])
    .execute();

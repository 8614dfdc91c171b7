// A host's own properties in the database: drafts, and what is changed of them.
import { randomUUID } from 'node:crypto';
import { standardZone } from '../../../generated/model/constants';
import type { PropertyStatus } from '../../../generated/model/values';
import type { Database } from '../database/open';
import type { PropertyRow } from './property.lookup';

/** Adds a property of which nothing is said yet. */
export const insertProperty = (
  db: Database,
  it: { readonly profile_id: string; readonly status: PropertyStatus; readonly now: Date },
): Promise<PropertyRow> =>
  db
    .insertInto('properties')
    .values({ property_id: randomUUID(), profile_id: it.profile_id, status: it.status, timezone: standardZone, created_at: it.now })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Every property that a host has not deleted, the newest first. */
export const ownRows = (db: Database, profileId: string): Promise<PropertyRow[]> =>
  db
    .selectFrom('properties')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('property_id')
    .execute();

/** The newest of them that leads to a listing elsewhere. */
export const ownRowOfListing = async (db: Database, profileId: string, key: string): Promise<readonly PropertyRow[]> =>
  db
    .selectFrom('properties')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('listing_key', '=', key)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('property_id')
    .limit(1)
    .execute();

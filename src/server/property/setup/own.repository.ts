// A host's own properties in the database: drafts, and what is changed of them.
import { randomUUID } from 'node:crypto';
import { type CompiledQuery, type OperationNodeSource, sql } from 'kysely';
import { standardZone } from '../../../../generated/model/constants';
import type { PropertyStatus } from '../../../../generated/model/values';
import type { RowChange } from '../../../../generated/tables/tables';
import type { Database } from '../../database/open';
import { allInNightCents } from '../../pricing/price.rules';
import { refuse } from '../../request/refusal';
import type { LookContext } from '../followers';
import { fieldsChanged, type PropertyEdit } from './edit.rules';
import { chosenOf } from '../connecting/found-photos.rules';
import { searchedText } from '../search/search.repository';
import { removePhotosWith } from '../photos/photo.commands';
import { keptBy, type PropertyRow } from '../property.lookup';

/** Adds a property of which nothing is said yet. */
export const insertProperty = (
  db: Database,
  it: { readonly profile_id: string; readonly status: PropertyStatus; readonly now: Date },
): Promise<PropertyRow> =>
  db
    .insertInto('properties')
    .values({
      property_id: randomUUID(),
      profile_id: it.profile_id,
      status: it.status,
      connection_status: disconnected.connection_status,
      timezone: standardZone,
      created_at: it.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** How many drafts a host has. */
export const countDrafts = async (db: Database, profileId: string): Promise<number> => {
  const drafts = db.selectFrom('properties').where('profile_id', '=', profileId).where('status', '=', 'draft');
  const { count } = await drafts.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
};

/** Every property that a host has or co-hosts and that was not deleted, the newest first. */
export const keptRows = (db: Database, profileId: string): Promise<PropertyRow[]> =>
  db
    .selectFrom('properties')
    .selectAll()
    .where('property_id', 'in', keptBy(db, profileId))
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

/** A property, which nobody else changes before this transaction ends. */
export const lockProperty = async (trx: Database, propertyId: string): Promise<PropertyRow | undefined> =>
  trx
    .selectFrom('properties')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The statement that does the same after a write that answers a row; nothing is locked where it answers none. */
export const lockingProperty = (trx: Database, propertyId: string, write: OperationNodeSource): CompiledQuery<PropertyRow> =>
  // a row is locked once it is joined: after the write
  sql<PropertyRow>`with written as (${write})
    select p.* from written, properties p where p.property_id = ${propertyId} and p.deleted_at is null for update of p`.compile(trx);

/** Every property of a host, which nobody else changes or books before this transaction ends; always in the same order. */
export const lockPropertiesOf = (trx: Database, profileId: string): Promise<PropertyRow[]> =>
  trx.selectFrom('properties').selectAll().where('profile_id', '=', profileId).orderBy('property_id').forUpdate().execute();

type Change = Omit<RowChange<'properties'>, 'property_id' | 'profile_id'>;

/** Changes what no edit is: where a property stands, and what others find out about it. */
export const changeProperty = (trx: Database, propertyId: string, change: Change): Promise<PropertyRow> =>
  trx.updateTable('properties').set(change).where('property_id', '=', propertyId).returningAll().executeTakeFirstOrThrow();

const asKept = ({ bedroom_list, ...edit }: PropertyEdit): Change => ({
  ...edit,
  ...(bedroom_list ? { bedroom_list: JSON.stringify(bedroom_list) } : {}),
});

/**
 * Edits a property that is locked: a version more, which remembers what was edited, and everything that search compares follows.
 * `beside` is what changes because of it. The same once more is no edit.
 */
export const editProperty = async (trx: Database, row: PropertyRow, it: { edit: PropertyEdit; beside?: Change }): Promise<PropertyRow> => {
  const changed = fieldsChanged(row, it.edit);
  if (changed.length === 0) return row;
  const version = row.version + 1;
  const after = { ...row, ...it.edit };
  return changeProperty(trx, row.property_id, {
    ...asKept(it.edit),
    ...it.beside,
    version,
    edits: JSON.stringify({ ...row.edits, ...Object.fromEntries(changed.map((field) => [field, version])) }),
    searched: searchedText(after),
    all_in_night_cents: allInNightCents(after),
  });
};

/**
 * A property whose pictures have changed is a version more. One that came last undoes nothing that somebody else does meanwhile; another
 * order, other words and a removal might.
 */
export const photosChanged = (trx: Database, row: PropertyRow, it: { how: 'added' | 'edited'; now: Date }): Promise<PropertyRow> => {
  const version = row.version + 1;
  return changeProperty(trx, row.property_id, {
    version,
    changed_at: it.now,
    ...(it.how === 'edited' ? { edits: JSON.stringify({ ...row.edits, photos: version }) } : {}),
  });
};

/** The properties whose host has proven that a listing is theirs. */
export const provenWith = (db: Database, key: string | null) =>
  db.selectFrom('properties').select('property_id').where('listing_key', '=', key).where('ownership_proven_at', 'is not', null);

/** Whether another host has proven a listing to be theirs. */
export const isClaimed = async (db: Database, key: string, profileId: string): Promise<boolean> =>
  (await provenWith(db, key).where('profile_id', '!=', profileId).executeTakeFirst()) !== undefined;

/**
 * Confirms imported values among these fields; changed ones are the host's own. Tells whether the pictures of the listing may be copied
 * from now on.
 */
export const confirmImported = async (
  trx: Database,
  propertyId: string,
  it: {
    readonly fields: readonly string[];
    readonly changed: readonly string[];
    readonly photos: false | { readonly chosen: readonly string[] | undefined };
  },
): Promise<boolean> => {
  const one = trx.selectFrom('imported_listings').select(['unconfirmed', 'field_sources', 'photos_permitted', 'pictures']);
  const imported = await one.where('property_id', '=', propertyId).forUpdate().executeTakeFirst();
  if (!imported) return false;
  const chosen = !imported.photos_permitted && it.photos && it.photos.chosen;
  const pictures = chosen && (chosenOf(imported.pictures, chosen) ?? refuse('property.photo_not_found'));
  const own = it.changed.filter((field) => field in imported.field_sources).map((field) => [field, 'host'] as const);
  await trx
    .updateTable('imported_listings')
    .set({
      unconfirmed: imported.unconfirmed.filter((field) => !it.fields.includes(field)),
      field_sources: JSON.stringify({ ...imported.field_sources, ...Object.fromEntries(own) }),
      photos_permitted: imported.photos_permitted || it.photos !== false,
      ...(pictures && { pictures: JSON.stringify(pictures), photos_found: pictures.length }),
    })
    .where('property_id', '=', propertyId)
    .execute();
  return it.photos !== false && !imported.photos_permitted;
};

/** Deletes those of a host's properties that were never booked, their pictures with them. Tells how many. */
export const removeUnbooked = async (trx: Database, propertyIds: readonly string[], { followers, now }: LookContext): Promise<number> => {
  if (propertyIds.length === 0) return 0;
  const going = await trx
    .selectFrom('properties')
    .select('property_id')
    .where('property_id', 'in', [...propertyIds])
    .where('property_id', 'not in', followers.property.bookedProperties(trx))
    .forUpdate()
    .execute();
  const ids = going.map(({ property_id }) => property_id);
  await removePhotosWith(trx, ids, now);
  if (ids.length > 0) await trx.deleteFrom('properties').where('property_id', 'in', ids).execute();
  return ids.length;
};

/**
 * Deletes a property. Of one that was ever booked stays what the bookings refer to, out of every list and without its address.
 * Tells whether something stays.
 */
export const removeProperty = async (trx: Database, propertyId: string, it: LookContext): Promise<boolean> => {
  if ((await removeUnbooked(trx, [propertyId], it)) > 0) return false;
  await changeProperty(trx, propertyId, { ...disconnected, ...nowhere, status: 'archived', instant_book: false, deleted_at: it.now });
  await trx.deleteFrom('arrival_guides').where('property_id', '=', propertyId).execute();
  await trx.deleteFrom('cohosts').where('property_id', '=', propertyId).execute();
  await trx.deleteFrom('calendar_feeds').where('property_id', '=', propertyId).execute();
  await trx.deleteFrom('held_nights').where('property_id', '=', propertyId).where('kind', '!=', 'booking').execute();
  return true;
};

/** A property of which nobody can tell any more where it was. */
export const nowhere = { address: null, postal_code: null, latitude: null, longitude: null } as const;

const unproven = { ownership_proven_at: null, sync_status: 'never' } as const;
/** A property that leads to no listing elsewhere: it is connected to itself. */
export const disconnected = { ...unproven, listing_url: null, listing_key: null, connection_status: 'connected' } as const;
/** A property with the address of a listing that is not connected yet. */
export const leadingTo = (listing_url: string, listing_key: string | null) =>
  ({ ...unproven, listing_url, listing_key, connection_status: null }) as const;

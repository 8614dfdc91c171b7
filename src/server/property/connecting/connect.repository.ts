// Imports in the database: the source listing of a property, and the content of its page.
import { sql } from 'kysely';
import type { ImportProblem } from '../../../../generated/model/values';
import type { Database } from '../../database/open';
import { foundIdOf } from './found-photos.rules';
import type { ListingAddress } from './listing-address.rules';
import type { FoundPicture } from './lodging.rules';
import { changeProperty, editProperty, leadingTo, provenWith } from '../setup/own.repository';
import type { PropertyRow } from '../property.lookup';
import type { Found, ReadListing } from './read-listing.rules';

/** A property is connected from now on; its page is about to be read. */
export const beginConnecting = async (
  trx: Database,
  row: PropertyRow,
  { address, key, platform, source_id }: ListingAddress,
): Promise<PropertyRow> => {
  const reading = { platform, source_id, problem: null };
  await trx
    .insertInto('imported_listings')
    .values({ property_id: row.property_id, ...reading, field_sources: '{}', read_at: null })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(reading))
    .execute();
  return changeProperty(trx, row.property_id, {
    listing_url: address,
    listing_key: key,
    connection_status: 'connected',
    ...(row.listing_key === key ? {} : { ownership_proven_at: null }),
    ...(row.sync_status === 'conflict' ? {} : { sync_status: 'running' }),
  });
};

/** The fields of a property that were brought over, and that its host has not confirmed. */
export const unconfirmedIn = async (db: Database, propertyId: string): Promise<readonly string[]> => {
  const imported = db.selectFrom('imported_listings').select('unconfirmed').where('property_id', '=', propertyId);
  return (await imported.executeTakeFirst())?.unconfirmed ?? [];
};

/** The pictures of one listing are not those of the next: whether these may be used is asked anew. */
export const forgetPictures = async (trx: Database, propertyId: string): Promise<void> => {
  const none = { pictures: '[]', photos_found: 0, photos_permitted: false };
  await trx.updateTable('imported_listings').set(none).where('property_id', '=', propertyId).execute();
};

/** A listing that is proven to be another host’s is not connected; the property keeps its address, and says so. */
export const keepClaimed = async (
  trx: Database,
  row: PropertyRow,
  { found, now }: { found: ListingAddress; now: Date },
): Promise<PropertyRow> => {
  const { address, key, platform, source_id } = found;
  const claimed = { platform, source_id, problem: 'claimed', read_at: now } as const;
  await trx
    .insertInto('imported_listings')
    .values({ property_id: row.property_id, ...claimed, field_sources: '{}' })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(claimed))
    .execute();
  return changeProperty(trx, row.property_id, leadingTo(address, key));
};

/** Whether a listing is proven to belong to another property than this one, of any account. */
const isProvenElsewhere = async (trx: Database, { listing_key, property_id }: PropertyRow): Promise<boolean> =>
  (await provenWith(trx, listing_key).where('property_id', '!=', property_id).executeTakeFirst()) !== undefined;

/** The page of a listing shows whose it is, unless somebody has shown that before. */
export const proveOwnership = async (trx: Database, row: PropertyRow, now: Date): Promise<void> => {
  if (row.ownership_proven_at !== null || (await isProvenElsewhere(trx, row))) return;
  await changeProperty(trx, row.property_id, { ownership_proven_at: now });
};

/** Copies imported values into the property: into a draft alone, and only where its host has said nothing and confirmed nothing. */
const newIn = ({ status, edits }: PropertyRow, unconfirmed: readonly string[], values: Found): Found =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => status === 'draft' && (unconfirmed.includes(field) || edits?.[field] === undefined)),
  );

interface Kept extends Pick<ReadListing, 'values' | 'sources'> {
  readonly pictures: readonly FoundPicture[];
  readonly problem: ImportProblem | null;
}
/** Keeps what was read of the listing of a property that is locked: as a draft with its sources, to be confirmed value by value. */
export const keepReading = async (trx: Database, row: PropertyRow, { read, now }: { read: Kept; now: Date }): Promise<void> => {
  const one = trx.selectFrom('imported_listings').select(['unconfirmed', 'field_sources', 'pictures', 'photos_found', 'photos_permitted']);
  const known = await one.where('property_id', '=', row.property_id).forUpdate().executeTakeFirstOrThrow();
  const edit = newIn(row, known.unconfirmed, read.values);
  const fields = Object.keys(edit);
  const isFailed = read.problem === 'refused' || read.problem === 'unreachable';
  // earlier values stay where the page cannot be read now, and a picture that is being copied is not copied once more
  const { pictures, photos_found } =
    isFailed || known.photos_permitted ? known : { pictures: read.pictures, photos_found: read.pictures.length };
  await trx
    .updateTable('imported_listings')
    .set({
      read_at: now,
      problem: read.problem,
      unconfirmed: [...new Set([...known.unconfirmed, ...fields])],
      field_sources: JSON.stringify({
        ...known.field_sources,
        ...Object.fromEntries(Object.entries(read.sources).filter(([field]) => fields.includes(field))),
      }),
      pictures: JSON.stringify(pictures),
      photos_found,
    })
    .where('property_id', '=', row.property_id)
    .execute();
  const edited = await editProperty(trx, row, { edit });
  if (edited.sync_status !== 'conflict') await changeProperty(trx, row.property_id, { sync_status: isFailed ? 'failed' : 'synced' });
};

/** A picture that its host may still choose; none once they have. */
export const offeredPicture = async (db: Database, propertyId: string, foundId: string): Promise<FoundPicture | undefined> => {
  const one = db.selectFrom('imported_listings').select('pictures').where('property_id', '=', propertyId);
  const offered = await one.where('photos_permitted', '=', false).executeTakeFirst();
  return offered?.pictures.find((picture) => foundIdOf(picture) === foundId);
};

/** Takes the next picture that waits to be copied off the list, so that none is copied twice; none without its host's word. */
export const takePicture = async (db: Database, propertyId: string): Promise<FoundPicture | undefined> => {
  const { rows } = await sql<{ picture: FoundPicture }>`
    with waiting as (
      select property_id, pictures -> 0 as picture from imported_listings
      where property_id = ${propertyId} and photos_permitted and pictures <> '[]' for update)
    update imported_listings set pictures = pictures - 0 from waiting
    where imported_listings.property_id = waiting.property_id returning waiting.picture`.execute(db);
  return rows[0]?.picture;
};

/** None waits to be copied any more. */
export const dropPictures = async (db: Database, propertyId: string): Promise<void> => {
  await db.updateTable('imported_listings').set({ pictures: '[]' }).where('property_id', '=', propertyId).execute();
};

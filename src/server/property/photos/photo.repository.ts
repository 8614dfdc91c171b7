// The pictures of properties as rows, in the transaction that is handed in.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { photosMax } from '../../../../generated/model/constants';
import type { Photo } from '../../../../generated/model/entities';
import type { Database } from '../../database/open';
import { photosOf } from '../property.lookup';

/** All pictures of a property, in order. */
export const photosIn = async (db: Database, propertyId: string): Promise<readonly Photo[]> =>
  (await photosOf(db, [propertyId], photosMax)).get(propertyId) ?? [];

export const insertPhoto = async (
  trx: Database,
  { widths, ...photo }: Photo & { readonly property_id: string; readonly position: number },
): Promise<void> => {
  await trx
    .insertInto('photos')
    .values({ ...photo, widths: [...widths] })
    .execute();
};

/** Another property shows the pictures of one, by the same files. */
export const copyPhotos = async (trx: Database, from: string, to: string): Promise<void> => {
  const rows = (await photosIn(trx, from)).map(({ widths, ...photo }, position) => ({
    ...photo,
    photo_id: randomUUID(),
    property_id: to,
    position,
    widths: [...widths],
  }));
  if (rows.length > 0) await trx.insertInto('photos').values(rows).execute();
};

/** Of these addresses of pictures those that some property still shows, or can bring back. */
export const stillShown = async (trx: Database, urls: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ readonly url: string }>`
    select url from unnest(${[...urls]}::text[]) as gone (url)
    where exists (select from photos where photos.url = gone.url) or exists (select from removed_photos where photo ->> 'url' = gone.url)`.execute(
    trx,
  );
  return new Set(rows.map(({ url }) => url));
};

export interface PlacedPhoto {
  readonly photo_id: string;
  readonly alt: string;
}

/** Puts all pictures of a property in this order, with these words. */
export const orderPhotos = async (trx: Database, propertyId: string, placed: readonly PlacedPhoto[]): Promise<void> => {
  const [ids, texts] = [placed.map(({ photo_id }) => photo_id), placed.map(({ alt }) => alt)];
  await sql`
    update photos set position = placed.place - 1, alt = placed.alt
    from unnest(${ids}::uuid[], ${texts}::text[]) with ordinality as placed (photo_id, alt, place)
    where photos.photo_id = placed.photo_id and photos.property_id = ${propertyId}`.execute(trx);
};

/** Takes a picture of a property away: for a while it can be brought back, then its files go too. */
export const removePhoto = async (
  trx: Database,
  { property_id, photo_id, now }: { readonly property_id: string; readonly photo_id: string; readonly now: Date },
): Promise<void> => {
  await sql`
    with gone as (delete from photos where property_id = ${property_id} and photo_id = ${photo_id} returning *)
    insert into removed_photos (photo_id, property_id, photo, removed_at)
    select photo_id, property_id, to_jsonb(gone) - 'property_id' - 'position', ${now} from gone`.execute(trx);
};

/** Brings those of these pictures back that were removed from a property after a moment. */
export const bringBackPhotos = async (
  trx: Database,
  { property_id, photo_ids, since }: { readonly property_id: string; readonly photo_ids: readonly string[]; readonly since: Date },
): Promise<void> => {
  await sql`
    with back as (
      delete from removed_photos
      where property_id = ${property_id} and photo_id = any(${[...photo_ids]}::uuid[]) and removed_at > ${since} returning *)
    insert into photos select whole.* from back
    cross join jsonb_populate_record(null::photos, photo || jsonb_build_object('property_id', property_id, 'position', 0)) as whole`.execute(
    trx,
  );
};

// A picture that is sent in or brought over becomes one of a property's: drawn anew, kept in all its versions, put at the end.
import { randomUUID } from 'node:crypto';
import { photosMax } from '../../../../generated/model/constants';
import { inTransaction, type Services } from '../../request/context';
import type { Database } from '../../database/open';
import { keepWith } from '../../outside/files';
import { drawnPicture } from '../../request/drawn-picture';
import { refuse } from '../../request/refusal';
import { photoFile } from './drawn-photo';
import { lockProperty, photosChanged } from '../setup/own.repository';
import { insertPhoto, photosIn } from './photo.repository';
import type { PropertyRow } from '../property.lookup';

interface Place {
  readonly property_id: string;
  readonly profile_id: string;
  readonly status: string;
}
/** Where the next picture goes: a listed property shows none without words, and none shows too many. */
const nextPosition = async (db: Database, { property_id, status }: Place, alt: string): Promise<number> => {
  if (status === 'listed' && alt === '') return refuse('property.listing_incomplete', { data: { missing: ['photo_texts'] } });
  const { length } = await photosIn(db, property_id);
  return length < photosMax ? length : refuse('property.too_many_photos');
};

/**
 * Adds the picture in a file to a property, at the end; answers the property with it.
 *
 * @throws Refusal `property.photo_unreadable`, `property.too_many_photos`, `property.listing_incomplete`, or `property.not_found`
 * where the property is gone in the meantime.
 */
export const keepPhoto = async (
  context: Pick<Services, 'db' | 'jobs' | 'files' | 'clock'>,
  property: Place,
  sent: { readonly file: string; readonly alt: string },
): Promise<PropertyRow> => {
  const { property_id } = property;
  const alt = sent.alt.trim();
  // asked before the work as well, which is expensive
  await nextPosition(context.db, property, alt);
  const drawn = (await drawnPicture(photoFile, sent.file, { of: property.profile_id })) ?? refuse('property.photo_unreadable');
  const { versions, ...facts } = drawn;
  return keepWith(context.files, { kind: 'photo', versions }, (address) =>
    inTransaction(context, async ({ trx }) => {
      const locked = (await lockProperty(trx, property_id)) ?? refuse('property.not_found');
      const photo = { photo_id: randomUUID(), url: `${address}-${facts.width}.jpg`, alt, ...facts };
      await insertPhoto(trx, { ...photo, property_id, position: await nextPosition(trx, locked, alt) });
      return photosChanged(trx, locked, { how: 'added', now: context.clock() });
    }),
  );
};

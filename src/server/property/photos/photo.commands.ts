// Commands on the pictures of properties for other subjects.
import { HOUR } from '../../../../generated/model/dates';
import { sql } from 'kysely';
import { removedPhotoHours } from '../../../../generated/model/constants';
import { inTransaction, type Services } from '../../request/context';
import type { Database } from '../../database/open';
import { addressesOf } from './drawn-photo';
import { stillShown } from './photo.repository';

const atOnce = 50;

/** Takes the pictures of properties along that are about to go for good. */
export const removePhotosWith = async (trx: Database, propertyIds: readonly string[], now: Date): Promise<void> => {
  await sql`
    insert into removed_photos (photo_id, photo, removed_at)
    select photo_id, to_jsonb(photos) - 'property_id' - 'position', ${now} from photos
    where property_id = any(${[...propertyIds]}::uuid[])`.execute(trx);
};

/** The moment after which a picture must have been removed to be brought back. */
export const undoSince = (now: Date): Date => new Date(now.getTime() - removedPhotoHours * HOUR);

/** Removes the files of pictures that nobody can bring back any more. */
export const removeExpiredPhotos = async (context: Pick<Services, 'db' | 'jobs' | 'files'>, now: Date): Promise<void> => {
  const isDone = await inTransaction(context, async ({ trx, files }) => {
    const expired = trx
      .selectFrom('removed_photos')
      .select('photo_id')
      .where((row) => row.or([row('removed_at', '<=', undoSince(now)), row('property_id', 'is', null)]))
      .limit(atOnce);
    const gone = await trx.deleteFrom('removed_photos').where('photo_id', 'in', expired).returning('photo').execute();
    // a copy of the property shows the same files
    const shown = await stillShown(
      trx,
      gone.map(({ photo }) => photo.url),
    );
    // where a file stays its row does too, and the next time tries again
    await files.remove(gone.flatMap(({ photo }) => (shown.has(photo.url) ? [] : addressesOf(photo))));
    return gone.length < atOnce;
  });
  if (!isDone) await removeExpiredPhotos(context, now);
};

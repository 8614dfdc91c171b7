// Copies the pictures of a connected listing, once its host has said that they may be used: a few at a time, so that nothing waits for them.
import type { Jobs } from '../../../../generated/jobs/jobs';
import { type JobContext, inTransaction } from '../../request/context';
import { UnreadAddress } from '../../outside/public-reader';
import { Refusal } from '../../request/refusal';
import { dropPictures, takePicture } from './connect.repository';
import { withPicture } from './fetched-picture';
import { keepPhoto } from '../photos/kept-photo';
import type { FoundPicture } from './lodging.rules';
import { findProperty, type PropertyRow } from '../property.lookup';

const atOnce = 3;

/** One that cannot be had, or is no picture, is left out. */
const copyOne = async (context: JobContext, property: PropertyRow, { url, alt }: FoundPicture): Promise<void> => {
  try {
    await withPicture(context.pages, url, {
      asker: { of: property.profile_id },
      work: (file) => keepPhoto(context, property, { file, alt }),
    });
  } catch (error) {
    if (!(error instanceof UnreadAddress) && !(error instanceof Refusal)) throw error;
  }
};

export const copyPhotos = async (facts: Jobs['copyPhotos'], context: JobContext): Promise<void> => {
  const { property_id } = facts;
  for (let copied = 0; copied < atOnce; copied += 1) {
    const property = await findProperty(context.db, property_id);
    const picture = property && (await takePicture(context.db, property_id));
    if (!property || !picture) return;
    await copyOne(context, property, picture);
  }
  await inTransaction(context, ({ job }) => job('copyPhotos', facts));
};

/** Those that wait still are left to their host. */
export const giveUpPhotos = ({ property_id }: Jobs['copyPhotos'], { db }: Pick<JobContext, 'db'>): Promise<void> =>
  dropPictures(db, property_id);

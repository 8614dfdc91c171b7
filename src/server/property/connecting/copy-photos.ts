// Copies the pictures of a connected listing, once its host has said that they may be used: a few at a time, so that nothing waits for them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Jobs } from '../../../../generated/jobs/jobs';
import { type JobContext, inTransaction } from '../../request/context';
import { UnreadAddress } from '../../outside/public-reader';
import { Refusal } from '../../request/refusal';
import { dropPictures, takePicture } from './connect.repository';
import { keepPhoto } from '../photos/kept-photo';
import type { FoundPicture } from './lodging.rules';
import { findProperty, type PropertyRow } from '../property.lookup';

const atOnce = 3;

/** One that cannot be had, or is no picture, is left out. */
const copyOne = async (context: JobContext, property: PropertyRow, { url, alt }: FoundPicture): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'picture-'));
  try {
    const file = path.join(folder, 'picture');
    await writeFile(file, await context.pages.picture(url, { of: property.profile_id }));
    await keepPhoto(context, property, { file, alt });
  } catch (error) {
    if (!(error instanceof UnreadAddress) && !(error instanceof Refusal)) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
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

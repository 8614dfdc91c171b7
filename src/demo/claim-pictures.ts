// The pictures of the demo's claim as files: drawn when they are read, so that nothing of the demo is among what people sent in.
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Files } from '../server/outside/files';
import { damage, damageViews } from './pictures/damage';

/** Where each lies. */
export const claimPictures = damageViews.map((name) => ({ name, address: `/media/drawn/damage/${name}.jpg` }));

/** The files of people, and the demo's drawings beside them. */
export const withDrawings = (files: Files): Files => ({
  ...files,
  async read(address) {
    const drawn = claimPictures.find((it) => it.address === address);
    if (!drawn) return files.read(address);
    const bytes = await sharp(Buffer.from(damage(drawn.name)))
      .jpeg({ quality: 82 })
      .toBuffer();
    return { type: 'image/jpeg', stream: Readable.from([bytes]) };
  },
});

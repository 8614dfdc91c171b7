// The claim of the demo: its pictures are drawn when they are read, and are nobody's files.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { withDrawings } from '../../src/demo/claim-pictures';
import { readConfig } from '../../src/server/config/config';
import { openFiles } from '../../src/server/outside/files';
import { aDatabase } from '../support/databases';

test('it has two pictures, the whole room first, as a browser shows them', async () => {
  const database = await aDatabase('PGlite', { demo: true });
  onTestFinished(() => database.close());
  const photos = await database.db
    .selectFrom('claim_photos as p')
    .innerJoin('claims as c', 'c.booking_id', 'p.booking_id')
    .select(['p.address', 'p.width', 'p.height'])
    .where('p.removed_at', 'is', null)
    .orderBy('p.added_at')
    .execute();
  expect(photos.map(({ address }) => address)).toEqual(['/media/drawn/damage/fallen.jpg', '/media/drawn/damage/close.jpg']);
  const files = withDrawings(openFiles(readConfig({ DEMO: 'true', DATA_DIR: database.folder })));
  for (const { address, width, height } of photos) {
    const drawn = await files.read(address);
    expect(await sharp(drawn && (await buffer(drawn.stream))).metadata()).toMatchObject({ format: 'jpeg', width, height });
  }
  expect(await files.read('/media/drawn/damage/other.jpg')).toBeUndefined();
});

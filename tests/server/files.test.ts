// Where people's files lie: a folder, or an S3-compatible store that several servers share; the same to whoever keeps and reads.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/server/config/config';
import { type Files, openFiles, type Version } from '../../src/server/outside/files';
import { anS3Store, type S3Store } from '../support/an-s3-store';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
let store: S3Store;
beforeAll(async () => {
  store = await anS3Store();
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const site = { SITE_ORIGIN: 'https://tuckamore.example', SMTP_URL: 'smtps://mail.tuckamore.example', DATA_DIR: folder };
const inStore = (more: Partial<S3Store['variables']> = {}): Files => openFiles(readConfig({ ...site, ...store.variables, ...more }));
const places = { 'a folder': () => openFiles(readConfig(site)), 'an S3-compatible store': () => inStore() };
const large = Buffer.alloc(3_000_000, 'picture ');
const versions: readonly Version[] = [
  { ending: '-480.avif', bytes: Buffer.from('small') },
  { ending: '-2400.jpg', bytes: large },
];

describe.each(Object.entries(places))('in %s', (_place, open) => {
  test('what was kept is read whole, by another server too, with its type', async () => {
    const address = await open().keep('photo', versions);
    expect(address).toMatch(/^\/media\/photo\/[0-9a-f]{48}$/);
    const [small, whole] = [await open().read(`${address}-480.avif`), await open().read(`${address}-2400.jpg`)];
    expect([small?.type, whole?.type]).toEqual(['image/avif', 'image/jpeg']);
    expect(small && (await buffer(small.stream)).toString()).toBe('small');
    expect(whole && large.equals(await buffer(whole.stream))).toBe(true);
  });

  test('what was removed is gone, and can be removed again', async () => {
    const files = open();
    const address = `${await files.keep('avatar', [{ ending: '.webp', bytes: large }])}.webp`;
    await files.remove([address, null]);
    expect(await files.read(address)).toBeUndefined();
    await files.remove([address, '/media/avatar/../../elsewhere', 'https://elsewhere.example/picture.webp']);
  });

  test.each(['/media/photo/none-480.avif', '/media/drawn/lake/whistler-1.svg', '/media/photo/../avatar/a.webp', ''])(
    '%s leads nowhere',
    async (address) => {
      expect(await open().read(address)).toBeUndefined();
    },
  );
});

test('with a wrong secret or bucket nothing is kept, and whoever sends a picture hears of it', async () => {
  const before = store.keys('photo');
  await expect(inStore({ S3_SECRET: 'another' }).keep('photo', versions)).rejects.toThrow('answers 403 to keeping a file');
  await expect(inStore({ S3_BUCKET: 'nobodys' }).keep('photo', versions)).rejects.toThrow('answers 404 to keeping a file');
  expect(store.keys('photo')).toEqual(before);
});

test('a store that cannot be asked is no picture that is not there', async () => {
  const address = `/media/photo/${'a'.repeat(48)}-480.avif`;
  await expect(inStore({ S3_SECRET: 'another' }).read(address)).rejects.toThrow('answers 403');
  await expect(inStore({ S3_ENDPOINT: 'http://127.0.0.1:9' }).read(address)).rejects.toThrow('does not answer');
});

test('a store is configured whole, and reached by TLS alone', () => {
  const { S3_BUCKET, S3_KEY, S3_SECRET } = store.variables;
  const wanting = /S3_ENDPOINT .* must be given together with the others of S3_/;
  expect(() => readConfig({ ...site, S3_BUCKET, S3_KEY, S3_SECRET })).toThrow(wanting);
  expect(() => readConfig({ ...site, ...store.variables, S3_ENDPOINT: 'http://s3.example' })).toThrow(/must begin with https/);
});

// The pictures of a property: read for what they are, and drawn anew in several widths; nothing that was hidden in them comes along.
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoBytes, photosMax } from '../../generated/model/constants';
import type { Photo } from '../../generated/model/entities';
import { readPicture } from '../../src/server/outside/picture';
import { readBeside } from '../../src/server/outside/reader/read-beside';
import { photoFile } from '../../src/server/property/photos/drawn-photo';
import { pictureOf } from '../../src/screens/shell/property-card/picture-of';
import { aForm, type FormFile } from '../support/a-form';
import { aMember, type Member } from '../support/a-member';
import { aHeic, aJpeg, plain, sendPhoto, withPhotos } from '../support/a-photo';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { anS3Store } from '../support/an-s3-store';
import { engines } from '../support/databases';
import { limitMs } from '../support/limits';
import { childMemories } from '../support/processor';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let folder: string;
  beforeAll(async () => {
    server = await aServer(engine);
    host = await aMember(server.database.db, { now: server.now(), host: true });
    folder = join(server.database.folder, 'uploads', 'photo');
  });
  afterAll(() => server.close());

  const draft = (): Promise<string> => aProperty(server.database.db, host.profile_id, { status: 'draft' });
  const kept = (): readonly string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : []);
  const look = (url: string) => server.app.inject({ method: 'GET', url });
  const send = (property: string, file: Partial<FormFile> = {}, more: { readonly alt?: string; readonly token?: string } = {}) =>
    sendPhoto(server, { property, token: host.token, file, ...more });

  test('a picture is kept in every width up to its own, as AVIF and as JPEG, and each address that a page names leads to one', async () => {
    const property = await draft();
    const { photo } = await send(property, { bytes: await aJpeg(1700, 1000) }, { alt: ' The lake ' });
    expect(photo).toMatchObject({ alt: 'The lake', width: 1700, height: 1000, widths: [480, 960, 1600, 1700] });
    expect(photo.colour).toMatch(/^#[0-9a-f]{6}$/);
    const { src, srcSet = '', avif = '' } = pictureOf(photo);
    expect(src).toMatch(/^\/media\/photo\/[0-9a-f]{48}-1700\.jpg$/);
    const seen = await Promise.all(
      `${srcSet}, ${avif}`.split(', ').map(async (it) => {
        const [url = '', width] = it.split(' ');
        const { rawPayload, headers } = await look(url);
        const found = await sharp(rawPayload).metadata();
        expect(headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
        });
        expect(`${found.width}w`).toBe(width);
        return `${String(headers['content-type'])} ${found.compression ?? found.format}`;
      }),
    );
    expect(seen).toEqual([...Array<string>(4).fill('image/jpeg jpeg'), ...Array<string>(4).fill('image/avif av1')]);
    const listed = await server.ask(`GET /user/property/${property}`, { token: host.token });
    expect(listed.body.data).toMatchObject({ photos: [photo] });
  });

  test('a giant of a screen is drawn smaller, a tall one by its height, and the colour is the one that is most of it', async () => {
    const property = await draft();
    const { photo } = await send(property, {
      bytes: await sharp(plain(1000, 4800, '#4060c0'))
        .jpeg()
        .toBuffer(),
    });
    expect(photo).toMatchObject({ width: 500, height: 2400, widths: [480, 500] });
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(photo.colour.slice(at, at + 2), 16));
    expect([Math.abs(red - 0x40) < 16, Math.abs(green - 0x60) < 16, Math.abs(blue - 0xc0) < 16]).toEqual([true, true, true]);
  });

  test('place, camera and owner do not come along, and the picture stands upright', async () => {
    const bytes = await sharp(plain(300, 600))
      .withExif({ IFD0: { Artist: 'Secret Person', Model: 'Secret Camera' }, IFD3: { GPSLatitude: '49/1 16/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { photo } = await send(await draft(), { bytes });
    expect(photo).toMatchObject({ width: 600, height: 300 });
    for (const address of [photo.url, photo.url.replace(/jpg$/, 'avif')]) {
      const { rawPayload } = await look(address);
      const { exif, orientation, xmp, iptc, width } = await sharp(rawPayload).metadata();
      expect({ exif, orientation, xmp, iptc, width }).toEqual({
        exif: undefined,
        orientation: undefined,
        xmp: undefined,
        iptc: undefined,
        width: 600,
      });
      expect(rawPayload.includes('Secret')).toBe(false);
    }
  });

  test.each(['png', 'webp', 'avif'] as const)('a %s is taken, whatever it says that it is', async (format) => {
    const bytes = await sharp({ create: { width: 64, height: 48, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .toFormat(format)
      .toBuffer();
    const { status, photo } = await send(await draft(), { bytes, name: '../../etc/passwd', type: 'text/plain' });
    expect([status, photo.width, photo.colour]).toEqual([200, 64, '#f8f8f8']);
  });

  test('a HEIC is taken as iPhones send it; one that breaks off, or unpacks into a giant, is not', async () => {
    const { photo } = await send(await draft(), { bytes: aHeic(), name: 'IMG_0001.HEIC', type: '' });
    expect(photo).toMatchObject({ width: 96, height: 64 });
    const { data, info } = await sharp((await look(photo.url)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const dot = (x: number): readonly number[] => [...data.subarray((32 * info.width + x) * info.channels).subarray(0, 3)];
    const [[red = 0, , notBlue = 0], [notRed = 0, , blue = 0]] = [dot(10), dot(86)];
    expect([red > notBlue + 60, blue > notRed + 60]).toEqual([true, true]);
    expect((await send(await draft(), { bytes: aHeic().subarray(0, 500) })).code).toBe('property.photo_unreadable');
    const file = join(server.database.folder, 'giant.heic');
    await writeFile(file, aHeic());
    const read = (maxPixels: number) => readPicture({ file, formats: ['heic'], maxPixels }, async (_, { width }) => width);
    expect([await read(96 * 64), await read(96 * 64 - 1)]).toEqual([96, undefined]);
  });

  test.each([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => sharp(plain(9, 9)).gif().toBuffer()],
    ['a TIFF', () => sharp(plain(9, 9)).tiff().toBuffer()],
    ['a JPEG that breaks off', async () => (await aJpeg()).subarray(0, 900)],
    ['the beginning of an AVIF', () => Buffer.from('\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf', 'latin1')],
    ['nothing', () => Buffer.alloc(0)],
    ['a small file that unpacks into a giant', () => sharp(plain(10_000, 6001)).png().toBuffer()],
  ])('%s is refused, and nothing of it is kept', async (_what, make) => {
    const property = await draft();
    const before = kept();
    const answer = await send(property, { bytes: await make() });
    expect([answer.status, answer.code]).toEqual([422, 'property.photo_unreadable']);
    expect(kept()).toEqual(before);
  });

  test('a file over the limit is refused, and so is a request without one', async () => {
    const property = await draft();
    expect((await send(property, { bytes: Buffer.alloc(photoBytes + 1) })).code).toBe('input.too_large');
    const url = `/api/user/property/${property}/photo`;
    const authorization = `Bearer ${host.token}`;
    const { headers, payload } = aForm({ alt: 'No picture' });
    for (const it of [
      { headers: { ...headers, authorization }, payload },
      { headers: { authorization }, payload: { alt: 'No picture' } },
      { headers: { authorization } },
    ]) {
      const answer = await server.app.inject({ method: 'POST', url, ...it });
      expect(answer.json()).toMatchObject({ error_code: 'input.invalid', data: { fields: [{ path: 'photo', code: 'missing' }] } });
    }
  });

  test('who is signed out, not verified, a guest alone or another host changes no pictures', async () => {
    const { db } = server.database;
    const now = server.now();
    const property = await draft();
    const [photo_id = ''] = await withPhotos(server.database.db, property, 1);
    const askers = {
      'account.not_signed_in': '',
      'account.not_verified': (await aMember(db, { now, verified: false, host: true })).token,
      'account.wrong_mode': (await aMember(db, { now })).token,
      // a hidden one does not exist for others
      'property.not_found': (await aMember(db, { now, host: true })).token,
    };
    const before = kept();
    for (const [code, token] of Object.entries(askers)) {
      expect((await send(property, {}, { token })).code).toBe(code);
      const asked = { token: token || undefined, body: { photos: [{ photo_id }] } };
      expect((await server.ask(`PATCH /user/property/${property}/photo`, asked)).body['error_code']).toBe(code);
      const removed = await server.ask(`DELETE /user/property/${property}/photo/${photo_id}`, { token: token || undefined });
      expect(removed.body['error_code']).toBe(code);
    }
    expect(kept()).toEqual(before);
  });

  test('a picture of a person does not wait behind the photos that the same person has sent', async () => {
    const property = await draft();
    const bytes = await aJpeg(1200, 900);
    let drawn = 0;
    const photos = Array.from({ length: 8 }, async () => {
      expect((await send(property, { bytes })).status).toBe(200);
      drawn += 1;
    });
    await Promise.race(photos);
    const { headers, payload } = aForm({}, [{ field: 'avatar', name: 'me.jpg', type: 'image/jpeg', bytes: await aJpeg() }]);
    const authorization = `Bearer ${host.token}`;
    const asked = { method: 'PATCH', url: '/api/user/profile', headers: { ...headers, authorization }, payload } as const;
    expect((await server.app.inject(asked)).statusCode).toBe(200);
    // the first, the one that was in hand, and one that ends in the same moment
    expect(drawn).toBeLessThan(4);
    await Promise.all(photos);
  });

  test('pictures sent at the same time all come, each in a place of its own, and none beyond the most', async () => {
    const property = await draft();
    await withPhotos(server.database.db, property, photosMax - 2);
    const before = kept().length;
    const answers = await Promise.all([send(property), send(property), send(property)]);
    expect(answers.map(({ code }) => code ?? 'kept').toSorted()).toEqual(['kept', 'kept', 'property.too_many_photos']);
    const rows = await server.database.db.selectFrom('photos').select('position').where('property_id', '=', property).execute();
    expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(Array.from({ length: photosMax }, (_, at) => at));
    expect(kept()).toHaveLength(before + 2 * 4);
  });
});

test('in an S3-compatible store pictures and avatars are kept, served and removed alike, and nothing lies beside the server', async () => {
  const store = await anS3Store();
  const server = await aServer('PGlite', undefined, store.variables);
  try {
    const { token, profile_id } = await aMember(server.database.db, { now: server.now(), host: true });
    const property = await aProperty(server.database.db, profile_id, { status: 'draft' });
    const send = async (method: 'POST' | 'PATCH', path: string, field: string) => {
      const { headers, payload } = aForm({}, [{ field, name: 'a.jpg', type: 'image/jpeg', bytes: await aJpeg() }]);
      const raw = await server.app.inject({
        method,
        url: `/api${path}`,
        headers: { ...headers, authorization: `Bearer ${token}` },
        payload,
      });
      return raw.json<{ readonly data: { readonly photos?: readonly Photo[]; readonly avatar: string } }>().data;
    };
    const { photos: [{ url } = { url: '' }] = [] } = await send('POST', `/user/property/${property}/photo`, 'photo');
    const { avatar } = await send('PATCH', '/user/profile', 'avatar');
    for (const [address, type] of [
      [url, 'image/jpeg'],
      [avatar, 'image/webp'],
    ] as const) {
      const seen = await server.app.inject({ method: 'GET', url: address });
      expect([seen.statusCode, seen.headers['content-type'], `image/${(await sharp(seen.rawPayload).metadata()).format}`]).toEqual([
        200,
        type,
        type,
      ]);
    }
    expect([store.keys('photo').length, store.keys('avatar').length]).toEqual([4, 1]);
    expect(existsSync(join(server.database.folder, 'uploads'))).toBe(false);
    await send('PATCH', '/user/profile', 'avatar');
    expect((await server.app.inject({ method: 'GET', url: avatar })).statusCode).toBe(404);
    await store.close();
    const out = await server.app.inject({ method: 'GET', url });
    expect([out.statusCode, out.json()]).toMatchObject([503, { error_code: 'app.unavailable' }]);
  } finally {
    await server.close();
  }
});

test('what a large picture took is given back before the next is drawn', { timeout: limitMs(60) }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const file = join(folder, 'picture');
  await writeFile(file, await aJpeg(8000, 6000));
  for (let nth = 1; nth <= 4; nth += 1) expect(await readBeside(photoFile, file, { of: 'a host' })).toMatchObject({ width: 2400 });
  expect(Math.max(...childMemories('server/reader.'))).toBeLessThan(250);
  await rm(folder, { recursive: true });
});

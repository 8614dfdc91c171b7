// The pictures of a property that are there: put in order, described, removed and brought back.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photosMin, removedPhotoHours } from '../../generated/model/constants';
import type { HostProperty, Photo } from '../../generated/model/entities';
import type { FormFile } from '../support/a-form';
import { aMember, type Member } from '../support/a-member';
import { aJpeg, sendPhoto, withPhotos } from '../support/a-photo';
import { aProperty } from '../support/a-property';
import { aServer, type Answered, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

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
  const saidOf = ({ status, body }: Answered) => ({
    status,
    code: body['error_code'],
    data: body['data'],
    version: (body.data as HostProperty).version,
    photos: (body.data as HostProperty).photos,
  });
  const order = async (property: string, photos: readonly object[], version?: number) =>
    saidOf(await server.ask(`PATCH /user/property/${property}/photo`, { token: host.token, body: { photos, version } }));
  const remove = async (property: string, photo: string) =>
    saidOf(await server.ask(`DELETE /user/property/${property}/photo/${photo}`, { token: host.token }));
  const idsOf = (photos: readonly Photo[]): readonly string[] => photos.map(({ photo_id }) => photo_id);

  test('those that are named come first, in that order, and words change only where they are sent', async () => {
    const property = await draft();
    const [one = '', two = '', three = '', four = ''] = await withPhotos(server.database.db, property, 4);
    const { photos } = await order(property, [{ photo_id: three, alt: '  The stove ' }, { photo_id: one }]);
    expect(photos.map(({ photo_id, alt }) => [photo_id, alt])).toEqual([
      [three, 'The stove'],
      [one, 'View 0'],
      [two, 'View 1'],
      [four, 'View 3'],
    ]);
    const others = await withPhotos(server.database.db, await draft(), 1);
    expect((await order(property, [{ photo_id: others[0] }])).code).toBe('property.photo_not_found');
    expect((await order(property, [{ photo_id: three, alt: 'x'.repeat(201) }])).code).toBe('input.invalid');
    expect((await order(property, [])).code).toBe('input.invalid');
  });

  test('two orders at the same time leave each picture in one place', async () => {
    const property = await draft();
    const ids = await withPhotos(server.database.db, property, 6);
    const asked = ids.map((photo_id) => ({ photo_id }));
    await Promise.all([order(property, asked.toReversed()), order(property, asked.slice(2)), remove(property, ids[0] ?? '')]);
    const rows = await server.database.db.selectFrom('photos').select('position').where('property_id', '=', property).execute();
    expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(rows.map((_, at) => at));
  });

  test('each change of the pictures is a version more; one that has not seen the last is refused, and brings nothing back', async () => {
    const property = await draft();
    const [one = '', two = ''] = await withPhotos(server.database.db, property, 3);
    const added = await send(property, {}, { alt: 'The dock' });
    expect(added.version).toBe(2);
    // the last one is in the way of none
    expect((await order(property, [{ photo_id: two }], 1)).version).toBe(3);
    expect((await remove(property, one)).version).toBe(4);
    const stale = await order(property, [{ photo_id: one }, { photo_id: two }], 3);
    expect(stale).toMatchObject({ status: 409, code: 'property.changed_elsewhere', data: { version: 4, changed: ['photos'] } });
    expect((await order(property, [{ photo_id: one }, { photo_id: two }], 4)).photos).toHaveLength(4);
    const edited = await server.ask(`PATCH /user/property/${property}`, { token: host.token, body: { version: 1, title: 'A cabin' } });
    expect(edited.body.data).toMatchObject({ title: 'A cabin', version: 6 });
    expect((await order(property, [{ photo_id: two }], 5)).version).toBe(7);
  });

  test('a removed picture is gone from the listing, comes back where it is named, and its files go after a day', async () => {
    const property = await draft();
    const [one, two, three] = await withPhotos(server.database.db, property, 3);
    const { photo } = await send(property, {}, { alt: 'The dock' });
    const gone = await remove(property, photo.photo_id);
    expect(idsOf(gone.photos)).toEqual([one, two, three]);
    expect((await remove(property, photo.photo_id)).code).toBe('property.photo_not_found');
    const back = await order(property, [{ photo_id: one }, { photo_id: photo.photo_id }]);
    expect(idsOf(back.photos)).toEqual([one, photo.photo_id, two, three]);
    expect(back.photos[1]).toEqual(photo);
    expect((await look(photo.url)).statusCode).toBe(200);

    await remove(property, photo.photo_id);
    server.later((removedPhotoHours + 1) * 3_600_000);
    expect((await order(property, [{ photo_id: photo.photo_id }])).code).toBe('property.photo_not_found');
    await server.settled();
    expect((await look(photo.url)).statusCode).toBe(404);
    expect(kept().filter((name) => photo.url.includes(name.slice(0, 48)))).toEqual([]);
    expect(await server.database.db.selectFrom('removed_photos').selectAll().execute()).toEqual([]);
  });

  test('a listed property keeps its fewest pictures, and words for each', async () => {
    const property = await aProperty(server.database.db, host.profile_id);
    const [one = '', two = ''] = await withPhotos(server.database.db, property, photosMin);
    const incomplete = (missing: string) => ({ status: 409, code: 'property.listing_incomplete', data: { missing: [missing] } });
    expect(await remove(property, one)).toMatchObject(incomplete('photos'));
    expect(await order(property, [{ photo_id: two, alt: ' ' }])).toMatchObject(incomplete('photo_texts'));
    expect(await send(property)).toMatchObject({ status: 409, code: 'property.listing_incomplete' });
    expect((await send(property, {}, { alt: 'The dock' })).status).toBe(200);
    expect((await remove(property, one)).photos).toHaveLength(photosMin);
  });

  test('a tile of a province shows the first picture of its stays as wide as a tile is', async () => {
    const property = await aProperty(server.database.db, host.profile_id, { province: 'NU', city: 'Iqaluit', review_count: 9 });
    const { photo } = await send(property, { bytes: await aJpeg(1000, 600) }, { alt: 'The bay' });
    const popular: readonly { readonly code: string; readonly image: string }[] = (await server.ask('GET /property/states/popular')).body
      .data;
    const image = popular.find(({ code }) => code === 'NU')?.image ?? '';
    expect(image).toBe(photo.url.replace('-1000.jpg', '-960.jpg'));
    expect((await look(image)).statusCode).toBe(200);
  });

  test('a property that is deleted takes the files of its pictures along', async () => {
    const property = await draft();
    const { photo } = await send(property);
    expect((await server.ask(`DELETE /user/property/${property}`, { token: host.token })).status).toBe(200);
    server.later(3_600_000);
    await server.settled();
    expect((await look(photo.url)).statusCode).toBe(404);
  });

  test('whoever leaves takes the files of their pictures along', async () => {
    const member = await aMember(server.database.db, { now: server.now(), host: true });
    const property = await aProperty(server.database.db, member.profile_id, { status: 'draft' });
    const { photo } = await send(property, {}, { token: member.token });
    expect((await look(photo.url)).statusCode).toBe(200);
    const left = await server.ask('POST /user/delete', { token: member.token, body: { password: member.password } });
    expect(left.status).toBe(200);
    server.later(3_600_000);
    await server.settled();
    expect((await look(photo.url)).statusCode).toBe(404);
  });
});

// The stand-ins of other platforms: whoever runs the demo can read, feed and describe a listing there as on the real ones.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedPathOf, hostPathOf, pathOf, picturePath } from '../../src/demo/elsewhere/addresses';
import { elsewhereListings, forbiddenId } from '../../src/demo/elsewhere/listings';
import { takenIn } from '../../src/server/outside/taken-nights';
import { readAddress } from '../../src/server/property/connecting/listing-address.rules';
import { contentsOf } from '../../src/server/property/connecting/page-contents';
import { readListing } from '../../src/server/property/connecting/read-listing.rules';
import { aServer, type TestServer } from '../support/a-server';

let server: TestServer;
const origin = 'http://localhost:3000';
beforeAll(async () => {
  server = await aServer('PGlite', undefined, { DEMO: 'true' });
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ method: 'GET', url });

test('a dozen listings stand on three platforms, each under its own kind of address', () => {
  expect(elsewhereListings).toHaveLength(12);
  expect(new Set(elsewhereListings.map(({ platform }) => platform)).size).toBe(3);
  const keys = elsewhereListings.map((it) => readAddress(origin + pathOf(it), origin));
  expect(keys.map((it) => it?.platform)).toEqual(elsewhereListings.map(({ platform }) => platform));
  expect(new Set(keys.map((it) => it?.source_id)).size).toBe(12);
});

test.each(elsewhereListings.map((it) => [it.title, it] as const))('%s is read from its page', async (title, listing) => {
  const { body, statusCode } = await get(pathOf(listing));
  expect(statusCode).toBe(200);
  const { values, sources, pictures, problem } = readListing({ address: origin + pathOf(listing), html: body, isListing: true });
  expect(problem).toBeNull();
  expect(values).toMatchObject({ title, city: listing.place[1], description: listing.description });
  expect(values.province).toMatch(/^[A-Z]{2}$/);
  expect(sources.title).toBe(listing.platform === 'booking' ? 'preview' : 'structured');
  expect(pictures.map(({ url }) => url)).toEqual([0, 1, 2, 3, 4].map((at) => origin + picturePath(listing, at)));
  if (listing.platform === 'booking') return;
  const { guests: sleeps, ...rooms } = listing.rooms;
  expect(values).toMatchObject({ sleeps, ...rooms, latitude: listing.position[0], longitude: listing.position[1] });
  expect(values.amenities?.length).toBeGreaterThan(3);
});

test('its pictures are JPEG files', async () => {
  const [listing] = elsewhereListings;
  if (!listing) throw new Error('no listing');
  const { rawPayload } = await get(picturePath(listing, 0));
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
});

test('its calendar has coming nights, at an address that nobody can guess', async () => {
  for (const listing of elsewhereListings) {
    const { body, headers } = await get(feedPathOf(listing));
    expect(headers['content-type']).toContain('text/calendar');
    const { taken, broken } = takenIn(body, 'America/Toronto');
    expect([taken.length, broken]).toEqual([3, 0]);
    expect(taken.every(({ end }) => end > new Date().toISOString().slice(0, 10))).toBe(true);
  }
  expect((await get('/elsewhere/airbnb/calendar/ical/91000001.ics?s=guessed')).statusCode).toBe(404);
});

test('the page of a host leads to every listing of the platform, and the overview to all', async () => {
  const linked = async (path: string) => contentsOf((await get(path)).body).links;
  for (const platform of ['airbnb', 'vrbo', 'booking'] as const)
    expect(await linked(hostPathOf(platform))).toEqual(elsewhereListings.filter((it) => it.platform === platform).map(pathOf));
  expect(await linked('/elsewhere')).toEqual(expect.arrayContaining(elsewhereListings.map(pathOf)));
});

test('one platform forbids us one listing', async () => {
  const { body } = await get('/robots.txt');
  const forbidden = elsewhereListings.find(({ id }) => id === forbiddenId);
  expect(body).toContain(`User-agent: TuckamoreBot\nDisallow: ${forbidden ? pathOf(forbidden) : 'none'}\n`);
});

test('a host changes the description, whatever it says', async () => {
  const [listing] = elsewhereListings;
  const path = listing ? pathOf(listing) : '';
  const description = 'TKM-7QX4-M2PA </script><script>alert(1)</script> "quoted"';
  const sent = await server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ description }).toString(),
  });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, path]);
  const { body } = await get(path);
  expect(contentsOf(body).text).toContain(description);
  expect(body).not.toContain('<script>alert');
  const other = await server.app.inject({ method: 'POST', url: '/elsewhere/airbnb/rooms/1', payload: 'description=x' });
  expect(other.statusCode).toBeGreaterThanOrEqual(400);
});

test('without the demo there are none', async () => {
  const plain = await aServer('PGlite', undefined, { DEMO: 'false' });
  for (const url of ['/elsewhere', '/elsewhere/airbnb/rooms/91000001'])
    expect((await plain.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  await plain.close();
});

// Connecting a listing by its address: the draft and its sources, whose it is, and what becomes of it where nothing can be read.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostProperty } from '../../generated/model/entities';
import { feedPathOf, hostPathOf } from '../../src/demo/elsewhere/addresses';
import { elsewhereListings, forbiddenId } from '../../src/demo/elsewhere/listings';
import { giveUpReading } from '../../src/server/property/connecting/read-source';
import { aMember, type Member } from '../support/a-member';
import type { TestServer } from '../support/a-server';
import { aStandInServer, type StandInServer } from '../support/a-stand-in-server';
import { engines } from '../support/databases';

describe.each(engines)('%s', (engine) => {
  let server: TestServer;
  let origin: string;
  let addressOf: StandInServer['addressOf'];
  beforeAll(async () => {
    ({ server, origin, addressOf } = await aStandInServer(engine));
  });
  afterAll(() => server.close());

  const aHost = () => aMember(server.database.db, { now: server.now() });
  const data = async ({ token }: Member, call: string, body?: unknown): Promise<HostProperty> => {
    const answer = await server.ask(call, { token, body });
    expect([call, answer.status]).toEqual([call, 200]);
    return answer.body.data;
  };
  const draft = async (host: Member, listing_url: string): Promise<string> => {
    const { property_id } = await data(host, 'POST /user/property', {});
    await data(host, `PATCH /user/property/${property_id}`, { listing_url });
    return property_id;
  };
  const connected = async (host: Member, property_id: string): Promise<HostProperty> => {
    await data(host, `GET /user/property/${property_id}/connect`);
    await server.settled();
    return data(host, `GET /user/property/${property_id}`);
  };
  test('what stands at the address becomes a draft with its sources, to be confirmed value by value', async () => {
    const host = await aHost();
    const property_id = await draft(host, `${addressOf(0)}?check_in=2027-01-02&adults=2#photos`);
    const begun = await server.ask(`GET /user/property/${property_id}/connect`, { token: host.token, unsettled: true });
    expect(begun.body.data).toMatchObject({
      connection_status: 'connected',
      sync_status: 'running',
      platform: 'airbnb',
      listing_url: addressOf(0),
    });
    await server.settled();
    const property = await data(host, `GET /user/property/${property_id}`);
    expect(property).toMatchObject({
      sync_status: 'synced',
      status: 'draft',
      title: 'Cedar loft above the harbour',
      property_type: 'loft',
      sleeps: 4,
      city: 'Tofino',
      province: 'BC',
      postal_code: 'V0R 2Z0',
      latitude: 49.1527,
      amenities: ['wifi', 'kitchen', 'fireplace', 'washer', 'dryer', 'ocean_view', 'smoke_alarm', 'self_check_in'],
      base_cents: 0,
      photos: [],
      ownership_proven_at: null,
      imported: { platform: 'airbnb', source_id: '91000001', problem: null, photos_found: 5, photos_permitted: false },
    });
    expect(property.imported?.field_sources).toMatchObject({ title: 'structured', amenities: 'structured' });
    expect(property.imported?.unconfirmed.toSorted()).toEqual(Object.keys(property.imported?.field_sources ?? {}).toSorted());
    // the value was not confirmed
    expect(property.missing).toEqual(expect.arrayContaining(['title', 'description', 'address']));
  });

  test('what was found in a preview says so', async () => {
    const host = await aHost();
    const property = await connected(host, await draft(host, addressOf(9)));
    expect(property).toMatchObject({ title: 'Old Port Flat', sleeps: 4, bedrooms: 2, city: 'Montréal', province: 'QC' });
    expect(property.imported?.field_sources).toMatchObject({ title: 'preview', sleeps: 'description' });
  });

  test('a second time reads anew, and loses nothing that the host said or confirmed', async () => {
    const host = await aHost();
    const property_id = await draft(host, addressOf(1));
    await data(host, `PATCH /user/property/${property_id}`, { title: 'My own title' });
    const first = await connected(host, property_id);
    expect(first).toMatchObject({ title: 'My own title', city: 'St. John’s' });
    await data(host, `PATCH /user/property/${property_id}`, { city: 'St. John’s', sleeps: 5 });
    const second = await connected(host, property_id);
    expect(second).toMatchObject({ title: 'My own title', sleeps: 5, bedrooms: 3 });
    expect(second.imported?.unconfirmed).not.toContain('city');
    expect(second.imported?.unconfirmed).not.toContain('sleeps');
    expect(second.imported?.unconfirmed).toContain('bedrooms');
    expect(second.imported?.field_sources).toMatchObject({ sleeps: 'host', bedrooms: 'structured' });
  });

  test('pictures are copied once the host says that they may be used, and never again', async () => {
    const host = await aHost();
    const property_id = await draft(host, addressOf(6));
    expect((await connected(host, property_id)).photos).toEqual([]);
    expect(await data(host, `PATCH /user/property/${property_id}`, { photos_permitted: true })).toMatchObject({
      imported: { photos_waiting: 5 },
    });
    await server.settled();
    const { photos, imported } = await data(host, `GET /user/property/${property_id}`);
    expect(photos.map(({ alt }) => alt)).toEqual([1, 2, 3, 4, 5].map((nth) => `Oceanfront cottage, picture ${nth}`));
    expect(photos[0]).toMatchObject({ width: 1200, height: 900 });
    expect(imported).toMatchObject({ photos_found: 5, photos_permitted: true, photos_waiting: 0 });
    await connected(host, property_id);
    await data(host, `PATCH /user/property/${property_id}`, { photos_permitted: true });
    await server.settled();
    const again = await data(host, `GET /user/property/${property_id}`);
    expect(again.photos).toHaveLength(5);
    expect(again.imported?.photos_waiting).toBe(0);
    // those of another listing are other pictures
    await data(host, `PATCH /user/property/${property_id}`, { listing_url: addressOf(7) });
    expect(await connected(host, property_id)).toMatchObject({ imported: { photos_permitted: false, photos_found: 5, photos_waiting: 0 } });
  });

  test('a host looks at small versions of the pictures, and only the ticked ones come over, in their order', async () => {
    const [host, other] = [await aHost(), await aHost()];
    const property_id = await draft(host, addressOf(6));
    const offered = (await connected(host, property_id)).imported?.photos_offered ?? [];
    expect(offered.map(({ alt }) => alt)).toEqual([1, 2, 3, 4, 5].map((nth) => `Oceanfront cottage, picture ${nth}`));
    const [first, , third] = offered.map(({ found_id }) => found_id);
    const look = ({ token }: Member, id = '') => server.ask(`GET /user/property/${property_id}/found-photo/${id}`, { token });
    const { jpeg } = (await look(host, first)).body.data as { readonly jpeg: string };
    expect((await sharp(Buffer.from(jpeg, 'base64')).metadata()).format).toBe('jpeg');
    expect((await look(host, '0'.repeat(16))).body).toMatchObject({ error_code: 'property.photo_not_found' });
    expect((await look(other, first)).status).toBe(403);
    // looking keeps nothing
    expect((await data(host, `GET /user/property/${property_id}`)).photos).toEqual([]);
    const choose = (photos_chosen: readonly (string | undefined)[]) =>
      server.ask(`PATCH /user/property/${property_id}`, { token: host.token, body: { photos_permitted: true, photos_chosen } });
    expect((await choose([first, '0'.repeat(16)])).body).toMatchObject({ error_code: 'property.photo_not_found' });
    expect((await choose([third, first, third])).body.data).toMatchObject({
      imported: { photos_found: 2, photos_waiting: 2, photos_offered: [] },
    });
    await server.settled();
    const { photos } = await data(host, `GET /user/property/${property_id}`);
    expect(photos.map(({ alt }) => alt)).toEqual([3, 1].map((nth) => `Oceanfront cottage, picture ${nth}`));
    expect((await look(host, first)).body).toMatchObject({ error_code: 'property.photo_not_found' });
  });

  test('a reading that never comes to an end is told as one that could not be reached', async () => {
    const host = await aHost();
    const property_id = await draft(host, addressOf(5));
    await server.ask(`GET /user/property/${property_id}/connect`, { token: host.token, unsettled: true });
    const jobs = { keep: () => [], wake: () => undefined };
    await giveUpReading({ property_id, profile_id: host.profile_id }, { db: server.database.db, jobs, now: server.now() });
    expect(await data(host, `GET /user/property/${property_id}`)).toMatchObject({
      connection_status: 'connected',
      sync_status: 'failed',
      imported: { problem: 'unreachable' },
    });
  });

  const describeAs = (at: number, description: string) =>
    fetch(addressOf(at), { method: 'POST', body: new URLSearchParams({ description }), redirect: 'manual' });

  test('the code in the description proves whose the listing is, and nobody else gets it then', async () => {
    const [host, other] = [await aHost(), await aHost()];
    const property_id = await draft(host, addressOf(2));
    const begun = await connected(host, property_id);
    const late = await draft(other, addressOf(2));
    expect(begun.ownership_proven_at).toBeNull();
    expect((await describeAs(2, `A chalet. ${begun.ownership_code}`)).status).toBe(303);
    const proven = await connected(host, property_id);
    expect(proven.ownership_proven_at).not.toBeNull();
    expect(proven.description).toBe('A chalet.');
    expect(proven.missing).not.toContain('ownership');
    expect((await server.ask(`GET /user/property/${late}/connect`, { token: other.token })).body).toMatchObject({
      status_code: 409,
      error_code: 'property.listing_claimed',
    });
    expect(await data(other, `GET /user/property/${late}`)).toMatchObject({ connection_status: null, imported: null });
  });

  test('the secret calendar of the listing proves it as well, that of another one is refused', async () => {
    const host = await aHost();
    const { property_id } = await connected(host, await draft(host, addressOf(4)));
    const feedOf = (at: number): string => {
      const listing = elsewhereListings[at];
      return listing ? origin + feedPathOf(listing) : '';
    };
    const add = (at: number) => server.ask(`POST /user/property/${property_id}/feed`, { token: host.token, body: { url: feedOf(at) } });
    expect((await add(0)).body).toMatchObject({ error_code: 'property.feed_of_other_listing' });
    expect((await data(host, `GET /user/property/${property_id}`)).ownership_proven_at).toBeNull();
    server.calendars.texts.set(feedOf(4), await (await fetch(feedOf(4))).text());
    const added = await add(4);
    expect(added.body.data).toMatchObject({ platform: 'airbnb', proves_ownership: true });
    expect((await data(host, `GET /user/property/${property_id}`)).ownership_proven_at).not.toBeNull();
  });

  test('the code of one property proves nothing for another', async () => {
    const [host, other] = [await aHost(), await aHost()];
    const mine = await connected(host, await draft(host, addressOf(3)));
    await describeAs(3, mine.ownership_code);
    expect((await connected(other, await draft(other, addressOf(3)))).ownership_proven_at).toBeNull();
  });

  const nothing = { connection_status: 'connected', title: '' };
  const forbidden = elsewhereListings.findIndex(({ id }) => id === forbiddenId);
  test.each([
    ['refused', 'failed', (): string => addressOf(forbidden)],
    ['unreachable', 'failed', (): string => 'https://nobody.tuckamore.invalid/cabin'],
    ['gone', 'synced', (): string => `${origin}/elsewhere/airbnb/rooms/404404`],
    ['not_a_listing', 'synced', (): string => `${origin}${hostPathOf('vrbo')}`],
  ] as const)('where there is %s, the address stays and the host goes on by hand', async (problem, sync_status, address) => {
    const host = await aHost();
    const property_id = await draft(host, address());
    const property = await connected(host, property_id);
    expect(property).toMatchObject({
      ...nothing,
      sync_status,
      listing_url: address(),
      imported: { problem, unconfirmed: [], photos_found: 0 },
    });
    expect(await data(host, `PATCH /user/property/${property_id}`, { title: 'By hand' })).toMatchObject({ title: 'By hand' });
  });
});

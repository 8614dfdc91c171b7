// Street addresses, asked of a real server with the interface of Nominatim, and of one with that of Photon.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, type Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { serverStart } from '../support/clock';

const inTofino = { lat: '49.1411', lon: '-125.8912', place_rank: 30, display_name: '1220 Pacific Rim Highway' };

const aGeocoder = (GEOCODER_INTERFACE: string) => {
  let geocoder: Server;
  let reply: { readonly status: number; readonly body: unknown } = { status: 200, body: [] };
  const asked: string[] = [];
  let server: TestServer;
  let member: Member;
  beforeAll(async () => {
    geocoder = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
    });
    await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve));
    const { port } = geocoder.address() as AddressInfo;
    server = await aServer('PGlite', serverStart, { GEOCODER_URL: `http://127.0.0.1:${port}`, GEOCODER_INTERFACE });
    member = await aMember(server.database.db, { now: server.now() });
  });
  afterAll(async () => {
    await server?.close();
    geocoder.close();
  });
  const find = async (answered: unknown, query = 'address=1220%20Pacific%20Rim%20Highway&city=tofino&province=BC', status = 200) => {
    reply = { status, body: answered };
    asked.length = 0;
    return (await server.ask(`GET /place/find?${query}`, { token: member.token })).body['data'];
  };
  return { asked, find };
};

describe('with Nominatim', () => {
  const { asked, find } = aGeocoder('nominatim');

  test('a house is found with its zone', async () => {
    const found = { found: 'street', city: 'Tofino', latitude: 49.1411, longitude: -125.8912, timezone: 'America/Vancouver' };
    expect(await find([inTofino])).toMatchObject(found);
    expect(asked).toEqual([
      '/search?format=jsonv2&limit=1&countrycodes=ca&street=1220+Pacific+Rim+Highway&city=tofino&state=British+Columbia',
    ]);
  });

  test('a street of a place that no list of towns has is found as well', async () => {
    const query = 'address=1%20Main&city=nowhere%20at%20all&province=BC';
    expect(await find([inTofino], query)).toMatchObject({ found: 'street', city: null, timezone: 'America/Vancouver' });
  });

  test.each([
    ['knows no such street', [], 200],
    ['knows the town alone', [{ ...inTofino, place_rank: 16 }], 200],
    ['means a street of another town', [{ ...inTofino, lat: '54.5', lon: '-128.6' }], 200],
    ['says something else', { error: 'no' }, 200],
    ['points beside the earth', [{ ...inTofino, lat: '149.1' }], 200],
    ['goes on and on', Array.from({ length: 4000 }, () => inTofino), 200],
    ['is out of order', [], 503],
  ])('where it %s, the pin begins at the town', async (_why, body, status) => {
    expect(await find(body, undefined, status)).toMatchObject({ found: 'town', city: 'Tofino', latitude: 49.153 });
    expect(asked).toHaveLength(1);
  });

  test('without a street it is not asked', async () => {
    expect(await find([inTofino], 'city=tofino&province=BC')).toMatchObject({ found: 'town' });
    expect(await find([inTofino], 'address=%20&city=tofino&province=BC')).toMatchObject({ found: 'town' });
    expect(asked).toEqual([]);
  });
});

const onPhoton = (told: object = {}, [east, north] = [-125.8912, 49.1411]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [east, north] },
  properties: { type: 'house', countrycode: 'CA', housenumber: '1220', street: 'Pacific Rim Highway', city: 'Tofino', ...told },
});

describe('with Photon', () => {
  const { asked, find } = aGeocoder('photon');
  const abroad = onPhoton({ countrycode: 'US' }, [-122.3, 47.6]);
  const found = { found: 'street', city: 'Tofino', latitude: 49.1411, longitude: -125.8912, timezone: 'America/Vancouver' };

  test.each([
    ['a house', onPhoton()],
    ['a street', onPhoton({ type: 'street', street: undefined, name: 'Pacific Rim Hwy' })],
  ])('%s is found with its zone, beyond what lies in another country', async (_what, feature) => {
    expect(await find({ type: 'FeatureCollection', features: [abroad, feature] })).toMatchObject(found);
    expect(asked).toEqual([
      '/api?q=1220+Pacific+Rim+Highway%2C+tofino%2C+British+Columbia&limit=5&lang=en&bbox=-141.1%2C41.6%2C-52.5%2C83.2&layer=house&layer=street',
    ]);
  });

  test.each([
    ['knows no such street', { features: [] }, 200],
    ['knows the town alone', { features: [onPhoton({ type: 'city', name: 'Tofino', street: undefined })] }, 200],
    ['guesses a street of another name', { features: [onPhoton({ street: 'Cedar Highway' })] }, 200],
    ['means a street of another town', { features: [onPhoton({}, [-128.6, 54.5])] }, 200],
    ['knows it abroad alone', { features: [abroad] }, 200],
    ['says something else', [inTofino], 200],
    ['goes on and on', { features: Array.from({ length: 2000 }, () => onPhoton()) }, 200],
    ['is out of order', {}, 503],
  ])('where it %s, the pin begins at the town', async (_why, body, status) => {
    expect(await find(body, undefined, status)).toMatchObject({ found: 'town', city: 'Tofino', latitude: 49.153 });
    expect(asked).toHaveLength(1);
  });
});

// Where hosts' places are: towns as people write them, zones by position, and who may ask.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { find } from 'geo-tz/all';
import type { PlaceZone } from '../../generated/model/entities';
import { keysOf } from '../../generated/model/keys';
import { regions } from '../../generated/model/tables';
import { type Province, TimeZone } from '../../generated/model/values';
import { places } from '../../src/demo/places/places';
import { placeOf, zoneAt } from '../../src/server/property/search/place.rules';
import gazetteer from '../../src/server/property/search/towns.json' with { type: 'json' };
import { aMember, type Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';

const kilometres = (one: readonly [number, number], other: readonly [number, number]): number =>
  Math.hypot((one[0] - other[0]) * 111, (one[1] - other[1]) * 111 * Math.cos((one[0] * Math.PI) / 180));

test.each<[string, Province, string]>([
  ['Tofino', 'BC', 'Tofino'],
  ['montreal', 'QC', 'Montréal'],
  ['ST JOHNS', 'NL', 'St. John’s'],
  ['St. John’s', 'NL', 'St. John’s'],
  ['Ste Agathe des Monts', 'QC', 'Sainte-Agathe-des-Monts'],
  ['Quebec City', 'QC', 'Québec'],
  ['Muskoka', 'ON', 'Huntsville'],
  ['Lunenberg', 'NS', 'Lunenburg'],
  ['Mont Tremblent', 'QC', 'Mont-Tremblant'],
  ['Blanc-Sablon', 'QC', 'Blanc-Sablon'],
  ['Panorama', 'BC', 'Panorama'],
])('%s in %s is %s', (city, province, name) => {
  expect(placeOf({ city, province })).toMatchObject({ found: 'town', city: name, province });
});

test('a town that nobody knows is somewhere in its province, and no other town', () => {
  expect(placeOf({ city: 'Xyzzyville', province: 'SK' })).toMatchObject({ found: 'province', city: null, province: 'SK' });
  expect(placeOf({ city: 'Banff', province: 'ON' })).toMatchObject({ found: 'province', province: 'ON' });
});

test('a postal code of another province is told', () => {
  const fits = (postal_code: string | undefined, province: Province) => placeOf({ city: 'Anywhere', province, postal_code }).postal_fits;
  expect([fits('V0R 2Z0', 'BC'), fits('v0r2z0', 'BC'), fits(' X0A 0H0', 'NU'), fits('X1A 1A1', 'NT'), fits(undefined, 'BC')]).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect([fits('V0R 2Z0', 'AB'), fits('M5V', 'QC'), fits('D1A', 'ON'), fits('5', 'ON')]).toEqual([false, false, false, false]);
});

test('every place of the demo is found within twenty kilometres of where it is', () => {
  const lost = places.filter(({ name, province, at }) => {
    const { found, latitude, longitude } = placeOf({ city: name, province });
    return found !== 'town' || kilometres([latitude, longitude], at) > 20;
  });
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test('every region that a search understands begins at one of its towns', () => {
  expect(regions.filter(({ name, province }) => placeOf({ city: name, province }).found !== 'town').map(({ name }) => name)).toEqual([]);
});

test('every town keeps the clocks that the exact borders of the zones say, by a name that hosts may choose', () => {
  const those = Object.values(gazetteer.towns).flat();
  expect(those.length).toBeGreaterThan(2900);
  const wrong = those.flatMap((line) => {
    const [, latitude, longitude] = line.split('|').map(Number);
    const zones = find(latitude ?? 0, longitude ?? 0);
    const wanted = keysOf(TimeZone).find((zone) => zones.includes(zone)) ?? null;
    const zone = zoneAt(latitude ?? 0, longitude ?? 0);
    return wanted !== null && zone === wanted ? [] : [`${line}: ${zone}, and it is ${wanted}`];
  });
  expect(wrong).toEqual([]);
});

describe('the calls', () => {
  let server: TestServer;
  let member: Member;
  beforeAll(async () => {
    server = await aServer('PGlite');
    member = await aMember(server.database.db, { now: server.now() });
  });
  afterAll(() => server.close());

  const asked = (call: string, token: string | undefined = member.token) => server.ask(`GET /place/${call}`, { token });
  const zoneOf = async (latitude: number, longitude: number) =>
    ((await asked(`zone?latitude=${latitude}&longitude=${longitude}`)).body['data'] as unknown as PlaceZone).timezone;

  test('a town comes with its position and zone; a province alone with none', async () => {
    expect((await asked('find?city=tofino&province=BC&postal_code=V0R%202Z0')).body.data).toEqual({
      found: 'town',
      city: 'Tofino',
      province: 'BC',
      latitude: 49.153,
      longitude: -125.907,
      timezone: 'America/Vancouver',
      postal_fits: true,
    });
    expect((await asked('find?city=nowhere%20at%20all&province=BC')).body.data).toMatchObject({ found: 'province', timezone: null });
  });

  test('a zone is the one whose clocks the place keeps, where its neighbours keep others', async () => {
    expect(await zoneOf(49.1, -116.51)).toBe('America/Creston');
    expect(await zoneOf(48.757, -91.624)).toBe('America/Atikokan');
    expect(await zoneOf(51.426, -57.131)).toBe('America/Blanc-Sablon');
    expect(await zoneOf(55.76, -120.24)).toBe('America/Dawson_Creek');
    expect(await zoneOf(53.28, -110.005)).toBe('America/Edmonton');
    expect(await zoneOf(48.46, -58.0)).toBe('America/St_Johns');
    expect(await zoneOf(50, -40)).toBeNull();
    expect(await zoneOf(48.85, 2.35)).toBeNull();
  });

  test('whoever is signed out, and what is no place, is refused', async () => {
    expect((await server.ask('GET /place/find?city=Tofino&province=BC')).status).toBe(401);
    expect((await server.ask('GET /place/zone?latitude=49&longitude=-120')).status).toBe(401);
    for (const call of [
      'find?city=Tofino',
      'find?city=&province=BC',
      'find?city=Tofino&province=XX',
      'zone?latitude=91&longitude=0',
      'zone',
    ])
      expect((await asked(call)).status, call).toBe(422);
  });
});

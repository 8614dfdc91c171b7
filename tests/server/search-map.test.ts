// A part of the map narrows a search: its results, its counts, its pins, and the ways on where it holds nothing.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mapPinsMax } from '../../generated/model/constants';
import type { MapPin, SearchAnswer } from '../../generated/model/entities';
import { searchQuery } from '../../src/server/property/search/search.repository';
import { aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const valley = [50.9, -116, 51.4, -115.2];
const country = [41, -141, 84, -52];

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    const host = await aPerson(db, 'Noor');
    const alberta = { province: 'AB', timezone: 'America/Edmonton' } as const;
    const banff = { ...alberta, city: 'Banff', at: [51.1784, -115.5708] } as const;
    await aProperty(db, host, { ...banff, title: 'Banff cabin', base_cents: 20_000, amenities: ['hot_tub'] });
    await aProperty(db, host, { ...banff, title: 'Banff lodge', base_cents: 30_000, sleeps: 6 });
    await aProperty(db, host, { ...alberta, city: 'Canmore', title: 'Canmore house', at: [51.089, -115.359], pets_allowed: true });
    await aProperty(db, host, { city: 'Tofino', title: 'Tofino surf', at: [49.153, -125.907] });
    await aProperty(db, host, { city: 'Tofino', title: 'Nowhere yet' });
    await sql`update properties set latitude = null, longitude = null where title = 'Nowhere yet'`.execute(db);
  });
  afterAll(() => server.close());

  const ask = (body: object) => server.ask('POST /property/search', { body });
  const find = async (body: object): Promise<SearchAnswer> => (await ask(body)).body.data;
  const titles = ({ results }: SearchAnswer) => results.map(({ title }) => title).toSorted();
  const pins = async (body: object): Promise<readonly MapPin[]> => (await server.ask('POST /property/pin', { body })).body.data;

  test('results, total, counts and prices are those of the part', async () => {
    const there = await find({ bounds: valley });
    expect([titles(there), there.total, there.more]).toEqual([['Banff cabin', 'Banff lodge', 'Canmore house'], 3, false]);
    expect(there.facets.amenities['hot_tub']).toBe(1);
    expect(there.facets.price_histogram.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(titles(await find({ bounds: valley, query: 'Banff', guests: { adults: 5 } }))).toEqual(['Banff lodge']);
    expect(titles(await find({ bounds: valley, query: 'Tofino' }))).toEqual([]);
  });

  test('the whole country is a part, and so is one position; a stay without a position is in none', async () => {
    expect((await find({ bounds: country })).total).toBe(4);
    expect((await find({})).total).toBe(5);
    const [cabin] = (await find({ query: 'Banff cabin' })).results;
    const at = [cabin?.lat, cabin?.lng, cabin?.lat, cabin?.lng];
    expect(titles(await find({ bounds: at }))).toEqual(['Banff cabin', 'Banff lodge']);
  });

  test.each([
    ['north below south', [51.4, -116, 50.9, -115.2]],
    ['across the date line', [50, 170, 60, -170]],
    ['beyond a pole', [-91, -116, 51.4, -115.2]],
    ['beyond the other pole', [50.9, -116, 90.5, -115.2]],
  ])('%s is refused by its own error', async (_name, bounds) => {
    for (const answer of [await ask({ bounds }), await server.ask('POST /property/pin', { body: { bounds } })])
      expect([answer.status, answer.body.error_code]).toEqual([422, 'property.map_part_wrong']);
  });

  test.each([[[50.9, -116, 51.4]], [[50.9, -181, 51.4, -115]], [['a', 'b', 'c', 'd']], [[null, null, null, null]], ['51']])(
    '%j is no list of four degrees',
    async (bounds) => {
      const { status, body } = await ask({ bounds });
      expect(status).toBe(422);
      expect(body.error_code).not.toBe('property.map_part_wrong');
    },
  );

  test('pins are the public positions of all that the search finds, by its order', async () => {
    const sorted = await pins({ bounds: valley, sort: 'price_desc' });
    expect(sorted.map(({ title }) => title)[0]).toBe('Banff lodge');
    const { results } = await find({ bounds: valley, sort: 'price_desc' });
    expect(sorted).toEqual(results.map(({ property_id, title, lat, lng }) => ({ property_id, title, lat, lng })));
    expect(sorted.every(({ lat }) => lat !== 51.1784)).toBe(true);
    expect(await pins({})).toHaveLength(4);
    expect(sorted.length).toBeLessThanOrEqual(mapPinsMax);
  });

  test('an empty part leads to a larger one, and a named place out of it to that place', async () => {
    const south = [50.6, -115.6, 50.9, -115.3];
    const { total, nothing } = await find({ bounds: south, alternatives: true });
    expect([total, nothing?.lack]).toEqual([0, 'place']);
    expect(nothing?.alternatives.map(({ change, count }) => [change, count])).toEqual([
      ['wider_map', 3],
      ['country', 5],
    ]);
    const named = (await find({ bounds: south, query: 'Tofino surf', alternatives: true })).nothing;
    expect(named?.alternatives[0]).toMatchObject({ change: 'without_map', count: 1, terms: { query: 'Tofino surf' } });
    for (const { terms, count } of [...(nothing?.alternatives ?? []), ...(named?.alternatives ?? [])])
      expect((await find(terms)).total).toBe(count);
  });

  test('a part is found by its index, however many stays there are elsewhere', async () => {
    const { db } = server.database;
    await sql`
      insert into properties (property_id, profile_id, status, timezone, bedroom_list, searched, latitude, longitude, province, created_at)
      select gen_random_uuid(), (select profile_id from profiles limit 1), 'listed', 'America/Regina', '[]', 'place', 49 + n % 100 / 50.0, -105 + n / 2000.0, 'SK', now()
      from generate_series(1, 6000) n`.execute(db);
    await sql`analyze properties`.execute(db);
    const wanted = { query: '', filters: {}, pets: false, people: 1, bounds: valley, province: undefined, dates: undefined };
    const plan = await sql<
      Record<string, string>
    >`explain ${searchQuery({ ...wanted, sort: 'recommended', horizonDays: 540, now: server.now() })}`.execute(db);
    expect(plan.rows.map((row) => Object.values(row)[0]).join('\n')).toContain('properties_by_position');
    await sql`delete from properties where province = 'SK'`.execute(db);
  });
});

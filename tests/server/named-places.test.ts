// Places by their names, over a real database: a park, a lake or a part of a town leads to what is around it, and the search box suggests them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer, SuggestedPlace } from '../../generated/model/entities';
import { aPerson, aProperty, takeNights } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    const host = await aPerson(db, 'Noor');
    type Place = Pick<NonNullable<Parameters<typeof aProperty>[2]>, 'city' | 'province' | 'at'>;
    const put = (title: string, place: Place): Promise<string> => aProperty(db, host, { title, ...place });
    await put('Loft over the harbour', { city: 'Toronto', province: 'ON', at: [43.65, -79.38] });
    await put('House on a lake', { city: 'Picton', province: 'ON', at: [44, -77.14] });
    await put('Boathouse', { city: 'Port Carling', province: 'ON', at: [45.12, -79.57] });
    await put('Mountain hut', { city: 'Canmore', province: 'AB', at: [51.09, -115.36] });
    await put('Chalet', { city: 'Mont-Tremblant', province: 'QC', at: [46.12, -74.59] });
    const surf = await put('Surf shack', { city: 'Tofino', province: 'BC', at: [49.15, -125.91] });
    await takeNights(db, surf, ['2027-02-12', '2027-02-15']);
  });
  afterAll(() => server.close());

  const find = async (body: object): Promise<SearchAnswer> => (await server.ask('POST /property/search', { body })).body.data;
  const suggest = async (query: string): Promise<readonly SuggestedPlace[]> =>
    (await server.ask(`GET /property/place-suggestion?${new URLSearchParams({ query })}`)).body.data;

  test.each([
    ['Banff National Park', 'Banff National Park', 'Mountain hut'],
    ['parc national banff, alberta', 'Banff National Park', 'Mountain hut'],
    ['Bamfield', 'Bamfield', 'Surf shack'],
    ['Lac Rosseau', 'Lake Rosseau', 'Boathouse'],
    ['lake rosseu', 'Lake Rosseau', 'Boathouse'],
    ['lac Ontario', 'Lake Ontario', 'House on a lake'],
    ['Lake Ontario, ON', 'Lake Ontario', 'House on a lake'],
  ])('%s, which no stay names, leads to what is around it', async (query, named, title) => {
    const { results, understood } = await find({ query });
    expect(results.map((it) => it.title)).toEqual([title]);
    expect(understood).toMatchObject({ named, near: true });
  });

  test.each([
    ['musk', { kind: 'region', name: 'Muskoka, ON', count: 1 }],
    ['the rock', { kind: 'region', name: 'Rockies, AB', count: 1 }],
    ['cottage c', { kind: 'region', name: 'Cottage Country, ON', count: 1 }],
    ['colombie', { kind: 'region', name: 'British Columbia', count: 1 }],
    ['the prair', { kind: 'region', name: 'Prairies', count: 1 }],
  ])('"%s" begins a region, which leads to the stays in its towns', async (typed, region) => {
    const [first] = await suggest(typed);
    expect(first).toEqual(region);
    expect((await find({ query: region.name })).total).toBe(region.count);
  });

  test.each([
    ['cottage country', 'Cottage Country'],
    ['the Prairies', 'the Prairies'],
    ['Rockies, Canada', 'the Rockies'],
    ['Alta', 'Alberta'],
    ['Tofno', 'Tofino'],
    ['cottage on', null],
    ['boathouse in cottage country', null],
  ])('"%s" is told as %s', async (query, named) => {
    expect((await find({ query })).understood).toMatchObject({ named, near: false });
  });

  test('a town without stays of its own leads to those near it, and they are not said to be in it', async () => {
    const { db } = server.database;
    const there = await aProperty(db, await aPerson(db, 'Mika'), { city: 'Niagara-on-the-Lake', province: 'ON', at: [43.25, -79.07] });
    expect(await find({ query: 'niagara falls' })).toMatchObject({ total: 1, understood: { named: 'Niagara Falls', near: true } });
    expect(await find({ query: 'Niagara' })).toMatchObject({ total: 1, understood: { named: 'Niagara', near: false } });
    await db.deleteFrom('properties').where('property_id', '=', there).execute();
  });

  test('stays around a part of a town are said to be in the town', async () => {
    const { results, understood } = await find({ query: 'downtown Toronto' });
    expect(results.map((it) => it.title)).toEqual(['Loft over the harbour']);
    expect(understood).toMatchObject({ named: 'Toronto', near: false });
  });

  test.each([
    ['hot tub lake ontario', 'Lakeside cabin'],
    ['Old Quebec', 'Old port loft'],
  ])('%s finds nothing far off that carries a word of it and lies in the province', async (query, title) => {
    const { db } = server.database;
    const place = title === 'Old port loft' ? { city: 'Montréal', province: 'QC' as const } : { city: 'Kenora', province: 'ON' as const };
    const there = await aProperty(db, await aPerson(db, 'Mika'), { title, ...place, at: [49.77, -94.49], amenities: ['hot_tub'] });
    expect(await find({ query })).toMatchObject({ total: 0 });
    await db.deleteFrom('properties').where('property_id', '=', there).execute();
  });

  test('a place that has stays of its own is not replaced by its surroundings, also where they are taken; far away is nothing', async () => {
    expect((await find({ query: 'Tofino' })).understood).toMatchObject({ named: 'Tofino', near: false });
    const taken = await find({ query: 'tofino', checkin: '2027-02-12', checkout: '2027-02-14', alternatives: true });
    expect(taken).toMatchObject({ total: 0, understood: { near: false }, nothing: { lack: 'dates' } });
    expect(await find({ query: 'Gros Morne National Park' })).toMatchObject({ total: 0, understood: { near: false } });
  });

  test('a known name is not read as another one that is mistyped', async () => {
    // two letters from Canmore; Canora is a town of Saskatchewan without stays
    expect(await find({ query: 'Canora' })).toMatchObject({ total: 0 });
    expect((await find({ query: 'Canmroe' })).results.map((it) => it.title)).toEqual(['Mountain hut']);
  });

  test('what is typed suggests towns with their stays, parks and lakes with stays around them, parts of towns, and listings', async () => {
    expect(await suggest('tof')).toEqual([{ kind: 'town', name: 'Tofino, BC', count: 1 }]);
    expect(await suggest('tremb')).toContainEqual({ kind: 'town', name: 'Mont-Tremblant, QC', count: 1 });
    expect(await suggest('lac muskoka')).toEqual([{ kind: 'lake', name: 'Lake Muskoka, ON', count: null }]);
    expect((await suggest('banff')).slice(0, 2)).toEqual([
      { kind: 'area', name: 'Banff, AB', count: null },
      { kind: 'park', name: 'Banff National Park, AB', count: null },
    ]);
    expect(await suggest('Tofnio')).toEqual([{ kind: 'town', name: 'Tofino, BC', count: 1 }]);
    expect(await suggest('surf')).toContainEqual({ kind: 'listing', name: 'Surf shack', count: null });
    // nothing stands near it
    expect(await suggest('gros morne')).toEqual([]);
    expect(await suggest('🦦')).toHaveLength(6);
  });

  test('each suggestion finds stays; nothing typed suggests the towns', async () => {
    const all = await suggest('');
    expect(all.map(({ name }) => name).toSorted()).toEqual([
      'Canmore, AB',
      'Mont-Tremblant, QC',
      'Picton, ON',
      'Port Carling, ON',
      'Tofino, BC',
      'Toronto, ON',
    ]);
    for (const typed of ['lake', 'mont', 'old', 'banff', 'algonquin', 'pacific'])
      for (const { name } of await suggest(typed)) expect((await find({ query: name })).total, name).toBeGreaterThan(0);
  });
});

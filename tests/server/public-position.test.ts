// Where a listing stands: searches tell no more than its public position, however often they are asked.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../../generated/model/entities';
import { aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const door = [50.11712, -122.95391] as const;
const neighbourhood = [50.115, -122.955] as const;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
    const host = await aPerson(server.database.db, 'Noor');
    await aProperty(server.database.db, host, { title: 'cabin', amenities: ['wifi'], at: [...door] });
  });
  afterAll(() => server.close());

  const find = async (bounds: readonly number[]): Promise<SearchAnswer> =>
    (await server.ask('POST /property/search', { body: { bounds } })).body.data;

  test('a map around the door that leaves out the public position finds nothing, and counts nothing', async () => {
    const near = await find([door[0] - 0.001, door[1] - 0.0005, door[0] + 0.001, door[1] + 0.0005]);
    expect(near).toMatchObject({ results: [], total: 0, bounds: null, facets: { amenities: {}, types: {}, price_histogram: [] } });
  });

  test('a map of the public position alone finds it, and its bounds are that position', async () => {
    const [lat, lng] = neighbourhood;
    const there = await find([lat, lng, lat, lng]);
    expect(there.total).toBe(1);
    expect(there.results[0]).toMatchObject({ lat, lng });
    expect(there.bounds).toEqual([lat, lng, lat, lng]);
  });

  test('halving the map again and again ends at the public position', async () => {
    const corner = [0, 0] as [number, number];
    for (const axis of [0, 1] as const) {
      let [from, to] = axis === 0 ? [50, 50.2] : [-123, -122.9];
      for (let step = 0; step < 20; step += 1) {
        const middle = (from + to) / 2;
        const half = axis === 0 ? [from, -123, middle, -122.9] : [50, from, 50.2, middle];
        if ((await find(half)).total > 0) to = middle;
        else from = middle;
      }
      corner[axis] = (from + to) / 2;
    }
    expect(corner[0]).toBeCloseTo(neighbourhood[0], 4);
    expect(corner[1]).toBeCloseTo(neighbourhood[1], 4);
  });
});

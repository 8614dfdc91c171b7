// Listings, free nights and calendars are read as often as people read them, and no oftener by one visitor.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarFilesPerMinute, listingsPerMinute } from '../../generated/model/constants';
import { aHostedPlace } from '../support/a-stay-asked';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  test.each([
    ['listings', listingsPerMinute, '', 200],
    ['free nights', listingsPerMinute, '/availability', 200],
    ['calendars', calendarFilesPerMinute, `/calendar/${'a'.repeat(43)}.ics`, 404],
  ])('%s', async (...[what, most, path, answered]) => {
    const { property_id } = await aHostedPlace(server);
    const from = `203.0.113.${what.length}`;
    const read = async (visitor: string) =>
      (await server.ask(`GET /property/${property_id}${path}`, { from: visitor, unsettled: true })).status;
    const met = new Set<number>();
    for (let times = 0; times < most; times += 1) met.add(await read(from));
    expect([[...met], await read(from), await read('198.51.100.7')]).toEqual([[answered], 429, answered]);
    server.later(60_000);
    expect(await read(from)).toBe(answered);
  });
});

// Listings, free nights and calendars are read as often as people read them, and no oftener by one visitor; pages that the server draws are counted as pages.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarFilesPerMinute, listingReads } from '../../generated/model/constants';
import { pageOptions } from '../../src/server/site/page-options';
import { servePages } from '../../src/server/http/pages';
import { aMember } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { aHostedPlace } from '../support/a-stay-asked';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let property_id: string;
  beforeAll(async () => {
    server = await aServer(engine);
    ({ property_id } = await aHostedPlace(server));
  });
  afterAll(() => server.close());

  const read = async (path: string, from: string, token?: string): Promise<number> =>
    (await server.ask(`GET /property/${property_id}${path}`, { from, token, unsettled: true })).status;
  /** The next use but one of whoever has read since is beyond the limit. */
  const allButOneUsed = (times: number) =>
    server.database.db
      .updateTable('throttles')
      .set({ times: times - 1 })
      .execute();

  test.each([
    ['listings', listingReads, '', 200, 10],
    ['free nights', listingReads, '/availability', 200, 10],
    ['calendars', calendarFilesPerMinute, `/calendar/${'a'.repeat(43)}.ics`, 404, 1],
  ] as const)('%s have a limit by address, and by person where somebody is signed in', async (...[, most, path, answered, minutes]) => {
    await server.database.db.deleteFrom('throttles').execute();
    const [one, other] = ['203.0.113.7', '198.51.100.7'];
    const { token } = await aMember(server.database.db, { now: server.now() });
    expect(await read(path, one)).toBe(answered);
    await allButOneUsed(most);
    expect([await read(path, one), await read(path, one), await read(path, other)]).toEqual([answered, 429, answered]);
    // a person behind a crowded address is counted alone
    expect(await read(path, one, token)).toBe(answered);
    server.later(minutes * 60_000);
    expect(await read(path, one)).toBe(answered);
  });

  test('counting a visitor waits for no disk', async () => {
    const { rows } = await sql`select relpersistence as kept from pg_class where relname = 'throttles'`.execute(server.database.db);
    expect(rows).toEqual([{ kept: 'u' }]);
  });

  test('a page of a listing is drawn for whoever reads pages, however many listings were read', async () => {
    const from = '127.0.0.9';
    expect(await read('', from)).toBe(200);
    await allButOneUsed(listingReads);
    expect([await read('', from), await read('', from)]).toEqual([200, 429]);
    const listing = {
      call: 'getListing',
      method: 'GET',
      path: `/property/${property_id}`,
      secure: false,
      headers: {},
      body: undefined,
    } as const;
    const pages = servePages({
      renderer: () =>
        Promise.resolve(async (request) => {
          const { status } = await request.transport(listing);
          return { status, headers: {}, pipe: (to) => void to.end() };
        }),
      ...pageOptions(server.config, server.now),
    });
    const app = await server.another(pages);
    const drawn = await app.inject({ url: `/listing/${property_id}`, remoteAddress: from });
    const called = await app.inject({ url: `/api/property/${property_id}`, remoteAddress: from });
    await app.close();
    expect([drawn.statusCode, called.statusCode]).toEqual([200, 429]);
  });
});

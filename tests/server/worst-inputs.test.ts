// What the worst input of a stranger costs the process, over the whole demo: for each call that no throttle guards.
// Reckoned in processor time against a fixed piece of work of the same run, so that a loaded machine slows both alike.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '../../generated/contract/index';
import { fillDemo } from '../../src/demo/fill';
import { apiCalls } from '../support/an-api';
import { aServer, type TestServer } from '../support/a-server';
import type { DrawnRequest } from '../support/drawn-requests';
import { leastCpu, workMs } from '../support/processor';
import { worstOf } from '../support/worst-requests';

/** 50 ms on two quiet cores are five pieces of work of ten; three times as much is a fault and no noise. */
const mostWork = 15;

describe('a stranger', () => {
  let server: TestServer;
  let property = '';
  let host = '';
  let work = 0;
  beforeAll(async () => {
    server = await aServer('PGlite');
    await fillDemo(server.database.db, { now: server.now(), report: () => undefined });
    const rows = server.database.db.selectFrom('properties').select(['property_id', 'profile_id']).where('status', '=', 'listed');
    ({ property_id: property, profile_id: host } = await rows.orderBy('review_count', 'desc').executeTakeFirstOrThrow());
    work = await workMs();
  }, 120_000);
  afterAll(() => server.close());

  const known = (name: string): readonly string[] => ({ property_id: [property], profile_id: [host] })[name] ?? [];
  const ask =
    ({ method, address, headers, payload }: DrawnRequest) =>
    () =>
      server.app.inject({ method: method as 'GET', url: `/api${address}`, headers, ...(payload === undefined ? {} : { payload }) });

  const unguarded = apiCalls.filter(({ id }) => contracts[id as keyof typeof contracts].throttle === undefined);
  test.each(unguarded.map((call) => [call.id, call] as const))('%s stays within its bound', async (_, call) => {
    for (const request of worstOf(call, known)) {
      const cost = (await leastCpu(ask(request), mostWork * work)) / work;
      expect(cost, `${request.address.slice(0, 200)} ${request.payload?.slice(0, 80)}`).toBeLessThan(mostWork);
    }
  });
});

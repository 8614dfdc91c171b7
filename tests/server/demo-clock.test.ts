// The demo's clock: moved on by a call, for good and for every process; without the demo there is none.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WorkQueue } from '../../src/server/request/context';
import { advancing, openDemoTime } from '../../src/demo/clock';
import { putDue } from '../../src/server/jobs/timers';
import { setTimers } from '../../src/server/jobs/timers.commands';
import { serverStart } from '../support/clock';
import { aMember } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { aDatabase, engines, type TestDatabase } from '../support/databases';

const hour = 3_600_000;
const start = serverStart;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine, start, { DEMO: 'true' });
  });
  afterAll(() => server.close());

  test('is told to anyone, and moved on by anyone', async () => {
    expect((await server.ask('GET /demo/clock')).body).toEqual({
      data: { now: start.toISOString(), checkin_hours: null, checkout_hours: null },
    });
    const now = new Date(start.getTime() + 24 * hour).toISOString();
    expect((await server.ask('POST /demo/clock', { body: { advance_hours: 24 } })).body).toEqual({ data: { now } });
    expect((await server.ask('GET /demo/clock')).body.data).toMatchObject({ now });
    expect((await server.ask('POST /demo/clock', { body: { advance_hours: 0 } })).body).toEqual({ data: { now } });
  });

  test.each([-1, 1.5, 9601, null, 'a day'])('does not move on by %s hours', async (advance_hours) => {
    expect((await server.ask('POST /demo/clock', { body: { advance_hours } })).body['error_code']).toBe('input.invalid');
  });

  test('who is signed in stays so, however far it moves', async () => {
    const { token } = await aMember(server.database.db, { now: server.now() });
    for (const advance_hours of [24 * 200, 24 * 200])
      expect((await server.ask('POST /demo/clock', { body: { advance_hours } })).status).toBe(200);
    expect((await server.ask('GET /user', { token })).status).toBe(200);
  });
});

describe.each(engines)('over a database of %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await aDatabase(engine);
  });
  afterAll(() => database.close());

  test('what falls due on the way is done at its own time, also what follows from that', async () => {
    const { db } = database;
    let now = start;
    const done: string[] = [];
    const after = (hours: number): Date => new Date(start.getTime() + hours * hour);
    const timed = (key: string, hours: number) =>
      setTimers(db, { key, facts: { property_id: key }, timers: [{ job: 'checkRegistration', from: null, at: after(hours) }] });
    const jobs: WorkQueue = {
      keep: (_trx, caused) => {
        for (const [, , facts] of caused) {
          const what = /first|second|third|never/.exec(JSON.stringify(facts))?.[0];
          done.push(`${what} ${(now.getTime() - start.getTime()) / hour}`);
        }
        return [];
      },
      wake: () => undefined,
    };
    await timed('second', 30);
    await timed('first', 2.5);
    await timed('never', 101);
    const advance = advancing({
      db,
      clock: () => now,
      moveTo: (moment) => {
        now = moment;
        return Promise.resolve();
      },
      settled: async () => {
        await putDue({ db, jobs, quietHours: { begins: 0, lasts: 1 } }, now);
        if (done.length === 1) await timed('third', 48);
      },
    });
    await advance(100);
    expect(done).toEqual(['first 2.5', 'second 30', 'third 48']);
    expect(now).toEqual(after(100));
  });

  test('what is done every so often is done every few hours on the way, and once it is there', async () => {
    const { db } = database;
    await db.deleteFrom('timers').where('key', 'is not', null).execute();
    let now = start;
    const done: string[] = [];
    const hours = (): number => (now.getTime() - start.getTime()) / hour;
    const jobs: WorkQueue = {
      keep: (_trx, caused) => (done.push(...caused.map(([, name]) => `${name} ${hours()}`)), []),
      wake: () => undefined,
    };
    const at = (after: number): Date => new Date(start.getTime() + after * hour);
    await db
      .insertInto('timers')
      .values({ timer_id: randomUUID(), key: 'readCalendars', job: 'readCalendars', facts: '{}', due_at: at(0.5) })
      .execute();
    for (const after of [2, 7, 8, 20])
      await setTimers(db, {
        key: `${after}`,
        facts: { property_id: '' },
        timers: [{ job: 'checkRegistration', from: null, at: at(after) }],
      });
    const advance = advancing({
      db,
      clock: () => now,
      moveTo: (moment) => Promise.resolve(void (now = moment)),
      settled: async () => void (await putDue({ db, jobs, quietHours: { begins: 0, lasts: 1 } }, now)),
    });
    await advance(21);
    expect(done.filter((it) => it.startsWith('check'))).toEqual([2, 7, 8, 20].map((after) => `checkRegistration ${after}`));
    expect(done.filter((it) => it.startsWith('read'))).toEqual([7, 20, 21].map((after) => `readCalendars ${after}`));
  });

  test('is ahead for good, and for every process', async () => {
    const one = await openDemoTime(database.db, false);
    const settledAt: Date[] = [];
    one.onMoved(() => {
      settledAt.push(one.clock());
      return Promise.resolve();
    });
    await Promise.all([one.advance(10), one.advance(5)]);
    const other = await openDemoTime(database.db, true);
    const ahead = (moment: Date): number => Math.round((moment.getTime() - Date.now()) / hour);
    expect([ahead(one.clock()), ahead(other.clock()), ahead(settledAt.at(-1) ?? start)]).toEqual([15, 15, 15]);
    await one.advance(24);
    await expect.poll(() => ahead(other.clock())).toBe(39);
    for (const time of [one, other]) time.close();
  });
});

test('without the demo there is no such call', async () => {
  const server = await aServer('PGlite');
  const answers = [await server.ask('GET /demo/clock'), await server.ask('POST /demo/clock', { body: { advance_hours: 1 } })];
  expect(answers.map(({ status, body }) => [status, body['error_code']])).toEqual([
    [404, 'input.no_such_call'],
    [404, 'input.no_such_call'],
  ]);
  await server.close();
});

// The order in which calendars from elsewhere are read: a person first, no host name or account at the cost of the others.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeMoment } from '../../src/server/database/throttles';
import type { Database } from '../../src/server/database/open';
import { ReaderDefect } from '../../src/server/outside/reader/reading-process';
import { aMember } from '../support/a-member';
import { aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { serverStart } from '../support/clock';
import { engines } from '../support/databases';

const minute = 60_000;
const hour = 60 * minute;
const empty = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let db: Database;
  beforeAll(async () => {
    server = await aServer(engine, serverStart);
    ({ db } = server.database);
  });
  afterAll(() => server.close());

  test('moments at which a host name may be asked are given out once, whichever process asks', async () => {
    const take = (key: string) => takeMoment(db, key, hour);
    const waits = await Promise.all([take('a.example'), take('a.example'), take('b.example'), take('a.example')]);
    expect(waits.map((it) => Math.round(it / hour)).toSorted((a, b) => a - b)).toEqual([0, 0, 1, 2]);
  });

  test('a person’s reading goes before all that is read by itself', async () => {
    const host = await aMember(db, { now: server.now(), host: true });
    const property_id = await aProperty(db, host.profile_id);
    const url = 'https://www.airbnb.ca/calendar/ical/91000001.ics?s=secret';
    server.calendars.texts.set(url, empty);
    const ask = (call: string, body?: object) =>
      server.ask(`POST /user/property/${property_id}${call}`, { token: host.token, ...(body ? { body } : {}) });
    await ask('/feed', { url });
    const { feed_id } = await db.selectFrom('calendar_feeds').select('feed_id').where('url', '=', url).executeTakeFirstOrThrow();
    server.calendars.askers.length = 0;
    await ask(`/feed/${feed_id}/sync`);
    server.later(35 * minute);
    await server.settled();
    expect(server.calendars.askers.map(({ isUrgent = false }) => isUrgent)).toEqual(expect.arrayContaining([true, false]));
    expect(server.calendars.askers[0]).toEqual({ of: host.profile_id, isUrgent: true, signal: expect.any(AbortSignal) });
  });

  test('a host name that does not answer keeps no other calendar waiting, and is asked for ten accounts at once', async () => {
    const pile = await aPerson(db);
    const slow = server.calendars.hold('https://slow.vrbo.com/');
    const wanted: string[] = [];
    for (let at = 0; at < 40; at += 1) {
      const person = at % 2 === 0 ? await aPerson(db) : pile;
      const property_id = await aProperty(db, person);
      const address = `https://${at < 24 ? 'slow.vrbo.com' : 'www.airbnb.ca'}/calendar/${randomUUID()}.ics`;
      server.calendars.texts.set(address, empty);
      if (at >= 24) wanted.push(address);
      const platform = at < 24 ? ('vrbo' as const) : ('airbnb' as const);
      const made = { feed_id: randomUUID(), property_id, platform, url: address, created_at: server.now(), due_at: server.now() };
      await db.insertInto('calendar_feeds').values(made).execute();
    }
    server.calendars.asked.length = 0;
    server.later(2 * minute);
    const settled = server.settled();
    await expect.poll(() => server.calendars.asked.filter((it) => wanted.includes(it)).length).toBe(wanted.length);
    // twelve accounts and the one with a pile
    expect(slow.asked()).toBe(10);
    slow.release();
    await settled;
    expect(slow.asked()).toBe(24);
  });

  test('however many people name servers of their own that do not answer, calendars of platforms are read', async () => {
    const slow = server.calendars.hold('https://own.example/');
    const add = async (platform: 'generic' | 'airbnb', address: string, due_at: Date): Promise<void> => {
      const property_id = await aProperty(db, await aPerson(db));
      server.calendars.texts.set(address, empty);
      const made = { feed_id: randomUUID(), property_id, platform, url: address, created_at: server.now(), due_at };
      await db.insertInto('calendar_feeds').values(made).execute();
    };
    const before = new Date(server.now().getTime() - minute);
    for (let at = 0; at < 30; at += 1) await add('generic', `https://own.example/${randomUUID()}.ics`, before);
    const wanted = `https://www.airbnb.ca/calendar/${randomUUID()}.ics`;
    await add('airbnb', wanted, server.now());
    server.later(2 * minute);
    const settled = server.settled();
    await expect.poll(() => server.calendars.asked.includes(wanted)).toBe(true);
    expect(slow.asked()).toBeLessThan(30);
    slow.release();
    await settled;
    expect(slow.asked()).toBe(30);
  });

  test.each([
    ['our reader breaks', new ReaderDefect('a value\n at takenIn'), { failures: 1, status: 422 }],
    ['anything else of ours breaks', new Error('no database'), { failures: 0, status: 500 }],
  ])('over a calendar at which %s, every other is read, and its host hears how it stands', async (_what, broken, { failures, status }) => {
    const add = async (due_at: Date) => {
      const { profile_id, token } = await aMember(db, { now: server.now(), host: true });
      const property_id = await aProperty(db, profile_id);
      const url = `https://www.vrbo.com/calendar/${randomUUID()}.ics`;
      server.calendars.texts.set(url, empty);
      const feed_id = randomUUID();
      await db
        .insertInto('calendar_feeds')
        .values({ feed_id, property_id, platform: 'vrbo', url, created_at: server.now(), due_at })
        .execute();
      return { feed_id, property_id, url, token };
    };
    const bad = await add(new Date(server.now().getTime() - minute));
    server.calendars.breaks.set(bad.url, broken);
    const others = [await add(server.now()), await add(server.now())];
    server.later(2 * minute);
    await server.settled();
    const rows = await db.selectFrom('calendar_feeds').select(['feed_id', 'sync_status', 'failures']).execute();
    const of = (feed_id: string) => rows.find((it) => it.feed_id === feed_id);
    expect(others.map(({ feed_id }) => of(feed_id)?.sync_status)).toEqual(['synced', 'synced']);
    expect(of(bad.feed_id)?.failures).toBe(failures);
    const asked = { token: bad.token, body: { url: bad.url.replace('.ics', '-again.ics') } };
    server.calendars.breaks.set(asked.body.url, broken);
    expect((await server.ask(`POST /user/property/${bad.property_id}/feed`, asked)).status).toBe(status);
    server.calendars.breaks.clear();
  });
});

// Two transactions that wait for each other: the database breaks one off, and it is run again; and those that touch the same rows take them
// in one order, so that this is rare.
import { Client } from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../src/server/database/transact';
import { settleCalendars } from '../../src/server/property/feeds/feed.commands';
import { openQueue } from '../../src/server/jobs/queue';
import { inTransaction } from '../../src/server/request/context';
import { aPerson, aProperty } from '../support/a-property';
import { aDatabase, engines, type TestDatabase } from '../support/databases';
import { limitMs } from '../support/limits';

const now = new Date('2026-12-01T12:00:00Z');

test.each(['40P01', '40001'])('what the database breaks off with %s is run again, three times and no more', async (code) => {
  const database = await aDatabase('PGlite');
  const failing = (times: number) => {
    let tries = 0;
    const done = transact(database.db, async (trx) => {
      tries += 1;
      if (tries <= times) await sql`do ${sql.raw(`$$ begin raise exception using errcode = '${code}'; end $$`)}`.execute(trx);
      return tries;
    });
    return done.catch((error: unknown) => [tries, (error as { readonly code: string }).code]);
  };
  expect([await failing(3), await failing(4)]).toEqual([4, [4, code]]);
  await database.close();
});

describe.runIf(engines.includes('PostgreSQL'))('on PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await aDatabase('PostgreSQL');
  });
  afterAll(() => database.close());
  const another = async (): Promise<Client> => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    return client;
  };
  const untilOneWaits = async (client: Client): Promise<void> => {
    const waiting = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`;
    await expect.poll(async () => (await client.query<{ n: number }>(waiting)).rows[0]?.n, { timeout: limitMs(10) }).toBe(1);
  };

  test('two that wait for each other both end, and both have done it once', async () => {
    const host = await aPerson(database.db);
    const [one, other] = [await aProperty(database.db, host), await aProperty(database.db, host)];
    const rename = (id: string, title: string) => sql`update properties set title = title || ${title} where property_id = ${id}`;
    let arrived = 0;
    let both: () => void = () => undefined;
    const meeting = new Promise<void>((resolve) => (both = resolve));
    let runs = 0;
    const crossing = (first: string, second: string, title: string) =>
      transact(database.db, async (trx) => {
        runs += 1;
        await rename(first, title).execute(trx);
        arrived += 1;
        if (arrived === 2) both();
        await meeting;
        await rename(second, title).execute(trx);
      });
    await Promise.all([crossing(one, other, ' A'), crossing(other, one, ' B')]);
    expect(runs).toBe(3);
    const rows = await database.db.selectFrom('properties').select('title').where('profile_id', '=', host).execute();
    for (const { title } of rows) expect([...title.matchAll(/ [AB]\b/g)].map(([it]) => it).toSorted()).toEqual([' A', ' B']);
  });

  test('a statement outside of a transaction that is broken off is done all the same', async () => {
    const host = await aPerson(database.db);
    const id = await aProperty(database.db, host);
    await sql`create sequence tries`.execute(database.db);
    await sql`create function break_off() returns trigger language plpgsql as $$ begin
      if nextval('tries') <= 3 then raise exception using errcode = '40P01'; end if; return new; end $$`.execute(database.db);
    await sql`create trigger broken before update on properties for each row execute function break_off()`.execute(database.db);
    const rename = (title: string) => database.db.updateTable('properties').set({ title }).where('property_id', '=', id).execute();
    await rename('Once');
    await sql`select setval('tries', 1, false)`.execute(database.db);
    await sql`create or replace function break_off() returns trigger language plpgsql as $$ begin
      perform nextval('tries'); raise exception using errcode = '40P01'; end $$`.execute(database.db);
    await expect(rename('Never')).rejects.toMatchObject({ code: '40P01' });
    expect((await sql<{ tries: number }>`select last_value::int as tries from tries`.execute(database.db)).rows).toEqual([{ tries: 4 }]);
    await sql`drop trigger broken on properties`.execute(database.db);
    const { title } = await database.db.selectFrom('properties').select('title').where('property_id', '=', id).executeTakeFirstOrThrow();
    expect(title).toBe('Once');
  });

  test('calendars are settled with their listing locked first: whoever reads one of them is not waited for in a ring', async () => {
    const { db } = database;
    const property_id = await aProperty(db, await aPerson(db));
    const feed_id = '2f0c7b5e-7a53-4d0e-9d3e-0d6f6f2f9a11';
    const feed = { feed_id, property_id, platform: 'airbnb' as const, url: 'https://www.airbnb.ca/calendar/ical/1.ics', due_at: now };
    // read, and nobody has said so yet
    await db
      .insertInto('calendar_feeds')
      .values({ ...feed, proves_ownership: false, created_at: now, synced_at: now })
      .execute();
    const reader = await another();
    await reader.query('begin');
    await reader.query('select from properties where property_id = $1 for update', [property_id]);
    const queue = await openQueue(database);
    const settled = inTransaction({ db, jobs: queue, now }, (tx) => settleCalendars(tx));
    await untilOneWaits(reader);
    // as a reading does next
    await reader.query('select from calendar_feeds where feed_id = $1 for update nowait', [feed_id]);
    await reader.query('commit');
    await settled;
    expect(await db.selectFrom('calendar_feeds').select('sync_status').where('feed_id', '=', feed_id).executeTakeFirst()).toEqual({
      sync_status: 'synced',
    });
    await queue.close();
    await reader.end();
  });
});

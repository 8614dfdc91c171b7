// Personal data in work that is done or was given up, and in answers kept for a second asking: it goes with its person, or with time.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember } from '../support/a-member';
import { aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  const everything = async (): Promise<string> => {
    const { db } = server.database;
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
    return JSON.stringify(
      await Promise.all(tables.rows.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows)),
    );
  };

  test('what is done leaves nothing behind; what was given up, and answers that might be asked for again, go with the person or with time', async () => {
    const { db } = server.database;
    const guest = await aMember(db, { now: server.now() });
    const property_id = await aProperty(db, await aPerson(db));
    const words = 'Quillfeather would like to bring a canoe.';
    const write = async (call: string, body: object, key?: string) =>
      server.ask(call, { token: guest.token, body, headers: key === undefined ? {} : { 'idempotency-key': key } });
    const thread = await write(`POST /property/${property_id}/contact`, { message: 'Hello.' });
    const { thread_id } = thread.body.data as { readonly thread_id: string };
    expect((await write(`POST /message/${thread_id}`, { message: words }, 'once')).status).toBe(200);
    const contact = { name: 'Quillfeather', email: guest.email, topic: 'other', message: words, seconds: 10 };
    expect((await write('POST /contact', contact)).status).toBe(200);
    await server.settled();
    expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([]);

    const givenUp = (email: string, days: number) => {
      const facts = JSON.stringify({ reference: 'HX7K2M9Q', name: 'Quillfeather', email, topic: 'other', message: words });
      const caused_at = sql<Date>`now() - make_interval(days => ${days})`;
      const row = { job_id: randomUUID(), kind: 'mail', name: 'contactReceived', facts, caused_at, due_at: caused_at, attempts_left: 0 };
      return db.insertInto('jobs').values(row).execute();
    };
    await givenUp(guest.email, 1);
    await givenUp('somebody@example.ca', 15);
    expect(await everything()).toContain('Quillfeather');
    expect((await server.ask('POST /user/delete', { token: guest.token, body: { password: guest.password } })).status).toBe(200);
    server.later(3_700_000);
    await server.settled();
    expect(await everything()).not.toContain('Quillfeather');
  });
});

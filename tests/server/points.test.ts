// Points over a real database: the balance is the sum of a person's own entries.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, type Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const now = new Date('2026-11-21T12:00:00Z');

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine, now);
  }, 60_000);
  afterAll(() => server.close());

  test('what is set aside is out of the balance, and what was given back is in it again', async () => {
    const { db } = server.database;
    const [own, other] = [await aMember(db, { now }), await aMember(db, { now })];
    let minute = 0;
    const entry = ({ profile_id }: Member, kind: 'earn' | 'hold' | 'release', points: number) => ({
      entry_id: randomUUID(),
      profile_id,
      kind,
      points,
      booking_id: null,
      friend_id: null,
      reward: null,
      reason: 'A test',
      created_at: new Date(now.getTime() + (minute += 1) * 60_000),
    });
    await db
      .insertInto('points_entries')
      .values([
        entry(own, 'earn', 2400),
        entry(own, 'hold', -900),
        entry(own, 'hold', -500),
        entry(own, 'release', 500),
        entry(other, 'earn', 77),
      ])
      .execute();
    const { body } = await server.ask('GET /user/points', { token: own.token });
    const { balance, held, entries } = body.data as { balance: number; held: number; entries: { points: number }[] };
    expect({ balance, held, entries: entries.map(({ points }) => points) }).toEqual({
      balance: 1500,
      held: 900,
      entries: [500, -500, -900, 2400],
    });
  });

  test('whoever never had any has none', async () => {
    const { token } = await aMember(server.database.db, { now });
    expect((await server.ask('GET /user/points', { token })).body).toEqual({ data: { balance: 0, held: 0, entries: [] } });
  });
});

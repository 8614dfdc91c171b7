// Points over a real database: the balance is the sum of a person's own entries.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointsPerPage } from '../../generated/model/constants';
import type { PointsBalance } from '../../generated/model/entities';
import type { PointsEntryKind } from '../../generated/model/values';
import { transact } from '../../src/server/database/transact';
import { holdPoints, releasePoints, returnPoints, spendPoints } from '../../src/server/points/points.commands';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest } from '../support/a-stay-asked';
import { engines } from '../support/databases';
import { limitMs } from '../support/limits';

const now = serverStart;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine, now);
  });
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
    expect((await server.ask('GET /user/points', { token })).body).toEqual({
      data: { balance: 0, held: 0, owed: 0, coming: [], entries: [], total: 0, page: 1, per_page: pointsPerPage, welcome: null },
    });
  });

  test('a long history comes page by page: what was set aside and then spent is one line, and the sum stays', async () => {
    const { db } = server.database;
    const own = await aMember(db, { now });
    const property_id = await aProperty(db, await aPerson(db));
    const [spent, waiting] = [
      await aBooking(db, { property_id, guest: own.profile_id }),
      await aBooking(db, { property_id, guest: own.profile_id }),
    ];
    const nobody = { profile_id: own.profile_id, friend_id: null, reward: null, reason: 'A test' };
    const entry = (at: number, kind: PointsEntryKind, more: { readonly points: number; readonly booking_id: string | null }) => ({
      ...nobody,
      ...more,
      entry_id: randomUUID(),
      kind,
      created_at: new Date(now.getTime() + at * 60_000),
    });
    const spends = (points: number) => ({ points, booking_id: spent });
    const waits = (points: number) => ({ points, booking_id: waiting });
    const earned = Array.from({ length: 2 * pointsPerPage }, (_, at) => entry(at, 'earn', { points: 100, booking_id: null }));
    const aside = [entry(30, 'hold', spends(-900)), entry(31, 'release', spends(900)), entry(31, 'spend', spends(-900))];
    const back = [entry(32, 'reverse', spends(200)), entry(33, 'hold', waits(-300)), entry(34, 'release', waits(100))];
    await db
      .insertInto('points_entries')
      .values([...earned, ...aside, ...back])
      .execute();
    const page = async (number: number): Promise<PointsBalance> =>
      (await server.ask(`GET /user/points?page=${number}`, { token: own.token })).body.data;
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    for (const it of pages) expect(it).toMatchObject({ balance: 1100, held: 200, total: earned.length + 4, per_page: pointsPerPage });
    expect(pages.map((it) => [it.page, it.entries.length])).toEqual([
      [1, pointsPerPage],
      [2, pointsPerPage],
      [3, 4],
      [4, 0],
    ]);
    const lines = pages.flatMap(({ entries }) => entries);
    expect(lines.slice(0, 4).map(({ kind, points }) => `${kind} ${points}`)).toEqual([
      'release 100',
      'hold -300',
      'reverse 200',
      'spend -900',
    ]);
    expect(new Set(lines.map(({ entry_id }) => entry_id)).size).toBe(lines.length);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(1100);
  });

  /** A balance as the database keeps it, which must be the sum of its entries. */
  const balanceOf = async (profile_id: string): Promise<number> => {
    const { db } = server.database;
    const { sum } = await db
      .selectFrom('points_entries')
      .where('profile_id', '=', profile_id)
      .select((row) => row.fn.sum<number>('points').as('sum'))
      .executeTakeFirstOrThrow();
    const { balance } = await db
      .selectFrom('points_balances')
      .select('balance')
      .where('profile_id', '=', profile_id)
      .executeTakeFirstOrThrow();
    expect(balance).toBe(sum);
    return balance;
  };

  test('a hundred who spend the same points at once spend what is there, and no more; each booking once', {
    timeout: limitMs(60),
  }, async () => {
    const { db } = server.database;
    const { profile_id } = await aGuest(server, 10_000);
    const property_id = await aProperty(db, await aPerson(db));
    const bookings: string[] = [];
    for (let count = 0; count < 100; count += 1) bookings.push(await aBooking(db, { property_id, guest: profile_id }));
    const held = await Promise.all(
      bookings.map((booking_id) =>
        transact(db, (trx) => holdPoints(trx, { profile_id, booking_id, points: 500, reason: 'A stay', now })).then(
          () => [booking_id],
          (refused: unknown) => {
            expect(refused).toMatchObject({ code: 'points.not_enough' });
            return [];
          },
        ),
      ),
    );
    const won = held.flat();
    expect([won.length, await balanceOf(profile_id)]).toEqual([20, 0]);
    const [spent, given] = [won.slice(0, 12), won.slice(12)];
    const thrice = (ids: readonly string[]) => [...ids, ...ids, ...ids];
    await Promise.all([
      ...thrice(spent).map((booking_id) => transact(db, (trx) => spendPoints(trx, { booking_id, now }))),
      ...thrice(given).map((booking_id) => transact(db, (trx) => releasePoints(trx, { booking_id, now }))),
    ]);
    expect(await balanceOf(profile_id)).toBe(8 * 500);
    await Promise.all(thrice(spent).map((booking_id) => transact(db, (trx) => returnPoints(trx, { booking_id, points: 100, now }))));
    expect(await balanceOf(profile_id)).toBe(8 * 500 + 12 * 100);
  });

  test('the database refuses a balance that is not the sum of its entries, and entries that are changed', async () => {
    const { db } = server.database;
    const { profile_id } = await aGuest(server, 700);
    const balances = db.updateTable('points_balances').where('profile_id', '=', profile_id);
    await expect(balances.set({ balance: 701 }).execute()).rejects.toThrow(/not the sum/);
    await expect(db.deleteFrom('points_balances').where('profile_id', '=', profile_id).execute()).rejects.toThrow(/not the sum/);
    const entries = db.updateTable('points_entries').where('profile_id', '=', profile_id);
    await expect(entries.set({ points: 800 }).execute()).rejects.toThrow(/only grows/);
    expect(await balanceOf(profile_id)).toBe(700);
  });
});

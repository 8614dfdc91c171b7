// The effects of a booking's moves on its nights, points and timers, whoever makes them, over real databases.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountOpenHours } from '../../generated/model/constants';
import { instantOf, utcDateOf } from '../../generated/model/wire';
import { moveBookingLife } from '../../generated/rules/lifecycles';
import { lockBooking, setBookingTimers, writeMove } from '../../src/server/booking/booking.commands';
import { followers } from '../../src/server/followers';
import { countOpenBookings, nextArrivalsOf, openBookingsOf } from '../../src/server/booking/booking.lookup';
import type { Database } from '../../src/server/database/open';
import { inTransaction } from '../../src/server/request/context';
import { earnPoints, holdPoints, releasePoints, returnPoints, spendPoints } from '../../src/server/points/points.commands';
import { findBalance } from '../../src/server/points/points.lookup';
import {
  holdingNights,
  keepNightsBlocked,
  moveNights,
  refuseTaken,
  releaseNights,
  soldElsewhere,
} from '../../src/server/property/calendar/held-nights.commands';
import { aBooking, aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { engines } from '../support/databases';
import { limitMs } from '../support/limits';

const hour = 3_600_000;
const holdNights = (db: Database, it: Parameters<typeof holdingNights>[1]) => holdingNights(db, it).execute().catch(refuseTaken);
const day = (text: string) => utcDateOf(new Date(`${text}T00:00:00Z`));

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: string;
  beforeAll(async () => {
    server = await aServer(engine);
    host = await aPerson(server.database.db, 'Hanna');
  });
  afterAll(() => server.close());
  const db = () => server.database.db;
  const jobs = { keep: () => [], wake: () => undefined };

  const aStay = async (more: Partial<Parameters<typeof aBooking>[1]> = {}) => {
    const guest = await aPerson(db(), 'Guido');
    const property_id = more.property_id ?? (await aProperty(db(), host));
    const dates = { checkin: day('2027-02-12'), checkout: day('2027-02-15') };
    const booking_id = await aBooking(db(), { property_id, guest, ...dates, ...more });
    return { guest, property_id, booking_id, ...dates };
  };
  const points = (booking_id: string, profile_id: string) => ({ booking_id, profile_id, reason: 'A test', now: server.now() });
  const give = (profile_id: string, sum: number) => {
    const entry = { entry_id: randomUUID(), profile_id, kind: 'earn' as const, points: sum, reason: 'A test', created_at: server.now() };
    return db()
      .insertInto('points_entries')
      .values({ ...entry, booking_id: null, friend_id: null, reward: null })
      .execute();
  };

  test('points are set aside, spent and returned once, however often that is asked', async () => {
    const { guest, booking_id } = await aStay();
    await give(guest, 3000);
    const it = points(booking_id, guest);
    for (const sum of [1000, 2500, 2500, 1200]) await holdPoints(db(), { ...it, points: sum });
    expect(await findBalance(db(), guest)).toBe(1800);
    for (const _twice of [1, 2]) await spendPoints(db(), it);
    await releasePoints(db(), it);
    expect(await findBalance(db(), guest)).toBe(1800);
    for (const sum of [400, 400, 900, 5000]) await returnPoints(db(), { ...it, points: sum });
    expect(await findBalance(db(), guest)).toBe(3000);
    for (const _twice of [1, 2]) await earnPoints(db(), { ...it, points: 77 });
    expect(await findBalance(db(), guest)).toBe(3077);
  });

  test('more points than there are cannot be set aside, however many bookings ask at once', async () => {
    const stays = await Promise.all([1, 2, 3, 4].map(() => aStay()));
    const guest = stays[0]?.guest ?? '';
    await give(guest, 1000);
    const asked = await Promise.allSettled(
      stays.map(({ booking_id }) =>
        inTransaction({ db: db(), jobs }, ({ trx }) => holdPoints(trx, { ...points(booking_id, guest), points: 400 })),
      ),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'points.not_enough', data: { balance: 200 } },
    });
    expect(await findBalance(db(), guest)).toBe(200);
  });

  test('the ledger only grows, and what leaves less than nothing is refused by the database', async () => {
    const { guest } = await aStay();
    await give(guest, 100);
    await expect(give(guest, -101)).rejects.toMatchObject({ code: '23514' });
    await expect(db().deleteFrom('points_entries').where('profile_id', '=', guest).execute()).rejects.toMatchObject({ code: '23001' });
    await expect(db().updateTable('points_entries').set({ points: 5 }).where('profile_id', '=', guest).execute()).rejects.toMatchObject({
      code: '23001',
    });
  });

  test('nights are held once, moved, given back, and stay blocked after a host has called off', async () => {
    const one = await aStay();
    const { property_id } = one;
    const other = await aStay({ property_id });
    const now = server.now();
    await holdNights(db(), { ...one, now });
    await expect(holdNights(db(), { ...other, now })).rejects.toMatchObject({ code: 'booking.dates_unavailable' });
    await moveNights(db(), { ...one, checkin: day('2027-02-15'), checkout: day('2027-02-18') });
    await holdNights(db(), { ...other, now });
    await expect(moveNights(db(), one)).rejects.toMatchObject({ code: 'booking.dates_unavailable' });
    await keepNightsBlocked(db(), other.booking_id);
    await releaseNights(db(), one.booking_id);
    const held = db().selectFrom('held_nights').select(['kind', 'booking_id']).where('property_id', '=', property_id);
    expect(await held.execute()).toEqual([{ kind: 'block', booking_id: other.booking_id }]);
  });

  test('nights that another platform has sold in the meantime are neither held nor moved to', async () => {
    const one = await aStay();
    const { property_id } = one;
    const now = server.now();
    await holdNights(db(), { ...one, now });
    const feed = {
      feed_id: randomUUID(),
      property_id,
      url: 'https://calendars.example/a.ics',
      platform: 'airbnb' as const,
      created_at: now,
      due_at: now,
    };
    await db().insertInto('calendar_feeds').values(feed).execute();
    await sql`
      insert into held_nights (held_id, property_id, nights, kind, feed_id, created_at)
      values (${randomUUID()}, ${property_id}, '[2027-02-16,2027-02-18)', 'feed', ${feed.feed_id}, ${now})`.execute(db());
    const sold = { checkin: day('2027-02-17'), checkout: day('2027-02-19') };
    const refusal = { code: 'booking.dates_unavailable' };
    await expect(moveNights(db(), { ...one, ...sold })).rejects.toMatchObject(refusal);
    expect(await soldElsewhere(db(), { property_id, ...sold }).execute()).toHaveLength(1);
    expect(await soldElsewhere(db(), one).execute()).toEqual([]);
  });

  test('the nights that a host keeps free after each stay are kept by the database', async () => {
    const property_id = await aProperty(db(), host);
    await db().updateTable('properties').set({ preparation_nights: 2 }).where('property_id', '=', property_id).execute();
    const now = server.now();
    await holdNights(db(), { ...(await aStay({ property_id })), now });
    const next = await aStay({ property_id });
    const hold = (checkin: string, checkout: string) => holdNights(db(), { ...next, checkin: day(checkin), checkout: day(checkout), now });
    await expect(hold('2027-02-16', '2027-02-18')).rejects.toMatchObject({ code: 'booking.dates_unavailable' });
    await expect(hold('2027-02-09', '2027-02-11')).rejects.toMatchObject({ code: 'booking.dates_unavailable' });
    await hold('2027-02-17', '2027-02-18');
  });

  test('more nights between stays are kept around those agreed before, as far as the next stay lets them', async () => {
    const property_id = await aProperty(db(), host);
    const now = server.now();
    const hold = async (checkin: string, checkout: string) => {
      const stay = await aStay({ property_id });
      return holdNights(db(), { ...stay, checkin: day(checkin), checkout: day(checkout), now });
    };
    const between = (preparation_nights: number) =>
      db().updateTable('properties').set({ preparation_nights }).where('property_id', '=', property_id).execute();
    const refusal = { code: 'booking.dates_unavailable' };
    await hold('2027-03-01', '2027-03-03');
    // nearer than is wanted later: what was agreed stands
    await hold('2027-03-04', '2027-03-06');
    await between(2);
    await expect(hold('2027-03-03', '2027-03-04')).rejects.toMatchObject(refusal);
    await expect(hold('2027-03-07', '2027-03-09')).rejects.toMatchObject(refusal);
    await expect(hold('2027-02-25', '2027-02-28')).rejects.toMatchObject(refusal);
    await between(1);
    await hold('2027-03-07', '2027-03-09');
    await hold('2027-02-25', '2027-02-28');
  });

  test.runIf(engine === 'PostgreSQL')(
    'nights that a calendar takes while a host accepts are seen: the two wait for each other',
    async () => {
      const { property_id, host: owner } = await aHostedPlace(server);
      const booking_id = await aRequest(server, { property_id, guest: await aGuest(server) });
      const reader = new Client({ connectionString: server.database.url });
      await reader.connect();
      await reader.query('begin');
      await reader.query('select from properties where property_id = $1 for update', [property_id]);
      const feed_id = randomUUID();
      await reader.query(
        `insert into calendar_feeds (feed_id, property_id, url, platform, created_at, synced_at, due_at)
       values ($1, $2, 'https://calendars.example/b.ics', 'airbnb', now(), $3, $3)`,
        [feed_id, property_id, server.now()],
      );
      await reader.query(
        `insert into held_nights (held_id, property_id, nights, kind, feed_id, created_at) values ($1, $2, '[2027-02-14,2027-02-16)', 'feed', $3, now())`,
        [randomUUID(), property_id, feed_id],
      );
      const asked = server.ask(`PATCH /booking/${booking_id}/accept`, { token: owner.token, body: {} });
      const waiting = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await reader.query<{ n: number }>(waiting)).rows[0]?.n, { timeout: limitMs(10) }).toBe(1);
      await reader.query('commit');
      await reader.end();
      const answer = await asked;
      expect([answer.body['error_code'], answer.body.data]).toEqual([
        'booking.dates_unavailable',
        { conflict: [{ start: '2027-02-14', end: '2027-02-15', platform: 'airbnb', feed_name: null }], status: 'pending' },
      ]);
    },
  );

  test('what is open is reckoned by our own zones: British Columbia is seven hours behind all year, whatever a database knows', async () => {
    const now = new Date('2026-12-10T18:30:00Z');
    const property_id = await aProperty(db(), host);
    const guest = await aPerson(db());
    const paid = { paid_at: now, payment_method: 'card' as const };
    // ended at eleven, which is 18:00 of Greenwich
    await aBooking(db(), { property_id, guest, ...paid, checkin: day('2026-12-08'), checkout: day('2026-12-10') });
    expect((await openBookingsOf(db(), [property_id], now)).get(property_id)).toBeUndefined();
    expect((await openBookingsOf(db(), [property_id], new Date('2026-12-10T17:59:59Z'))).get(property_id)).toBe(1);
    const overSince = new Date(now.getTime() + accountOpenHours * hour);
    expect(await countOpenBookings(db(), guest, overSince)).toBe(0);
    expect(await countOpenBookings(db(), guest, new Date(overSince.getTime() - 31 * 60_000))).toBe(1);
    await aBooking(db(), { property_id, guest, ...paid, checkin: day('2026-12-11'), checkout: day('2026-12-12') });
    const next = async (at: string) => (await nextArrivalsOf(db(), [property_id], new Date(at))).get(property_id);
    expect([await next('2026-12-12T06:59:59Z'), await next('2026-12-12T07:00:00Z')]).toEqual(['2026-12-11', undefined]);
  });

  const whole = (booking_id: string) =>
    inTransaction({ db: db(), jobs: { ...jobs }, now: server.now() }, async ({ trx }) => {
      const booking = await lockBooking(trx, booking_id);
      if (!booking) throw new Error('no booking');
      return booking;
    });

  test('a request that nobody answers and a booking that nobody pays end by themselves, once, and give back what they held', async () => {
    const now = server.now();
    const request = await aStay({ status: 'pending', created_at: now, reply_by: new Date(now.getTime() + 24 * hour) });
    const unpaid = await aStay({ pay_by: new Date(now.getTime() + 2 * hour), created_at: now });
    for (const it of [request, unpaid]) {
      await give(it.guest, 500);
      await holdNights(db(), { ...it, now });
      await holdPoints(db(), { ...points(it.booking_id, it.guest), points: 500 });
      await setBookingTimers({ trx: db(), now: server.now() }, await whole(it.booking_id));
    }
    const stand = async ({ booking_id, guest }: typeof request) => {
      const { status } = await whole(booking_id);
      const events = db().selectFrom('booking_events').select('event').where('booking_id', '=', booking_id);
      const held = db().selectFrom('held_nights').select('held_id').where('booking_id', '=', booking_id);
      return [status, (await events.execute()).map(({ event }) => event), (await held.execute()).length, await findBalance(db(), guest)];
    };
    server.later(2 * hour + 1000);
    await server.settled();
    expect([await stand(request), await stand(unpaid)]).toEqual([
      ['pending', [], 1, 0],
      ['expired', ['lapse'], 0, 500],
    ]);
    server.later(22 * hour);
    await server.settled();
    await server.settled();
    expect(await stand(request)).toEqual(['expired', ['expire'], 0, 500]);
  });

  test('what is paid does not lapse, and its points are spent', async () => {
    const now = server.now();
    const it = await aStay({ pay_by: new Date(now.getTime() + hour), created_at: now });
    await give(it.guest, 500);
    await holdPoints(db(), { ...points(it.booking_id, it.guest), points: 300 });
    await setBookingTimers({ trx: db(), now: server.now() }, await whole(it.booking_id));
    const booking = await whole(it.booking_id);
    const by = { signed_in: true, verified_at: instantOf(now), first_name: 'G', last_name: 'T', profile_id: it.guest } as const;
    const moved = moveBookingLife(['pay'], { by, who: it.guest, from: booking.status, now: instantOf(now) }, { booking });
    if (!moved.ok) throw new Error('it may be paid');
    const after = await inTransaction({ db: db(), jobs, followers, now }, (tx) =>
      writeMove(tx, { booking, moved, change: { paid_at: now } }),
    );
    expect(after.paid_at).toBe(instantOf(now));
    server.later(48 * hour);
    await server.settled();
    expect((await whole(it.booking_id)).status).toBe('confirmed');
    const kinds = await db().selectFrom('points_entries').select(['kind', 'points']).where('booking_id', '=', it.booking_id).execute();
    expect(new Set(kinds.map(({ kind, points: sum }) => `${kind} ${sum}`))).toEqual(new Set(['hold -300', 'release 300', 'spend -300']));
  });
});

// A property's numbers for its host: nights sold and offered, what a night brings, and the answers to requests.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewRow } from '../../generated/tables/tables';
import type { PlainDate } from '../../generated/model/wire';
import { keepElsewhere } from '../../src/server/property/feeds/feed.repository';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aPerson, aProperty, takeNights } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const day = (date: string) => date as PlainDate;

// in Whistler it is the 21st of November, 2026: the last thirty nights begin on the 22nd of October
describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let guest: string;
  beforeAll(async () => {
    server = await aServer(engine);
    await server.until(Date.parse('2026-11-21T20:00:00Z'));
    host = await aMember(server.database.db, { now: server.now(), host: true });
    guest = await aPerson(server.database.db);
  });
  afterAll(() => server.close());

  const place = (listed = '2025-03-01') =>
    aProperty(server.database.db, host.profile_id, { listed_at: new Date(`${listed}T20:00:00Z`), status: 'listed' });
  const numbersOf = async (property: string, period = 'days30') => {
    const { status, body, raw } = await server.ask(`GET /user/property/${property}/numbers?period=${period}`, { token: host.token });
    expect(status, raw.body).toBe(200);
    return body.data;
  };
  /** A stay that was paid for, with its nights. */
  const aStay = async (property_id: string, [checkin, checkout]: readonly [string, string], more: Partial<NewRow<'bookings'>> = {}) => {
    const { db } = server.database;
    const stay = { checkin: day(checkin), checkout: day(checkout), paid_at: server.now() };
    const booking_id = await aBooking(db, { property_id, guest, ...stay, ...more });
    if (more.status === undefined)
      await sql`
        insert into held_nights (held_id, property_id, nights, kind, booking_id, created_at)
        values (${randomUUID()}, ${property_id}, daterange(${checkin}::date, ${checkout}::date), 'booking', ${booking_id}, ${server.now()})`.execute(
        db,
      );
    return booking_id;
  };
  const aFeed = async (property_id: string) => {
    const feed = { feed_id: randomUUID(), property_id, platform: 'airbnb', url: `https://www.airbnb.ca/c/${randomUUID()}.ics` } as const;
    const at = server.now();
    await server.database.db
      .insertInto('calendar_feeds')
      .values({ ...feed, created_at: at, due_at: at })
      .execute();
    const tell = (today: string, ...nights: readonly (readonly [start: string, end: string])[]) =>
      keepElsewhere(server.database.db, feed, {
        today: day(today),
        now: server.now(),
        nights: nights.map(([start, end]) => ({ start: day(start), end: day(end), is_stay: true })),
      });
    return tell;
  };
  const aRequest = async (property_id: string, event: string, created_at: string): Promise<void> => {
    const booking_id = await aBooking(server.database.db, { property_id, guest, status: 'rejected', created_at: new Date(created_at) });
    const moved = { event, at: new Date(created_at), from_status: 'pending', to_status: 'rejected' } as const;
    await server.database.db
      .insertInto('booking_events')
      .values({ event_id: randomUUID(), property_id, booking_id, ...moved })
      .execute();
  };

  test('only nights of paid stays are sold, those of a stay beyond the period by their part, and nights that were not offered count nowhere', async () => {
    const property = await place();
    await aStay(property, ['2026-11-05', '2026-11-08'], { host_subtotal_cents: 69_000 });
    await aStay(property, ['2026-10-20', '2026-10-24'], { host_subtotal_cents: 40_000 });
    await aStay(property, ['2026-11-19', '2026-11-25'], { host_subtotal_cents: 60_000 });
    await aStay(property, ['2026-11-10', '2026-11-12'], { status: 'cancelled' });
    await aBooking(server.database.db, { property_id: property, guest, checkin: day('2026-11-12'), checkout: day('2026-11-14') });
    await takeNights(server.database.db, property, ['2026-11-01', '2026-11-03']);
    const tell = await aFeed(property);
    // the second one is taken twice
    await tell('2026-10-01', ['2026-10-28', '2026-10-31'], ['2026-11-07', '2026-11-09']);
    expect(await numbersOf(property)).toEqual({
      from: '2026-10-22',
      to: '2026-11-21',
      nights_sold: 3 + 2 + 2,
      nights_open: 30 - 7 - 2 - 3 - 1,
      night: { amount: '155.71 CAD', amount_cents: 15_571, currency: 'CAD' },
      occupancy_percent: 29,
      requests: 0,
      answered: 0,
      views: 0,
      booked: 0,
    });
    expect(await numbersOf(property, 'months12')).toMatchObject({ from: '2025-11-21', to: '2026-11-21', nights_sold: 3 + 4 + 2 });
    expect(await numbersOf(property, 'year')).toMatchObject({ from: '2026-01-01', nights_sold: 9, nights_open: 324 - 9 - 6 });
  });

  test('a stay that was given back is neither sold nor offered, and nights between two stays are not offered', async () => {
    const property = await place();
    await server.database.db.updateTable('properties').set({ preparation_nights: 1 }).where('property_id', '=', property).execute();
    await aStay(property, ['2026-11-05', '2026-11-08'], { is_given_back: true });
    await aStay(property, ['2026-11-12', '2026-11-15']);
    expect(await numbersOf(property)).toMatchObject({ nights_sold: 3, nights_open: 30 - 3 - 3 - 4, occupancy_percent: 13 });
  });

  test('nights count from the day on which it was first listed, and where none was offered there is no share', async () => {
    expect(await numbersOf(await place('2026-11-19'))).toMatchObject({ from: '2026-11-19', nights_sold: 0, nights_open: 2, night: null });
    expect(await numbersOf(await place('2026-11-21'))).toMatchObject({ from: '2026-11-21', nights_open: 0, occupancy_percent: null });
    const blocked = await place();
    await takeNights(server.database.db, blocked, ['2026-10-01', '2026-12-01']);
    expect(await numbersOf(blocked)).toMatchObject({ nights_sold: 0, nights_open: 0, occupancy_percent: null, night: null });
  });

  test('requests of the period count by what became of them, at this property alone', async () => {
    const [property, other] = [await place(), await place()];
    for (const event of ['accept', 'accept', 'reject', 'expire']) await aRequest(property, event, '2026-11-02T12:00:00Z');
    await aRequest(property, 'expire', '2026-10-21T12:00:00Z');
    await aRequest(property, 'withdraw', '2026-11-02T12:00:00Z');
    await aRequest(other, 'expire', '2026-11-02T12:00:00Z');
    expect(await numbersOf(property)).toMatchObject({ requests: 4, answered: 3 });
    expect(await numbersOf(property, 'year')).toMatchObject({ requests: 5, answered: 3 });
  });

  test('looks at its page are counted by day, also by several at once; those of its host, of robots and at what is not listed are not', async () => {
    const [property, paused] = [await place(), await place()];
    await server.database.db.updateTable('properties').set({ status: 'paused' }).where('property_id', '=', paused).execute();
    const look = async (id: string, more: { readonly token?: string; readonly agent?: string } = {}) => {
      const { token, agent = 'Mozilla/5.0 (iPhone) Safari/604.1' } = more;
      const headers = { 'user-agent': agent, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
      const { statusCode } = await server.app.inject({ method: 'POST', url: `/api/property/${id}/view`, headers });
      expect(statusCode).toBe(200);
    };
    await aStay(property, ['2026-11-19', '2026-11-20'], { created_at: new Date('2026-11-10T12:00:00Z') });
    await Promise.all(Array.from({ length: 8 }, () => look(property)));
    await look(property, { token: (await aMember(server.database.db, { now: server.now() })).token });
    await look(property, { token: host.token });
    await look(property, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await look(paused);
    // booked before anything was counted: not one of these looks
    expect(await numbersOf(property)).toMatchObject({ views: 9, booked: 0 });
    expect(await numbersOf(paused)).toMatchObject({ views: 0, booked: 0 });
    await aStay(property, ['2026-11-23', '2026-11-24'], { created_at: server.now() });
    expect(await numbersOf(property)).toMatchObject({ views: 9, booked: 1 });
    const rows = server.database.db.selectFrom('listing_views').selectAll();
    expect(await rows.where('property_id', '=', property).execute()).toEqual([{ property_id: property, day: '2026-11-21', views: 9 }]);
    // the first look of a day removes what no number reaches
    await server.database.db
      .insertInto('listing_views')
      .values({ property_id: paused, day: day('2025-01-01'), views: 4 })
      .execute();
    await server.database.db.updateTable('properties').set({ status: 'listed' }).where('property_id', '=', paused).execute();
    await look(paused);
    expect(await rows.where('property_id', '=', paused).execute()).toEqual([{ property_id: paused, day: '2026-11-21', views: 1 }]);
  });

  test('nights that another calendar took stay taken once they are over, also where it tells of them no more; those to come do not', async () => {
    const property = await place();
    const tell = await aFeed(property);
    const held = async () => {
      const rows = await server.database.db.selectFrom('held_nights').select('nights').where('property_id', '=', property).execute();
      return rows.map(({ nights }) => nights).toSorted();
    };
    await tell('2026-11-01', ['2026-11-01', '2026-11-04'], ['2026-11-10', '2026-11-20'], ['2026-12-01', '2026-12-05']);
    // the closed nights begin later each day, and the stay to come was called off
    expect(await tell('2026-11-12', ['2026-11-12', '2026-11-20'])).toBe(true);
    expect(await tell('2026-11-14', ['2026-11-14', '2026-11-20'])).toBe(false);
    expect(await held()).toEqual([
      '[2026-11-01,2026-11-04)',
      '[2026-11-10,2026-11-12)',
      '[2026-11-12,2026-11-14)',
      '[2026-11-14,2026-11-20)',
    ]);
    expect(await numbersOf(property)).toMatchObject({ nights_open: 30 - 3 - 10 });
    await tell('2028-01-10');
    expect(await held()).toEqual([]);
  });

  test('nobody but its host sees the numbers', async () => {
    const property = await place();
    const call = `GET /user/property/${property}/numbers?period=year`;
    const other = await aMember(server.database.db, { now: server.now(), host: true });
    expect((await server.ask(call)).body['error_code']).toBe('account.not_signed_in');
    expect((await server.ask(call, { token: other.token })).body['error_code']).toBe('property.not_owner');
    expect((await server.ask(call.replace('year', 'ever'), { token: host.token })).body['error_code']).toBe('input.invalid');
  });
});

// How points are earned: by a paid stay a day after its end, seen before, and once by a host's first listing with a synced calendar.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstListingPoints, pointsPerCad, pointsPostedHours } from '../../generated/model/constants';
import { HOUR, MINUTE } from '../../generated/model/dates';
import type { BookingDetail, PointsBalance } from '../../generated/model/entities';
import { lockBooking, setBookingTimers } from '../../src/server/booking/booking.commands';
import { transact } from '../../src/server/database/transact';
import { keepEarned } from '../../src/server/points/points.commands';
import { aMember, type Member, signedInAgain } from '../support/a-member';
import { aPaidStay } from '../support/a-paid-stay';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { operating } from '../support/an-operator';
import { engines } from '../support/databases';

const trip = { checkin: '2027-03-10', checkout: '2027-03-13' };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const operate = operating(() => server);
  const setTimersOf = (booking_id: string) =>
    transact(server.database.db, async (trx) => {
      const paid = await lockBooking(trx, booking_id);
      if (paid) await setBookingTimers({ trx, now: server.now() }, paid);
    });

  test('what a paid stay will earn is on its way until it arrives, a day after check-out', async () => {
    const { guest, booking_id } = await aPaidStay(server, { points: 1000 });
    await setTimersOf(booking_id);
    const own = async (): Promise<PointsBalance> => {
      const token = await signedInAgain(server.database.db, guest, server.now());
      return (await server.ask('GET /user/points', { token })).body.data;
    };
    const booking: BookingDetail = (await server.ask(`GET /booking/${booking_id}`, { token: guest.token })).body.data;
    const points = Math.floor((((booking.quote?.host_subtotal.amount_cents ?? 0) - 1000) * pointsPerCad) / 100);
    const arrives = Date.parse(booking.checkoutDate) + pointsPostedHours * 3_600_000;
    const { balance, coming, entries } = await own();
    expect({ balance, coming }).toEqual({
      balance: 0,
      coming: [{ booking_id, reason: expect.stringContaining('Stay at '), points, arrives_at: new Date(arrives).toISOString() }],
    });
    expect(entries.map((entry) => `${entry.kind} ${entry.points}`).toSorted()).toEqual(['earn 1000', 'spend -1000']);
    server.later(arrives - 1000 - server.now().getTime());
    await server.settled();
    expect(await own()).toMatchObject({ balance: 0, coming: [{ points }] });
    server.later(1000);
    await server.settled();
    const after = await own();
    expect(after).toMatchObject({ balance: points, coming: [] });
    expect(after.entries[0]).toMatchObject({ kind: 'earn', points, booking_id, reason: coming[0]?.reason });
    await server.settled();
    const told = () => server.mailsTo(guest.email).filter((mail) => /^Subject: You earned /m.test(mail));
    expect(told()).toEqual([expect.stringContaining(`You earned ${points.toLocaleString('en-CA')} points, worth `)]);
    await setTimersOf(booking_id);
    await server.settled();
    await server.settled();
    expect(told()).toHaveLength(1);
  });

  const standing = async (one: Member): Promise<PointsBalance> => {
    await server.settled();
    const token = await signedInAgain(server.database.db, one, server.now());
    return (await server.ask('GET /user/points', { token })).body.data;
  };
  /** A paid stay, some time after its end. */
  const aStayOver = async ({
    hours,
    ...plan
  }: {
    readonly hours: number;
    readonly points?: number;
    readonly checkin?: string;
    readonly checkout?: string;
  }) => {
    const stay = await aPaidStay(server, plan);
    const { checkoutDate, quote }: BookingDetail = (
      await server.ask(`GET /booking/${stay.booking_id}`, { token: await signedInAgain(server.database.db, stay.guest, server.now()) })
    ).body.data;
    await setTimersOf(stay.booking_id);
    server.later(Date.parse(checkoutDate) + hours * 3_600_000 - server.now().getTime());
    await server.settled();
    return { ...stay, earns: Math.floor(((quote?.host_subtotal.amount_cents ?? 0) * pointsPerCad) / 100) };
  };
  const report = async ({ guest, booking_id }: { readonly guest: Member; readonly booking_id: string }) => {
    const token = await signedInAgain(server.database.db, guest, server.now());
    expect((await server.ask(`POST /booking/${booking_id}/report`, { token, body: { message: 'No heating' } })).status).toBe(200);
  };
  const totalOf = async (booking_id: string): Promise<number> =>
    (await server.database.db.selectFrom('bookings').select('total_cents').where('booking_id', '=', booking_id).executeTakeFirstOrThrow())
      .total_cents;

  test('points of a stay that nothing is at any more are found within half an hour, once; none where nothing is due', async () => {
    const [stay, back] = [await aPaidStay(server, trip), await aPaidStay(server, trip)];
    const { checkoutDate, quote }: BookingDetail = (await server.ask(`GET /booking/${stay.booking_id}`, { token: stay.guest.token })).body
      .data;
    await server.database.db.updateTable('bookings').set({ is_given_back: true }).where('booking_id', '=', back.booking_id).execute();
    const forget = () => sql`delete from timers where facts ->> 'booking_id' in (${stay.booking_id}, ${back.booking_id})`;
    await forget().execute(server.database.db);
    const told = () => server.warned.filter((said) => said === 'a stay had points to earn, and nothing was at it').length;
    const before = told();
    server.later(Date.parse(checkoutDate) + pointsPostedHours * HOUR - server.now().getTime());
    expect([(await standing(stay.guest)).balance, told()]).toEqual([0, before]);
    server.later(31 * MINUTE);
    const earns = Math.floor(((quote?.host_subtotal.amount_cents ?? 0) * pointsPerCad) / 100);
    expect([(await standing(stay.guest)).balance, (await standing(back.guest)).balance]).toEqual([earns, 0]);
    server.later(2 * HOUR);
    expect([(await standing(stay.guest)).balance, told()]).toEqual([earns, before + 1]);
  });

  test('the points of a reported stay wait for the decision, and come for what was not given back', async () => {
    const stay = await aStayOver({ hours: 1, checkin: '2027-04-10', checkout: '2027-04-13' });
    await report(stay);
    server.later(pointsPostedHours * 3_600_000);
    const { booking_id, earns } = stay;
    expect(await standing(stay.guest)).toMatchObject({ balance: 0, coming: [{ booking_id, points: earns, arrives_at: null }] });
    // as long as it takes
    server.later(5 * 24 * 3_600_000);
    expect((await standing(stay.guest)).coming).toMatchObject([{ arrives_at: null }]);
    const half = ((await totalOf(stay.booking_id)) / 200).toFixed(2);
    await operate('refund', stay.booking_id, half, 'Half of it, for the cold');
    expect((await standing(stay.guest)).balance).toBe(Math.floor(stay.earns / 2));
  });

  test('points of a stay whose charge is disputed wait, and come where the bank finds for us', async () => {
    const stay = await aStayOver({ hours: 1, checkin: '2027-05-10', checkout: '2027-05-13' });
    const charge = server.database.db.updateTable('payments').where('booking_id', '=', stay.booking_id);
    await charge.set({ disputed_at: server.now() }).execute();
    server.later(pointsPostedHours * 3_600_000);
    expect(await standing(stay.guest)).toMatchObject({ balance: 0, coming: [{ points: stay.earns, arrives_at: null }] });
    await charge.set({ dispute: 'lost' }).execute();
    expect((await standing(stay.guest)).coming).toEqual([]);
    await charge.set({ dispute: 'won', disputed_at: null }).execute();
    await transact(server.database.db, async (trx) => {
      const booking = await lockBooking(trx, stay.booking_id);
      if (booking) await setBookingTimers({ trx, now: server.now() }, booking);
    });
    expect((await standing(stay.guest)).balance).toBe(stay.earns);
  });

  test('points of a stay that is refunded afterwards are taken back as far as they are there, and the rest from the next ones', async () => {
    const stay = await aStayOver({ hours: pointsPostedHours + 1, checkin: '2027-06-10', checkout: '2027-06-13' });
    const { guest, earns } = stay;
    expect(await standing(guest)).toMatchObject({ balance: earns, owed: 0 });
    const spent = {
      profile_id: guest.profile_id,
      kind: 'admin' as const,
      reason: 'Spent elsewhere',
      booking_id: null,
      reward: null,
      friend_id: null,
    };
    const entry = (points: number) =>
      server.database.db
        .insertInto('points_entries')
        .values({ ...spent, entry_id: randomUUID(), points, created_at: server.now() })
        .execute();
    await entry(300 - earns);
    await report(stay);
    await operate('refund-all', stay.booking_id, 'Nobody could stay there');
    const after = await standing(guest);
    expect(after).toMatchObject({ balance: 0, owed: earns - 300 });
    const taken = { kind: 'reverse', points: -300, booking_id: stay.booking_id };
    expect(after.entries).toContainEqual(expect.objectContaining(taken));
    // asked again, nothing more is taken
    await transact(server.database.db, (trx) => keepEarned(trx, { booking_id: stay.booking_id, points: 0, now: server.now() }));
    expect(await standing(guest)).toMatchObject({ balance: 0, owed: earns - 300 });

    const next = await aStayOver({ hours: 1, checkin: '2027-07-10', checkout: '2027-07-13' });
    const own = server.database.db.updateTable('bookings').set({ guest_id: guest.profile_id });
    await own.where('booking_id', '=', next.booking_id).execute();
    server.later(pointsPostedHours * 3_600_000);
    expect(await standing(guest)).toMatchObject({ balance: next.earns - (earns - 300), owed: 0 });
  });

  test('a host gets points for a first listing with a synced calendar: whichever comes last, and once', async () => {
    const { db } = server.database;
    const host = await aMember(db, { now: server.now(), host: true });
    const own = async () => {
      await server.settled();
      const { entries }: PointsBalance = (await server.ask('GET /user/points', { token: host.token })).body.data;
      return entries.map(({ kind, points, reason }) => ({ kind, points, reason }));
    };
    const sync = (property_id: string, name: string) => {
      const url = `https://www.airbnb.ca/calendar/ical/${name}.ics?s=secret`;
      server.calendars.texts.set(url, ['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR', ''].join('\r\n'));
      return server.ask(`POST /user/property/${property_id}/feed`, { token: host.token, body: { url } });
    };
    const [first, second] = [await aProperty(db, host.profile_id), await aProperty(db, host.profile_id)];
    expect(await own()).toEqual([]);
    const title = (await db.selectFrom('properties').select('title').where('property_id', '=', first).executeTakeFirstOrThrow()).title;
    expect((await sync(first, '7001')).status).toBe(200);
    const earned = [{ kind: 'earn', points: firstListingPoints, reason: `First listing: ${title}` }];
    expect(await own()).toEqual(earned);
    await sync(first, '7002');
    await sync(second, '7003');
    expect(await own()).toEqual(earned);
  });

  test('a calendar of a draft earns nothing', async () => {
    const { db } = server.database;
    const host = await aMember(db, { now: server.now(), host: true });
    const property_id = await aProperty(db, host.profile_id, { status: 'draft' });
    const url = 'https://www.airbnb.ca/calendar/ical/7004.ics?s=secret';
    server.calendars.texts.set(url, ['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR', ''].join('\r\n'));
    expect((await server.ask(`POST /user/property/${property_id}/feed`, { token: host.token, body: { url } })).status).toBe(200);
    await server.settled();
    const { body } = await server.ask('GET /user/points', { token: host.token });
    expect(body.data).toMatchObject({ balance: 0, entries: [] });
  });
});

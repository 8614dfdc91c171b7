// How points are earned: by a paid stay a day after its end, seen before, and once by a host's first listing with a synced calendar.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstListingPoints, pointsPerCad, pointsPostedHours } from '../../generated/model/constants';
import type { BookingDetail, PointsBalance } from '../../generated/model/entities';
import { lockBooking, setBookingTimers } from '../../src/server/booking/booking.commands';
import { transact } from '../../src/server/database/transact';
import { aMember, signedInAgain } from '../support/a-member';
import { aPaidStay } from '../support/a-paid-stay';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  test('what a paid stay will earn is on its way until it arrives, a day after check-out', async () => {
    const { guest, booking_id } = await aPaidStay(server, { points: 1000 });
    await transact(server.database.db, async (trx) => {
      const paid = await lockBooking(trx, booking_id);
      if (paid) await setBookingTimers(trx, paid);
    });
    const own = async (): Promise<PointsBalance> => {
      const token = await signedInAgain(server.database.db, guest, server.now());
      return (await server.ask('GET /user/points', { token })).body.data;
    };
    const booking: BookingDetail = (await server.ask(`GET /booking/${booking_id}`, { token: guest.token })).body.data;
    const points = Math.floor(((booking.quote.host_subtotal.amount_cents - 1000) * pointsPerCad) / 100);
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

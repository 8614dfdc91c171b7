// The arrival at a stay: written by the host, read by the guest who has paid from each day on, and by nobody else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlainDate } from '../../generated/model/wire';
import { setBookingTimers } from '../../src/server/booking/booking.commands';
import { findBooking } from '../../src/server/booking/booking.lookup';
import { emptyGuide, notesOf } from '../../src/server/property/arrival/arrival.rules';
import { aPaidStay } from '../support/a-paid-stay';
import { signedInAgain, type Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { engines } from '../support/databases';

const day = (date: string) => date as PlainDate;

test('each part is shown from its own day, in the order of an arrival', () => {
  const guide = { ...emptyGuide, leaving: 'Lock up.', leaving_days: 0, code: '4711#', way: 'Left at the mill.', way_days: 14 };
  const on = (today: string) => notesOf(guide, { checkin: day('2027-03-02'), today: day(today) }).map(({ text }) => text);
  expect(
    notesOf(guide, { checkin: day('2027-03-02'), today: day('2027-02-15') }).map(({ part, shown_from }) => [part, shown_from]),
  ).toEqual([
    ['way', '2027-02-16'],
    ['code', '2027-02-27'],
    ['leaving', '2027-03-02'],
  ]);
  expect(on('2027-02-15')).toEqual([null, null, null]);
  expect(on('2027-02-16')).toEqual(['Left at the mill.', null, null]);
  expect(on('2027-02-27')).toEqual(['Left at the mill.', '4711#', null]);
  expect(on('2027-03-02')).toEqual(['Left at the mill.', '4711#', 'Lock up.']);
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const back = (one: Member): Promise<string> => signedInAgain(server.database.db, one, server.now());
  const guide = (property_id: string) => `/user/property/${property_id}/arrival`;
  const read = async (one: Member, booking_id: string) => server.ask(`GET /booking/${booking_id}/arrival`, { token: await back(one) });

  test('a guest who has paid reads it from its days on until the day of check-out, by the clocks of the place', async () => {
    const { host, guest, property_id, booking_id } = await aPaidStay(server);
    const body = { way: 'Left at the mill.', way_days: 60, code: '4711#', code_days: 1 };
    const saved = await server.ask(`PUT ${guide(property_id)}`, { token: await back(host), body });
    expect([saved.status, saved.body.data]).toEqual([200, { ...emptyGuide, ...body }]);
    expect((await server.ask(`GET ${guide(property_id)}`, { token: await back(host) })).body.data).toEqual({ ...emptyGuide, ...body });

    const way = { part: 'way', text: 'Left at the mill.', shown_from: '2026-12-14' };
    const code = { part: 'code', text: '4711#', shown_from: '2027-02-11' };
    expect((await read(guest, booking_id)).body.data).toEqual([
      { ...way, text: null },
      { ...code, text: null },
    ]);
    // in Whistler the day begins at seven
    await server.until(Date.parse('2027-02-11T06:59:00Z'));
    expect((await read(guest, booking_id)).body.data).toEqual([way, { ...code, text: null }]);
    await server.until(Date.parse('2027-02-11T07:01:00Z'));
    expect((await read(guest, booking_id)).body.data).toEqual([way, code]);
    await server.until(Date.parse('2027-02-16T06:59:00Z'));
    expect((await read(guest, booking_id)).body.data).toEqual([way, code]);
    await server.until(Date.parse('2027-02-16T07:01:00Z'));
    expect((await read(guest, booking_id)).body.data).toEqual([]);
  });

  test('before the stay is paid its guest reads nothing, and the host, other guests and visitors who are signed out are refused', async () => {
    const { host, property_id } = await aHostedPlace(server);
    await server.ask(`PUT ${guide(property_id)}`, { token: host.token, body: { code: '4711#', code_days: 60 } });
    const guest = await aGuest(server);
    const dates = { checkin: '2027-04-12', checkout: '2027-04-15' };
    const booking_id = await aRequest(server, { property_id, guest, ...dates });
    expect((await read(guest, booking_id)).body.data).toEqual([]);
    await server.ask(`PATCH /booking/${booking_id}/accept`, { token: await back(host), body: {} });
    expect((await read(guest, booking_id)).body.data).toEqual([]);
    expect((await read(host, booking_id)).status).toBe(403);
    const other = await aGuest(server);
    expect((await read(other, booking_id)).status).toBe(404);
    expect((await server.ask(`GET /booking/${booking_id}/arrival`)).status).toBe(401);
    for (const token of [await back(guest), await back(other)]) {
      expect((await server.ask(`GET ${guide(property_id)}`, { token })).status).toBe(403);
      expect((await server.ask(`PUT ${guide(property_id)}`, { token, body: {} })).status).toBe(403);
    }
  });

  test('a guest who called the stay off reads it no more, and a host who takes the place away takes it along', async () => {
    const { db } = server.database;
    const { host, guest, property_id, booking_id } = await aPaidStay(server, { checkin: '2027-06-12', checkout: '2027-06-15' });
    await server.ask(`PUT ${guide(property_id)}`, { token: await back(host), body: { code: '4711#', code_days: 60 } });
    await server.until(Date.parse('2027-05-12T12:00:00Z'));
    expect((await read(guest, booking_id)).body.data).toMatchObject([{ text: '4711#' }]);
    const cancelled = await server.ask(`PATCH /booking/${booking_id}/cancel`, {
      token: await back(guest),
      body: { cancel_reason: 'A change of plans' },
    });
    expect(cancelled.status).toBe(200);
    expect((await read(guest, booking_id)).body.data).toEqual([]);
    const guides = db.selectFrom('arrival_guides').select('property_id').where('property_id', '=', property_id);
    expect(await guides.execute()).toHaveLength(1);
    const deleted = await server.ask(`DELETE /user/property/${property_id}`, { token: await back(host) });
    expect(deleted.body.data).toEqual({ kept: true });
    expect(await guides.execute()).toEqual([]);
  });

  test('the day before, the guest gets one mail with the address and what is shown by then', async () => {
    const { host, guest, property_id, booking_id } = await aPaidStay(server, { checkin: '2027-08-12', checkout: '2027-08-15' });
    const body = { code: '4711#', code_days: 1, wifi: 'Network: Otter\nPassword: three', leaving: 'Lock up.', leaving_days: 0 };
    await server.ask(`PUT ${guide(property_id)}`, { token: await back(host), body });
    const { db } = server.database;
    const booking = await findBooking(db, booking_id);
    if (booking) await setBookingTimers({ trx: db, now: server.now() }, booking);
    const mails = () => server.mailsTo(guest.email).filter((mail) => mail.includes('begins Aug 12'));
    // check-in is at four, seven hours behind
    await server.until(Date.parse('2027-08-11T22:59:00Z'));
    expect(mails()).toEqual([]);
    await server.until(Date.parse('2027-08-11T23:01:00Z'));
    const [mail] = mails();
    expect(mail).toContain('Check-in: Thu, Aug 12, 2027, after 4:00 PM');
    expect(mail).toContain('Address: 12 Alpine Way, Whistler, BC V8E 0B6');
    expect(mail).toContain('Door code: 4711#');
    expect(mail).not.toContain('Lock up.');
    // a report moves the booking, and sends no second one
    await server.ask(`POST /booking/${booking_id}/report`, { token: await back(guest), body: { message: 'A question about the way' } });
    await server.until(Date.parse('2027-08-12T23:30:00Z'));
    expect(mails()).toHaveLength(1);
  });

  test('the host takes it along in the file of everything, and no guest does', async () => {
    const { host, guest, property_id } = await aPaidStay(server, { checkin: '2027-09-12', checkout: '2027-09-15' });
    await server.ask(`PUT ${guide(property_id)}`, { token: await back(host), body: { code: '4711#' } });
    const file = async (one: Member) => (await server.ask('GET /user/export', { token: await back(one) })).raw.body;
    expect(JSON.parse(await file(host)).data.arrivals).toEqual([{ property_id, guide: { ...emptyGuide, code: '4711#' } }]);
    expect(await file(guest)).not.toContain('4711#');
  });

  test('what is left out is told no more, and what is too long is refused', async () => {
    const { host, property_id } = await aHostedPlace(server);
    const token = await back(host);
    await server.ask(`PUT ${guide(property_id)}`, { token, body: { code: '4711#', wifi: 'Otter / three quiet otters' } });
    await server.ask(`PUT ${guide(property_id)}`, { token, body: { code: '1234#' } });
    expect((await server.ask(`GET ${guide(property_id)}`, { token })).body.data).toEqual({ ...emptyGuide, code: '1234#' });
    for (const body of [{ code: '1'.repeat(101) }, { way_days: 61 }, { way_days: -1 }])
      expect((await server.ask(`PUT ${guide(property_id)}`, { token, body })).body['error_code']).toBe('input.invalid');
  });
});

// A phone number: as people type it, as it is kept, and on a paid booking alone for the other side.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profileForm } from '../../generated/forms/profileForm';
import { fits, type Schema } from '../../generated/model/fits';
import type { BookingDetail, Profile } from '../../generated/model/entities';
import { aPaidStay } from '../support/a-paid-stay';
import { aMember, signedInAgain, type Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { engines } from '../support/databases';

const hosts = '+16045550101';
const guests = '+33612345678';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const back = (one: Member): Promise<string> => signedInAgain(server.database.db, one, server.now());
  const as = async (one: Member, call: string, body?: object) => server.ask(call, { token: await back(one), ...(body ? { body } : {}) });
  const giving = async (one: Member, phone: string | null) => {
    const { status, body } = await as(one, 'PATCH /user/profile', { phone });
    const { phone: kept } = (body.data ?? {}) as Partial<Profile>;
    return { status, phone: kept };
  };
  const read = async (one: Member, call: string): Promise<BookingDetail & Profile & { readonly profile: Profile }> => {
    const { status, raw, body } = await as(one, call);
    expect(status, `${call}: ${raw.body}`).toBe(200);
    return body.data;
  };
  const phones = async (of: readonly Member[], booking_id: string) =>
    Promise.all(of.map(async (one) => (await read(one, `GET /booking/${booking_id}`)).phone));

  test.each([
    ['6045550188', '+16045550188'],
    ['604-555-0188', '+16045550188'],
    ['(604) 555-0188', '+16045550188'],
    [' 604.555.0188 ', '+16045550188'],
    ['1 604 555 0188', '+16045550188'],
    ['+1 (604) 555‑0188', '+16045550188'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+683 4002', '+6834002'],
    ['604-555-018', null],
    ['555-0188', null],
    ['104-555-0188', null],
    ['+1 104 555 0188', null],
    ['+1 604 555 01888', null],
    ['06 12 34 56 78', null],
    ['+49 1234567890123456', null],
    ['+0 123 456 789', null],
    ['Call 604-555-0188', null],
    ['604-555-0188 or jo@example.ca', null],
    ['', null],
  ])('browser and server agree about %j, which is kept as %j', async (typed, kept) => {
    const one = await aMember(server.database.db, { now: server.now() });
    const { status, phone } = await giving(one, typed);
    expect([status, phone]).toEqual(kept === null ? [422, undefined] : [200, kept]);
    const form = { first_name: 'Jo', last_name: 'Tremblay', phone: typed };
    expect(fits(profileForm.schema as Schema, form)).toBe(kept !== null);
  });

  test('it stays until it is taken away, and is in the file of its person', async () => {
    const one = await aMember(server.database.db, { now: server.now() });
    await giving(one, hosts);
    await as(one, 'PATCH /user/profile', { first_name: 'Ann' });
    expect((await read(one, 'GET /user/profile')).phone).toBe(hosts);
    expect((await read(one, 'GET /user/export')).profile.phone).toBe(hosts);
    expect((await server.ask(`GET /user/profile/${one.profile_id}`)).raw.body).not.toContain(hosts);
    expect((await giving(one, null)).phone).toBeNull();
    expect((await as(one, 'GET /user/export')).raw.body).not.toContain(hosts);
  });

  test('before payment neither side reads the other’s, also once the host has accepted', async () => {
    const { host, property_id } = await aHostedPlace(server);
    const guest = await aGuest(server);
    await giving(host, hosts);
    await giving(guest, guests);
    const dates = { checkin: '2027-04-12', checkout: '2027-04-15' };
    const booking_id = await aRequest(server, { property_id, guest, ...dates });
    expect(await phones([guest, host], booking_id)).toEqual([null, null]);
    await as(host, `PATCH /booking/${booking_id}/accept`, {});
    expect(await phones([guest, host], booking_id)).toEqual([null, null]);
    const answers = [`GET /booking/${booking_id}`, 'GET /booking?page=1&per_page=20', 'GET /user/export', `GET /property/${property_id}`];
    for (const call of answers) expect((await as(guest, call)).raw.body, call).not.toContain(hosts);
  });

  test('once paid each side reads the other’s, until the day of check-out is over at the place; no list, file or stranger does', async () => {
    const { host, guest, booking_id } = await aPaidStay(server);
    expect(await phones([guest, host], booking_id)).toEqual([null, null]);
    await giving(host, hosts);
    await giving(guest, guests);
    expect(await phones([guest, host], booking_id)).toEqual([hosts, guests]);
    for (const call of ['GET /booking?page=1&per_page=20', 'GET /user/export'])
      expect((await as(guest, call)).raw.body, call).not.toContain(hosts);
    for (const call of ['GET /booking/properties?page=1&per_page=20', 'GET /user/export'])
      expect((await as(host, call)).raw.body, call).not.toContain(guests);
    expect((await as(await aGuest(server), `GET /booking/${booking_id}`)).status).toBe(404);
    // in Whistler the day ends seven hours later
    await server.until(Date.parse('2027-02-16T06:59:00Z'));
    expect(await phones([guest, host], booking_id)).toEqual([hosts, guests]);
    await server.until(Date.parse('2027-02-16T07:01:00Z'));
    expect(await phones([guest, host], booking_id)).toEqual([null, null]);
  });

  test('a stay that was called off shows it no more, nor does the answer to calling it off', async () => {
    const { host, guest, booking_id } = await aPaidStay(server, { checkin: '2027-06-12', checkout: '2027-06-15' });
    await giving(host, hosts);
    await giving(guest, guests);
    expect(await phones([guest, host], booking_id)).toEqual([hosts, guests]);
    const cancelled = await as(guest, `PATCH /booking/${booking_id}/cancel`, { cancel_reason: 'A change of plans' });
    const after: BookingDetail = cancelled.body.data;
    expect([cancelled.status, after.phone]).toEqual([200, null]);
    expect(await phones([guest, host], booking_id)).toEqual([null, null]);
  });
});

// Messages that are sent by themselves: each at its moment by the clocks of the place, once for each booking, and for no stay that is off.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { automaticMax } from '../../generated/model/constants';
import type { AutomaticMessage, Message } from '../../generated/model/entities';
import { sendAutomatic } from '../../src/server/message/send-automatic';
import { type Member, signedInAgain } from '../support/a-member';
import { aPaidStay } from '../support/a-paid-stay';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace } from '../support/a-stay-asked';
import { engines } from '../support/databases';

const later = { moment: 'arrival', days: 3, clock: '09:30', text: 'Hi {guest}, see you {checkin_date}.', is_on: true };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const back = (one: Member): Promise<string> => signedInAgain(server.database.db, one, server.now());
  const ask = async (one: Member, call: string, body?: object) => server.ask(call, { token: await back(one), ...(body ? { body } : {}) });
  const add = async (one: Member, message: object): Promise<AutomaticMessage> =>
    (await ask(one, 'POST /user/automatic', message)).body.data;
  /** The messages that were sent by themselves, as the guest of a booking reads them. */
  const told = async (guest: Member, booking_id: string): Promise<readonly Message[]> => {
    const { threads } = (await ask(guest, `GET /message?booking_id=${booking_id}`)).body.data as {
      readonly threads: readonly { thread_id: string }[];
    };
    const [thread] = threads;
    if (!thread) return [];
    const { messages } = (await ask(guest, `GET /message/${thread.thread_id}`)).body.data as { readonly messages: readonly Message[] };
    return messages.filter(({ is_automatic }) => is_automatic);
  };
  const texts = async (guest: Member, booking_id: string) => (await told(guest, booking_id)).map(({ text }) => text);

  test('it is sent once at its moment at the place, as a message of the host, with a mail', async () => {
    const { host, guest, booking_id } = await aPaidStay(server);
    await add(host, later);
    await add(host, { ...later, moment: 'departure', days: 1, clock: '10:00', text: 'Thank you, {guest}!' });
    await add(host, { ...later, text: 'This one is off.', is_on: false });
    // in Whistler it is half past nine at 16:30 in UTC, as clocks are not set back there any more
    await server.until(Date.parse('2027-02-09T16:25:00Z'));
    expect(await texts(guest, booking_id)).toEqual([]);
    await server.until(Date.parse('2027-02-09T16:40:00Z'));
    expect(await told(guest, booking_id)).toMatchObject([
      { side: 'host', text: 'Hi Sam, see you Friday, February 12, 2027.', is_automatic: true },
    ]);
    expect(server.mailTo(guest.email)).toContain('Hi Sam, see you Friday, February 12, 2027.');
    await server.until(Date.parse('2027-02-16T17:20:00Z'));
    expect(await texts(guest, booking_id)).toEqual(['Hi Sam, see you Friday, February 12, 2027.', 'Thank you, Sam!']);
  });

  test('a booking that is paid has its message soon after, and one that was paid before has none', async () => {
    const place = await aHostedPlace(server);
    const early = await aPaidStay(server, { at: place, checkin: '2027-06-12', checkout: '2027-06-15' });
    server.later(60_000);
    await add(place.host, { ...later, moment: 'paid', text: 'Thanks for booking {listing}.' });
    server.later(60_000);
    const next = await aPaidStay(server, { at: place, checkin: '2027-07-12', checkout: '2027-07-15' });
    const paid = server.database.db.updateTable('bookings').set({ paid_at: server.now() }).where('booking_id', '=', next.booking_id);
    await paid.execute();
    server.later(6 * 60_000);
    await server.settled();
    expect(await texts(next.guest, next.booking_id)).toHaveLength(1);
    expect(await texts(early.guest, early.booking_id)).toEqual([]);
  });

  test('a guest who pays after the time of a message before check-in has it at once; one who paid before it was written does not', async () => {
    const place = await aHostedPlace(server);
    const dayIn = (days: number) => new Date(server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const paidNow = async (from: number, to: number) => {
      const stay = await aPaidStay(server, { at: place, checkin: dayIn(from), checkout: dayIn(to) });
      await server.database.db.updateTable('bookings').set({ paid_at: server.now() }).where('booking_id', '=', stay.booking_id).execute();
      return stay;
    };
    const before = await paidNow(8, 11);
    server.later(60_000);
    await add(place.host, { ...later, days: 15, text: 'Soon, {guest}.' });
    server.later(60_000);
    const [soon, far] = [await paidNow(2, 5), await paidNow(20, 23)];
    server.later(6 * 60_000);
    await server.settled();
    expect([await texts(before.guest, before.booking_id), await texts(far.guest, far.booking_id)]).toEqual([[], []]);
    expect(await texts(soon.guest, soon.booking_id)).toEqual(['Soon, Sam.']);
    server.later(6 * 60_000);
    await server.settled();
    expect(await texts(soon.guest, soon.booking_id)).toHaveLength(1);
  });

  test('none is sent for a stay that was cancelled, for another place, for a moment before it was written, or a day late', async () => {
    const place = await aHostedPlace(server);
    const elsewhere = await aPaidStay(server, { checkin: '2027-08-12', checkout: '2027-08-15' });
    const off = await aPaidStay(server, { at: place, checkin: '2027-08-12', checkout: '2027-08-15' });
    const on = await aPaidStay(server, { at: place, checkin: '2027-08-20', checkout: '2027-08-22' });
    await add(place.host, { ...later, property_id: place.property_id });
    await add(elsewhere.host, { ...later, property_id: elsewhere.property_id, days: 30, text: 'Too early.' });
    await ask(off.guest, `PATCH /booking/${off.booking_id}/cancel`, { cancel_reason: 'A change of plans' });
    server.later(Date.parse('2027-08-15T17:00:00Z') - server.now().getTime());
    await server.settled();
    expect(await texts(off.guest, off.booking_id)).toEqual([]);
    expect(await texts(elsewhere.guest, elsewhere.booking_id)).toEqual([]);
    const { message_id } = await add(place.host, { ...later, days: 10, clock: '06:00', text: 'Written after its moment.' });
    await server.until(Date.parse('2027-08-17T17:00:00Z'));
    expect(await texts(on.guest, on.booking_id)).toEqual(['Hi Sam, see you Friday, August 20, 2027.']);
    // a change begins anew, and what was sent is not sent again
    const changed = { ...later, days: 2, clock: '12:00', text: 'In two days, {guest}.' };
    expect((await ask(place.host, `PUT /user/automatic/${message_id}`, changed)).status).toBe(200);
    await server.until(Date.parse('2027-08-18T19:10:00Z'));
    expect((await ask(place.host, `PUT /user/automatic/${message_id}`, { ...changed, days: 1 })).status).toBe(200);
    await server.until(Date.parse('2027-08-19T19:10:00Z'));
    expect((await texts(on.guest, on.booking_id)).slice(1)).toEqual(['In two days, Sam.']);
  });

  test('several processes that come to it at once send it once', async () => {
    const { host, guest, booking_id } = await aPaidStay(server, { checkin: '2027-10-12', checkout: '2027-10-15' });
    await add(host, later);
    const { db } = server.database;
    const now = new Date('2027-10-09T17:00:00Z');
    const context = { db, now, jobs: { keep: () => [], wake: () => undefined } };
    await Promise.all([1, 2, 3].map(() => sendAutomatic(context)));
    expect(await texts(guest, booking_id)).toEqual(['Hi Sam, see you Tuesday, October 12, 2027.']);
  });

  test('each host has their own, of their own places, no more than the list holds, and takes them along', async () => {
    const [{ host, property_id }, { host: other }] = [await aHostedPlace(server), await aHostedPlace(server)];
    const own = await add(host, { ...later, property_id });
    expect((await ask(host, 'GET /user/automatic')).body.data).toMatchObject([{ message_id: own.message_id, property_id, ...later }]);
    expect((await ask(other, 'GET /user/automatic')).body.data).toEqual([]);
    const missing = { error_code: 'message.automatic_not_found' };
    expect((await ask(other, `PUT /user/automatic/${own.message_id}`, later)).body).toMatchObject(missing);
    expect((await ask(other, `DELETE /user/automatic/${own.message_id}`)).body).toMatchObject(missing);
    expect((await ask(other, 'POST /user/automatic', { ...later, property_id })).body).toMatchObject({ error_code: 'property.not_owner' });
    expect((await ask(host, 'POST /user/automatic', { ...later, text: 'Hi {name}' })).body).toMatchObject({
      error_code: 'message.field_unknown',
    });
    expect((await ask(await aGuest(server), 'GET /user/automatic')).status).toBe(403);
    const token = await back(other);
    const answers = await Promise.all(
      Array.from({ length: automaticMax + 2 }, () => server.ask('POST /user/automatic', { token, body: later })),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await ask(host, 'GET /user/export')).body.data).toMatchObject({ automatic_messages: [{ message_id: own.message_id }] });
    expect((await ask(host, 'POST /user/delete', { password: host.password })).status).toBe(200);
    const left = server.database.db.selectFrom('automatic_messages').select('message_id').where('message_id', '=', own.message_id);
    expect(await left.execute()).toEqual([]);
  });
});

// Saved replies: one host's alone, with fields that are filled in for the guest who is written to, and sent by nobody but the host.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageMax, savedRepliesMax } from '../../generated/model/constants';
import type { OfferedReply, SavedReply } from '../../generated/model/entities';
import { filledWith, unknownFieldIn } from '../../src/server/message/reply-fields.rules';
import { aPaidStay } from '../support/a-paid-stay';
import { type Member, signedInAgain } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { engines } from '../support/databases';

const all =
  'Hi {guest}, {listing} is yours from {checkin_date}, {checkin_time}, until {checkout_date}, {checkout_time}. See you soon, {guest}!';
const elsewhere = '00000000-0000-4000-8000-000000000000';

test('a field is one of the list, and brackets stand for nothing else', () => {
  expect(unknownFieldIn(all)).toBeUndefined();
  expect(unknownFieldIn('No fields at all.')).toBeUndefined();
  for (const [text, found] of [
    ['Hi {name}!', '{name}'],
    ['Hi {Guest}!', '{Guest}'],
    ['Hi {guest!', '{'],
    ['Hi guest}!', '}'],
    ['{guest} {{listing}}', '{'],
    ['{constructor}', '{constructor}'],
  ] as const)
    expect(unknownFieldIn(text)).toBe(found);
});

test('a value is put in as it is, and a field without one stays', () => {
  const none = { guest: null, listing: null, checkin_date: null, checkin_time: null, checkout_date: null, checkout_time: null };
  expect(filledWith('{guest} at {listing}, {guest}: {checkin_date}', { ...none, guest: '{listing} $& $1', listing: 'Mill' })).toEqual({
    text: '{listing} $& $1 at Mill, {listing} $& $1: {checkin_date}',
    missing: ['checkin_date'],
  });
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const back = (one: Member): Promise<string> => signedInAgain(server.database.db, one, server.now());
  const ask = async (one: Member, call: string, body?: object) => server.ask(call, { token: await back(one), ...(body ? { body } : {}) });
  const add = async (one: Member, title: string, text: string): Promise<SavedReply> =>
    (await ask(one, 'POST /user/reply', { title, text })).body.data;
  const list = async (one: Member, query = ''): Promise<OfferedReply[]> => (await ask(one, `GET /user/reply${query}`)).body.data;

  test('it is filled in for the stay that it is about, and nothing is sent', async () => {
    const { host, guest, booking_id, property_id } = await aPaidStay(server);
    const { reply_id } = await add(host, 'Arrival', all);
    const filled =
      'Hi Sam, Cedar cabin is yours from Friday, February 12, 2027, 4:00 PM Pacific Time, until Monday, February 15, 2027, 11:00 AM Pacific Time. See you soon, Sam!';
    await server.database.db.updateTable('properties').set({ title: 'Cedar cabin' }).where('property_id', '=', property_id).execute();
    expect(await list(host)).toEqual([{ reply_id, title: 'Arrival', text: all, filled: all, missing: [] }]);
    expect(await list(host, `?booking_id=${booking_id}`)).toEqual([{ reply_id, title: 'Arrival', text: all, filled, missing: [] }]);
    const { thread_id } = (await ask(guest, `POST /booking/${booking_id}/contact`, { message: 'Hello.' })).body.data as {
      readonly thread_id: string;
    };
    expect((await list(host, `?thread_id=${thread_id}`))[0]?.filled).toBe(filled);
    expect((await ask(guest, `GET /message/${thread_id}`)).body.data).toMatchObject({ messages: [{ text: 'Hello.' }] });
  });

  test('before there is a stay its dates are left to the host, and a name leads past no booking', async () => {
    const { host, property_id } = await aHostedPlace(server);
    const guest = await aGuest(server);
    await ask(guest, 'PATCH /user/profile', { first_name: 'Call 604-555-0188' });
    await add(host, 'Hello', 'Hi {guest}, arrive after {checkin_time}.');
    const { thread_id } = (await ask(guest, `POST /property/${property_id}/contact`, { message: 'Is there a crib?' })).body.data as {
      readonly thread_id: string;
    };
    const [offered] = await list(host, `?thread_id=${thread_id}`);
    expect(offered?.missing).toEqual(['checkin_time']);
    expect(offered?.filled).toContain('arrive after {checkin_time}.');
    expect(offered?.filled).not.toContain('555');
    const send = (one: Member, message: string | undefined) => ask(one, `POST /message/${thread_id}`, { message });
    expect(await send(host, offered?.filled)).toMatchObject({
      status: 422,
      body: { error_code: 'message.field_unfilled', message: expect.stringContaining('{checkin_time} is still in your message.') },
    });
    // other brackets are words, and so are all of a guest's
    expect((await send(host, 'The code is {1234}.')).status).toBe(200);
    expect((await send(guest, 'Your text says {checkin_time}.')).status).toBe(200);
  });

  test('it is changed and deleted by its host alone, and fills in for the host’s own guests alone', async () => {
    const [{ host }, { host: other, property_id }] = [await aHostedPlace(server), await aHostedPlace(server)];
    const { reply_id } = await add(host, 'Parking', 'By the barn.');
    await add(host, 'boats', 'In the shed.');
    expect((await list(host)).map(({ title }) => title)).toEqual(['boats', 'Parking']);
    const words = { title: 'Parking', text: 'Behind the barn, {guest}.' };
    const missing = { status_code: 404, error_code: 'message.reply_not_found' };
    expect((await ask(other, `PUT /user/reply/${reply_id}`, words)).body).toMatchObject(missing);
    expect((await ask(other, `DELETE /user/reply/${reply_id}`)).body).toMatchObject(missing);
    expect(await list(other)).toEqual([]);
    expect((await ask(host, `PUT /user/reply/${reply_id}`, words)).body.data).toMatchObject(words);
    expect((await list(host))[1]).toMatchObject(words);
    const booking_id = await aRequest(server, { property_id, guest: await aGuest(server) });
    for (const query of [`?booking_id=${booking_id}`, `?booking_id=${elsewhere}`, `?thread_id=${elsewhere}`])
      expect((await ask(host, `GET /user/reply${query}`)).body).toMatchObject({ error_code: 'message.thread_not_found' });
    expect((await ask(host, `DELETE /user/reply/${reply_id}`)).status).toBe(200);
    expect((await ask(host, `DELETE /user/reply/${reply_id}`)).body).toMatchObject(missing);
    expect((await list(host)).map(({ title }) => title)).toEqual(['boats']);
  });

  test('an unknown field is named, and nobody keeps more than the list holds, however many are added at once', async () => {
    const { host } = await aHostedPlace(server);
    expect((await ask(host, 'POST /user/reply', { title: 'Hello', text: 'Hi {guest name}!' })).body).toMatchObject({
      status_code: 422,
      error_code: 'message.field_unknown',
      message: '“{guest name}” isn’t a field.',
    });
    for (const body of [
      { title: ' ', text: 'x' },
      { title: 'x', text: ' ' },
      { title: 'x'.repeat(61), text: 'x' },
      { title: 'x', text: 'x'.repeat(messageMax + 1) },
    ])
      expect((await ask(host, 'POST /user/reply', body)).body['error_code']).toBe('input.invalid');
    const token = await back(host);
    const body = { title: 'Hello', text: 'Hi {guest}!' };
    const answers = await Promise.all(Array.from({ length: savedRepliesMax + 3 }, () => server.ask('POST /user/reply', { token, body })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body: told }) => told['error_code'])).toEqual(Array.from({ length: 3 }, () => 'message.too_many_replies'));
    expect(await list(host)).toHaveLength(savedRepliesMax);
  });

  test('guests keep none, a host takes them along, and they go when the host leaves', async () => {
    const { host } = await aHostedPlace(server);
    expect((await ask(await aGuest(server), 'GET /user/reply')).status).toBe(403);
    const { reply_id } = await add(host, 'Parking', 'By the barn.');
    expect((await ask(host, 'GET /user/export')).body.data).toMatchObject({
      saved_replies: [{ reply_id, title: 'Parking', text: 'By the barn.' }],
    });
    expect((await ask(host, 'POST /user/delete', { password: host.password })).status).toBe(200);
    expect(await server.database.db.selectFrom('saved_replies').select('reply_id').where('reply_id', '=', reply_id).execute()).toEqual([]);
  });
});

// Messages: a thread for each guest and property, which nobody else sees, and in which nothing leads past a booking until one is paid.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostMessagesPerHour, messagesPerPage } from '../../generated/model/constants';
import type { CurrentUser, Inbox, ThreadDetail } from '../../generated/model/entities';
import { writeInThread } from '../../src/server/message/thread.commands';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const now = serverStart;
const nobody = '00000000-0000-4000-8000-000000000000';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let property_id: string;
  beforeAll(async () => {
    server = await aServer(engine, now);
    host = await aMember(server.database.db, { now, last_name: 'Hosting', host: true });
    property_id = await aProperty(server.database.db, host.profile_id, { title: 'Cedar cabin' });
  });
  afterAll(() => server.close());

  const guestOf = (): Promise<Member> => aMember(server.database.db, { now, last_name: 'Guesting' });
  const contact = (guest: Member, message?: string, id = property_id) =>
    server.ask(`POST /property/${id}/contact`, { token: guest.token, body: message === undefined ? {} : { message } });
  const inboxOf = async (member: Member, query = ''): Promise<Inbox> =>
    (await server.ask(`GET /message${query}`, { token: member.token })).body.data;
  const threadOf = async (member: Member, id: string, query = ''): Promise<ThreadDetail> =>
    (await server.ask(`GET /message/${id}${query}`, { token: member.token })).body.data;
  const begun = async (message = 'Is there room for a canoe?'): Promise<{ guest: Member; id: string }> => {
    const guest = await guestOf();
    const { data } = (await contact(guest, message)).body;
    return { guest, id: (data as { thread_id: string }).thread_id };
  };

  test('a guest writes to a host, who is told by a mail that shows no address, and answers', async () => {
    const { guest, id } = await begun();
    const mail = server.mailTo(host.email);
    expect(mail).toContain('New message from Sam');
    expect(mail).toContain('Is there room for a canoe?');
    for (const trace of [guest.email, guest.last_name]) expect(mail).not.toContain(trace);
    expect(mail).not.toMatch(/^Reply-To:/im);
    // the listing, and nothing of a stay
    expect(mail).toMatch(/^Cedar cabin\r?\n\S+, British Columbia\r?\n\r?\n/m);

    const [row] = (await inboxOf(host, '?side=host')).threads;
    expect(row).toMatchObject({ thread_id: id, side: 'host', unread: 1, other: { first_name: 'Sam' }, property: { title: 'Cedar cabin' } });
    const answered = await server.ask(`POST /message/${id}`, { token: host.token, body: { message: ' There is. ' } });
    expect(answered.body.data).toMatchObject({ number: 2, side: 'host', text: 'There is.', is_masked: false });
    expect(server.mailTo(guest.email)).toContain('There is.');
    expect(server.mailTo(guest.email)).not.toContain(host.email);
    const { messages, booking, may_write } = await threadOf(guest, id);
    expect(messages.map(({ side, text }) => [side, text])).toEqual([
      ['guest', 'Is there room for a canoe?'],
      ['host', 'There is.'],
    ]);
    expect([booking, may_write]).toEqual([null, true]);
  });

  test('one thread holds all that a guest and a host write about a place', async () => {
    const { guest, id } = await begun();
    expect((await contact(guest, 'And for a sled?')).body.data).toEqual({ thread_id: id });
    const booking_id = await aBooking(server.database.db, { property_id, guest: guest.profile_id });
    const about = await server.ask(`POST /booking/${booking_id}/contact`, { token: host.token, body: { message: 'For both.' } });
    expect(about.body.data).toEqual({ thread_id: id });
    expect((await threadOf(guest, id)).messages.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect((await inboxOf(guest, `?booking_id=${booking_id}`)).threads.map(({ thread_id }) => thread_id)).toEqual([id]);
    expect((await inboxOf(guest, `?booking_id=${nobody}`)).threads).toEqual([]);
  });

  test('many messages at once are all kept, each with a number of its own', async () => {
    const { guest, id } = await begun();
    await Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        server.ask(`POST /message/${id}`, { token: nth % 2 ? guest.token : host.token, body: { message: `Message ${nth}` } }),
      ),
    );
    expect((await threadOf(guest, id)).messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('what is not read is counted, for each side by itself, until it is looked at', async () => {
    const { guest, id } = await begun();
    const write = (member: Member) => server.ask(`POST /message/${id}`, { token: member.token, body: { message: 'Hello.' } });
    await write(guest);
    const unread = async (member: Member) => (await inboxOf(member)).threads.find(({ thread_id }) => thread_id === id)?.unread;
    expect([await unread(guest), await unread(host)]).toEqual([0, 2]);
    expect((await inboxOf(guest)).unread).toBe(0);
    await threadOf(host, id);
    expect(await unread(host)).toBe(0);
    await write(host);
    expect([await unread(guest), await unread(host)]).toEqual([1, 0]);
    expect(await inboxOf(guest, '?side=host')).toMatchObject({ threads: [], unread: 0, total: 0 });
  });

  test('menus are told how many wait on each side, at one side as a guest and at the other as a host', async () => {
    const countsOf = async ({ token }: Member) => ((await server.ask('GET /user', { token })).body.data as CurrentUser).counts;
    const both = await aMember(server.database.db, { now, last_name: 'Both', host: true });
    expect(await countsOf(both)).toMatchObject({ threads: 0, unread_as_guest: 0, unread_as_host: 0 });
    const own = await aProperty(server.database.db, both.profile_id, { title: 'Birch cabin' });
    const { guest } = await begun();
    const about = async (asking: Member, id: string) =>
      ((await contact(asking, 'Hello.', id)).body.data as { thread_id: string }).thread_id;
    const [asHost, asGuest] = [await about(guest, own), await about(both, property_id)];
    await contact(guest, 'And again.', own);
    await server.ask(`POST /message/${asGuest}`, { token: host.token, body: { message: 'Yes?' } });
    expect(await countsOf(both)).toMatchObject({ threads: 2, unread_as_guest: 1, unread_as_host: 2 });
    expect(await countsOf(guest)).toMatchObject({ threads: 2, unread_as_guest: 0, unread_as_host: 0 });
    expect((await inboxOf(both)).threads.map(({ side }) => side).toSorted()).toEqual(['guest', 'host']);
    await threadOf(both, asHost);
    expect(await countsOf(both)).toMatchObject({ threads: 2, unread_as_guest: 1, unread_as_host: 0 });
  });

  test('a long thread comes in parts, the newest first', async () => {
    const { guest, id } = await begun();
    for (let nth = 0; nth < messagesPerPage + 4; nth += 1)
      await writeInThread(server.database.db, { property_id, guest_id: guest.profile_id, side: 'host', text: `No ${nth}.`, now });
    const newest = await threadOf(guest, id);
    expect([newest.messages.length, newest.messages[0]?.number, newest.earlier]).toEqual([messagesPerPage, 6, true]);
    const before = await threadOf(guest, id, '?before=6');
    expect([before.messages.map(({ number }) => number), before.earlier]).toEqual([[1, 2, 3, 4, 5], false]);
  });

  test('until a booking is paid, numbers, addresses and links are hidden, on the page and in the mail; then they are read', async () => {
    const { guest, id } = await begun('Call me at 604-555-0188 or jo@example.ca, see https://example.ca/me.');
    const hidden = 'Call me at [hidden] or [hidden], see [hidden]';
    expect(server.mailTo(host.email)).toContain(hidden);
    expect((await threadOf(host, id)).messages).toMatchObject([{ text: hidden, is_masked: true }]);
    expect((await threadOf(guest, id)).messages).toMatchObject([{ text: hidden, is_masked: true }]);
    const booking_id = await aBooking(server.database.db, { property_id, guest: guest.profile_id, status: 'pending' });
    expect(await threadOf(host, id)).toMatchObject({ is_open: false, messages: [{ is_masked: true }], booking: { booking_id } });
    await server.database.db.updateTable('bookings').set({ status: 'confirmed' }).where('booking_id', '=', booking_id).execute();
    expect(await threadOf(host, id)).toMatchObject({ is_open: false, messages: [{ is_masked: true }] });
    await server.database.db.updateTable('bookings').set({ paid_at: now }).where('booking_id', '=', booking_id).execute();
    expect(await threadOf(host, id)).toMatchObject({ is_open: true, messages: [{ is_masked: false }] });
    expect((await threadOf(host, id)).messages[0]?.text).toContain('604-555-0188 or jo@example.ca');
    await server.ask(`POST /message/${id}`, { token: host.token, body: { message: 'Welcome!' } });
    expect(server.mailTo(guest.email)).toMatch(/Welcome![^]*Cedar cabin\r?\n[^]*Check-in:[^]*Total:/);
  });

  test('a message says something, and its place is one that can be seen', async () => {
    const { guest, id } = await begun();
    for (const empty of [undefined, '', '   ']) {
      expect((await contact(guest, empty)).body).toMatchObject({ status_code: 422, message: 'No message provided' });
      const body = empty === undefined ? {} : { message: empty };
      expect((await server.ask(`POST /message/${id}`, { token: guest.token, body })).body).toMatchObject({
        status_code: 422,
        error_code: 'message.empty',
      });
    }
    expect((await contact(guest, 'x'.repeat(2001))).status).toBe(422);
    expect((await contact(guest, 'Hello', nobody)).body).toMatchObject({ error_code: 'property.not_found' });
    expect((await contact(host, 'Hello me')).body).toMatchObject({ error_code: 'property.own_listing' });
    expect((await server.ask(`POST /property/${property_id}/contact`, { body: { message: 'Hello' } })).status).toBe(401);
  });

  test('to everybody else a thread does not exist', async () => {
    const { id } = await begun();
    const stranger = await guestOf();
    for (const call of [`GET /message/${id}`, `POST /message/${id}`, `GET /message/${nobody}`]) {
      const body = call.startsWith('POST') ? { body: { message: 'Hello' } } : {};
      expect((await server.ask(call, { token: stranger.token, ...body })).body).toMatchObject({ error_code: 'message.thread_not_found' });
      expect((await server.ask(call, body)).status).toBe(401);
    }
    expect(await inboxOf(stranger)).toMatchObject({ threads: [], total: 0 });
  });

  test('nobody writes to hosts without end', async () => {
    const guest = await guestOf();
    const statuses: number[] = [];
    for (let nth = 0; nth <= hostMessagesPerHour; nth += 1) statuses.push((await contact(guest, 'Hello')).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  });

  test('what a person has written they take along, and when they leave it is gone for the other side', async () => {
    const { guest, id } = await begun('My dog is called Rex.');
    const exported = (await server.ask('GET /user/export', { token: guest.token })).body.data as { messages: readonly object[] };
    expect(exported.messages).toMatchObject([{ thread_id: id, property: 'Cedar cabin', side: 'guest', text: 'My dog is called Rex.' }]);
    expect((await server.ask('POST /user/delete', { token: guest.token, body: { password: guest.password } })).status).toBe(200);
    expect(await threadOf(host, id)).toMatchObject({
      messages: [{ text: null, is_masked: false }],
      other: { first_name: null },
      may_write: false,
    });
    const answer = await server.ask(`POST /message/${id}`, { token: host.token, body: { message: 'Still there?' } });
    expect(answer.body).toMatchObject({ status_code: 409, error_code: 'message.person_left' });
  });

  test('a host who leaves is nobody in the threads of guests', async () => {
    const leaving = await aMember(server.database.db, { now, last_name: 'Leaving', host: true });
    const place = await aProperty(server.database.db, leaving.profile_id);
    const guest = await guestOf();
    await aBooking(server.database.db, { property_id: place, guest: guest.profile_id, created_at: new Date('2026-01-01T00:00:00Z') });
    const { data } = (await contact(guest, 'Is it warm?', place)).body;
    const id = (data as { thread_id: string }).thread_id;
    await server.ask(`POST /message/${id}`, { token: leaving.token, body: { message: 'My stove is.' } });
    expect((await server.ask('POST /user/delete', { token: leaving.token, body: { password: leaving.password } })).status).toBe(200);
    const { messages, other, may_write } = await threadOf(guest, id);
    expect(messages.map(({ text }) => text)).toEqual(['Is it warm?', null]);
    expect([other.first_name, may_write]).toEqual([null, false]);
  });
});

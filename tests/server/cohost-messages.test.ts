// Co-hosts who answer guests: they read bookings and conversations of one listing and write under their own name, and do nothing else.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '../../generated/contract/index';
import type { BookingDetail, Cohost, HostBookings, HostProperty, Inbox, Listing, ThreadDetail } from '../../generated/model/entities';
import type { CohostRole } from '../../generated/model/values';
import { aMember, type Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { engines } from '../support/databases';

const all = Object.values(contracts);
const guardedBy = (...guards: readonly string[]) => all.filter(({ guard }) => guards.includes(guard));
const nothing = '7b8f4f0e-3a55-4a6e-9d0b-0d2f6a1c9e11';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  let asked = 0;
  const ask = (call: string, one: Pick<Member, 'token'>, body?: object) => {
    asked += 1;
    return server.ask(call, { token: one.token, ...(body ? { body } : {}), from: `10.8.${Math.floor(asked / 250)}.${asked % 250}` });
  };
  const codeOf = async (call: string, one: Pick<Member, 'token'>, body?: object) => (await ask(call, one, body)).body['error_code'];
  const kept = async (call: string, one: Pick<Member, 'token'>, body?: object): Promise<unknown> => {
    const { status, body: answer } = await ask(call, one, body);
    expect([call, status, answer['error_code']]).toEqual([call, 200, undefined]);
    return answer.data;
  };

  /** A listing with a co-host called Kim, and a guest who has asked for a stay. */
  const shared = async (roles: readonly CohostRole[] = ['messages']) => {
    const { host, property_id } = await aHostedPlace(server);
    const { db } = server.database;
    const cohost = await aMember(db, { now: server.now() });
    await db.updateTable('profiles').set({ first_name: 'Kim' }).where('profile_id', '=', cohost.profile_id).execute();
    const email = `invited-${cohost.profile_id}@example.ca`;
    const cohosts = `/user/property/${property_id}/cohost`;
    const { cohost_id } = (await kept(`POST ${cohosts}`, host, { email, roles })) as Cohost;
    const token = /co-host\?token=([\w-]+)/.exec(server.mailTo(email) ?? '')?.[1] ?? '';
    expect(await kept('POST /cohost/invitation', cohost, { token })).toMatchObject({ roles });
    await kept('POST /cohost', cohost, { token });
    const guest = await aGuest(server);
    const booking_id = await aRequest(server, { property_id, guest, message: 'We come with a dog.' });
    const { thread_id } = await db
      .selectFrom('threads')
      .select('thread_id')
      .where('property_id', '=', property_id)
      .executeTakeFirstOrThrow();
    const change = (to: readonly CohostRole[]) => ask(`PUT ${cohosts}/${cohost_id}`, host, { roles: to });
    return { host, property_id, cohost, cohost_id, guest, booking_id, thread_id, cohosts, change };
  };
  type Shared = Awaited<ReturnType<typeof shared>>;

  const answers = async (calls: typeof all, one: Member, { booking_id, thread_id, property_id }: Shared) => {
    const ids: Readonly<Record<string, string>> = { booking_id, thread_id, property_id };
    const codes: Record<string, string | undefined> = {};
    for (const { id, method, path, raw } of calls) {
      if (raw) continue;
      const filled = path.replace(/:(\w+)/g, (_all, name: string) => ids[name] ?? nothing);
      codes[id] = await codeOf(`${method} ${filled}`, one, method === 'GET' || method === 'DELETE' ? undefined : {});
    }
    return codes;
  };
  const expectAll = (codes: Readonly<Record<string, string | undefined>>, code: string) =>
    expect(codes).toEqual(Object.fromEntries(Object.keys(codes).map((id) => [id, code])));

  test('a co-host reads requests and conversations, and neither payouts nor the calendar', async () => {
    const it = await shared();
    const found = (await kept('GET /booking/properties/search', it.cohost)) as HostBookings;
    expect(found).toMatchObject({ tab: 'requests', bookingList: [{ booking_id: it.booking_id, payout: null, claim: null }] });
    const byName = (await kept('GET /booking/properties/search?words=whistler', it.cohost)) as HostBookings;
    expect(byName.bookingList.map(({ booking_id }) => booking_id)).toEqual([it.booking_id]);
    expect(await kept('GET /booking/properties/coming', it.cohost)).toBeDefined();

    const seen = (await kept(`GET /booking/${it.booking_id}`, it.cohost)) as BookingDetail;
    expect(seen).toMatchObject({ side: 'host', cohost_for: 'Sam', payout: null, payout_lines: [], claim: null, change: null });
    expect(seen).toMatchObject({ can_review: false, message: 'We come with a dog.' });
    expect((await kept(`GET /booking/${it.booking_id}`, it.host)) as BookingDetail).toMatchObject({
      cohost_for: null,
      payout: expect.anything(),
    });
    const inbox = (await kept('GET /message?side=host', it.cohost)) as Inbox;
    expect(inbox).toMatchObject({ total: 1, unread: 1, threads: [{ thread_id: it.thread_id, side: 'host' }] });
    const { counts } = (await kept('GET /user', it.cohost)) as { readonly counts: object };
    expect(counts).toMatchObject({ cohosted: 1, answered: 1, unread_as_host: 1, properties_total: 0 });

    // the door code is theirs to tell; calendars and their private links are not
    expect(await codeOf(`GET /user/property/${it.property_id}/arrival`, it.cohost)).toBeUndefined();
    expectAll(await answers(guardedBy('calendarKeeper', 'moneyReader'), it.cohost, it), 'property.not_owner');
    expect(await kept('GET /user/calendar', it.cohost)).toMatchObject({ total: 0, rows: [] });
    const place = (await kept(`GET /user/property/${it.property_id}`, it.cohost)) as HostProperty;
    expect(place).toMatchObject({
      feeds: [],
      export_url: '',
      registration_number: null,
      cohost_ids: [it.cohost.profile_id],
      calendar_ids: [],
    });
  });

  test('every other call about the booking, the listing and the host’s account is refused', async () => {
    const it = await shared();
    const ofSides = guardedBy('partyToBooking', 'namedPartyToBooking', 'hostOfBooking', 'guestOfBooking');
    expectAll(await answers(ofSides, it.cohost, it), 'booking.not_found');
    expectAll(await answers(guardedBy('owner'), it.cohost, it), 'property.not_owner');
    const outside = ['findHostBookings', 'listComingStays', 'listThreads', 'listOwnProperties', 'exportUserData', 'getUser'];
    const lists = guardedBy('hostMode', 'signedIn', 'named').filter(
      ({ id, method, path }) => method === 'GET' && !path.includes(':') && !outside.includes(id),
    );
    for (const { id, path } of lists) {
      const { raw } = await ask(`GET ${path}`, it.cohost);
      expect([id, raw.body.includes(it.property_id), raw.body.includes(it.booking_id)]).toEqual([id, false, false]);
    }
    const exported = await ask('GET /user/export', it.cohost);
    expect(exported.body.data).toMatchObject({ bookings: [], properties: [], cohosting: [{ roles: ['messages'] }] });
    expect(exported.raw.body).not.toContain(it.booking_id);
    // and no listing of others, nor another one of this host
    const other = await shared(['calendar']);
    await server.database.db
      .updateTable('properties')
      .set({ profile_id: it.host.profile_id })
      .where('property_id', '=', other.property_id)
      .execute();
    expectAll(await answers(guardedBy('readerOfBooking'), it.cohost, other), 'booking.not_found');
    expectAll(await answers(guardedBy('partyToThread'), it.cohost, other), 'message.thread_not_found');
    // a guest takes along neither who helps the host
    expect((await ask('GET /user/export', it.guest)).raw.body).not.toContain(it.cohost.profile_id);
  });

  test('what a co-host writes stands under their name, for the guest, the host and in mails', async () => {
    const it = await shared();
    expect(server.mailTo(it.cohost.email)).toContain('wants to stay at');
    expect(server.mailTo(it.cohost.email)).not.toContain('receive');
    expect(await kept(`POST /message/${it.thread_id}`, it.cohost, { message: 'Dogs are welcome.' })).toMatchObject({
      side: 'host',
      writer: null,
    });
    await kept(`POST /booking/${it.booking_id}/contact`, it.host, { message: 'Yes, they are.' });
    const writersFor = async (one: Member) =>
      ((await kept(`GET /message/${it.thread_id}`, one)) as ThreadDetail).messages.map(({ writer }) => writer);
    const kim = { first_name: 'Kim', is_cohost: true };
    expect(await writersFor(it.guest)).toEqual([null, kim, null]);
    expect(await writersFor(it.host)).toEqual([null, kim, null]);
    expect(await writersFor(it.cohost)).toEqual([null, null, { first_name: 'Sam', is_cohost: false }]);
    expect(server.mailsTo(it.guest.email).some((mail) => mail.includes('New message from Kim'))).toBe(true);

    const before = server.mailsTo(it.cohost.email).length;
    await kept(`POST /message/${it.thread_id}`, it.guest, { message: 'And cats?' });
    expect(server.mailsTo(it.cohost.email).length).toBe(before + 1);
    expect(server.mailTo(it.host.email)).toContain('And cats?');
    expect(server.mailTo(it.cohost.email)).toContain('And cats?');
    // each takes along what they wrote
    const sentBy = async (one: Member) =>
      ((await kept('GET /user/export', one)) as { readonly messages: readonly { readonly text: string }[] }).messages;
    expect((await sentBy(it.cohost)).map(({ text }) => text)).toEqual(['Dogs are welcome.']);
    expect((await sentBy(it.host)).map(({ text }) => text)).toEqual(['Yes, they are.']);

    expect((await ask('POST /user/delete', it.cohost, { password: it.cohost.password })).status).toBe(200);
    const { messages } = (await kept(`GET /message/${it.thread_id}`, it.guest)) as ThreadDetail;
    expect(messages.map(({ text }) => text)).toEqual(['We come with a dog.', null, 'Yes, they are.', 'And cats?']);
  });

  test('the owner changes what a co-host may do at once, and who was removed writes nothing', async () => {
    const it = await shared();
    expect(await codeOf(`PUT ${it.cohosts}/${it.cohost_id}`, it.cohost, { roles: ['calendar'] })).toBe('property.not_owner');
    expect((await it.change([])).status).toBe(422);
    const named = async () => ((await kept(`GET /property/${it.property_id}`, it.guest)) as Listing).cohosts;
    expect(await named()).toEqual(['Kim']);
    expect((await it.change(['calendar'])).body.data).toMatchObject({ roles: ['calendar'] });
    expect(await named()).toEqual([]);
    expect(await codeOf(`GET /booking/${it.booking_id}`, it.cohost)).toBe('booking.not_found');
    expect(await codeOf(`POST /message/${it.thread_id}`, it.cohost, { message: 'Hello' })).toBe('message.thread_not_found');
    expect(await codeOf(`GET /user/property/${it.property_id}/calendar`, it.cohost)).toBeUndefined();
    expect((await it.change(['calendar', 'messages'])).body.data).toMatchObject({ roles: ['calendar', 'messages'] });

    // removed between the guard and the message: it waits for what is on its way, and is asked again
    const { db } = server.database;
    const write = () => codeOf(`POST /message/${it.thread_id}`, it.cohost, { message: 'Hello' });
    const written = await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('cohosts').where('cohost_id', '=', it.cohost_id).execute();
      // one connection for all: there is nothing beside it
      if (engine === 'PGlite') return undefined;
      const code = write();
      const waiting = sql<{ readonly waits: number }>`select count(*)::int as waits from pg_locks where not granted`;
      await expect.poll(async () => (await waiting.execute(trx)).rows[0]?.waits).toBeGreaterThan(0);
      return { code };
    });
    expect(await (written ? written.code : write())).toBe('message.thread_not_found');
    const { messages } = (await kept(`GET /message/${it.thread_id}`, it.guest)) as ThreadDetail;
    expect(messages.length).toBe(1);
    expect((await kept('GET /message?side=host', it.cohost)) as Inbox).toMatchObject({ total: 0, unread: 0 });
    expect((await kept('GET /booking/properties/search', it.cohost)) as HostBookings).toMatchObject({ bookingList: [] });
  });

  test('a co-host who stays there as a guest is its guest, and hears of the request once', async () => {
    const it = await shared();
    const before = server.mailsTo(it.cohost.email).length;
    const asGuest = { property_id: it.property_id, guest: it.cohost, checkin: '2027-04-12', checkout: '2027-04-15', message: 'It is me.' };
    const booking_id = await aRequest(server, asGuest);
    expect(server.mailsTo(it.cohost.email).length).toBe(before + 1);
    expect((await kept(`GET /booking/${booking_id}`, it.cohost)) as BookingDetail).toMatchObject({ side: 'guest', cohost_for: null });
    const mine = (await kept('GET /message', it.cohost)) as Inbox;
    expect(mine.threads.map(({ side }) => side).toSorted()).toEqual(['guest', 'host']);
    const found = (await kept('GET /booking/properties/search', it.cohost)) as HostBookings;
    expect(found.bookingList.map((row) => row.booking_id)).toEqual([it.booking_id]);
  });
});

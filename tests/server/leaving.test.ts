// Leaving: everything that is kept can be taken along, and afterwards nothing that is kept tells who it was.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referralSenderPoints } from '../../generated/model/constants';
import type { Profile, ReferredFriend } from '../../generated/model/entities';
import { fillDemo } from '../../src/demo/fill';
import { demoAccounts } from '../../src/demo/accounts';
import { serverStart } from '../support/clock';
import { aForm } from '../support/a-form';
import { aMember, type Member } from '../support/a-member';
import { aPerson, aProperty, aReview } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const now = serverStart;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine, now);
  });
  afterAll(() => server.close());

  let asked = 0;
  const remove = ({ token, password }: Member, secret = password) =>
    server.ask('POST /user/delete', { token, body: { password: secret }, from: `10.3.0.${(asked += 1)}` });
  const member = (last_name = 'Leaver'): Promise<Member> => aMember(server.database.db, { now, last_name });
  const everything = async (): Promise<string> => {
    const tables = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(server.database.db);
    const texts = await Promise.all(
      tables.rows.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(server.database.db)).rows),
    );
    return JSON.stringify(texts);
  };
  const change = (booking: object, guest: string) =>
    server.database.db.updateTable('bookings').set(booking).where('guest_id', '=', guest).execute();

  test('a guest who leaves is in no table any more; the stay and the review are, without them', async () => {
    const { db } = server.database;
    const guest = await member();
    const property_id = await aProperty(db, await aPerson(db));
    await aReview(db, { property_id, guest: guest.profile_id, rating: 4, comment: 'We would come back for the quiet alone.' });
    await change({ message: 'I am Jo, and my dog is Rex.' }, guest.profile_id);
    await server.ask('POST /user/profile/referral/feedback', { token: guest.token, body: { type: 'referral_sender', comment: 'Fine.' } });
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#357266' } })
      .png()
      .toBuffer();
    const { headers, payload } = aForm({}, [{ field: 'avatar', name: 'me.png', type: 'image/png', bytes }]);
    const authorization = `Bearer ${guest.token}`;
    const picture = await server.app.inject({ method: 'PATCH', url: '/api/user/profile', headers: { ...headers, authorization }, payload });
    const { avatar } = picture.json<{ data: { avatar: string } }>().data;
    await server.ask('POST /user/request_password_reset', { body: { email: guest.email, reset_link: 'http://localhost:3000/reset' } });
    await server.settled();

    expect((await remove(guest)).body).toEqual({ data: {} });
    const left = await everything();
    for (const trace of [guest.email, guest.user_id, guest.profile_id, guest.last_name, avatar, 'Rex', guest.referral_code])
      expect(left).not.toContain(trace);
    expect((await server.app.inject({ method: 'GET', url: avatar })).statusCode).toBe(404);
    for (const token of [guest.token, guest.elsewhere.token]) expect((await server.ask('GET /user', { token })).status).toBe(401);
    expect((await server.ask(`GET /user/profile/${guest.profile_id}`)).body['error_code']).toBe('account.profile_not_found');

    const reviews = await server.ask(`GET /property/${property_id}/review`);
    expect(reviews.body.data).toMatchObject({
      reviews: [{ comment: 'We would come back for the quiet alone.', author: { first_name: null, avatar: null } }],
    });
    const again = await server.ask('POST /user', { body: { email: guest.email, password: 'a new beginning here' }, from: '10.4.0.1' });
    expect(again.status).toBe(200);
  });

  test('a host who leaves takes the places off the market; what was booked is kept in the archive, what was not is gone', async () => {
    const { db } = server.database;
    const host = await member('Hostleaver');
    const [booked, unbooked] = [await aProperty(db, host.profile_id), await aProperty(db, host.profile_id, { title: 'Never booked' })];
    await aReview(db, { property_id: booked, guest: (await member()).profile_id, rating: 5 });
    const url = 'https://www.airbnb.ca/calendar/ical/1.ics?s=hostleaver-secret';
    const feed = { feed_id: randomUUID(), property_id: booked, platform: 'airbnb' as const, url };
    await db
      .insertInto('calendar_feeds')
      .values({ ...feed, created_at: now, due_at: now })
      .execute();
    const night = { property_id: booked, nights: '[2027-01-01,2027-01-02)', night_cents: 30_000, note: 'hostleaver-note' };
    await db.insertInto('price_overrides').values(night).execute();
    expect((await remove(host)).status).toBe(200);
    expect(await db.selectFrom('properties').select(['property_id', 'status']).where('profile_id', '=', host.profile_id).execute()).toEqual(
      [{ property_id: booked, status: 'archived' }],
    );
    const there = await Promise.all([booked, unbooked].map(async (id) => (await server.ask(`GET /property/${id}`)).status));
    expect(there).toEqual([410, 404]);
    expect((await server.ask(`GET /user/profile/${host.profile_id}`)).status).toBe(404);
    expect((await server.ask(`GET /user/profile/referral/${host.referral_code}`)).status).toBe(404);
    const left = await everything();
    const traces = [host.email, host.user_id, host.last_name, host.referral_code, 'hostleaver-secret', 'hostleaver-note'];
    for (const trace of traces) expect(left).not.toContain(trace);
  });

  test.each([
    ['a request waits for an answer', { status: 'pending' }],
    ['a stay is to come', { checkin: '2026-12-01', checkout: '2026-12-04' }],
    ['a stay ended only yesterday', { checkin: '2026-11-18', checkout: '2026-11-20', checkout_time: '20:00' }],
    ['a stay was reported lately', { checkin: '2026-11-08', checkout: '2026-11-10', reported_at: now }],
  ])('while %s, neither side can leave', async (_what, booking) => {
    const { db } = server.database;
    const [guest, host] = [await member(), await member()];
    await aReview(db, { property_id: await aProperty(db, host.profile_id), guest: guest.profile_id, rating: 5 });
    await change(booking, guest.profile_id);
    for (const side of [guest, host])
      expect((await remove(side)).body).toMatchObject({ status_code: 409, error_code: 'account.money_open', data: { open: 1 } });
    expect((await server.ask('GET /user', { token: guest.token })).status).toBe(200);
    await change({ status: 'cancelled', reported_at: null }, guest.profile_id);
    expect([(await remove(guest)).status, (await remove(host)).status]).toEqual([200, 200]);
  });

  test('somebody without a password leaves by a mailed link: their own, once, and not while something is open', async () => {
    const { db } = server.database;
    const [guest, other] = [await member('Linkleaver'), await member()];
    await db.updateTable('users').set({ password_hash: null }).where('user_id', '=', guest.user_id).execute();
    const ask = () =>
      server.ask('POST /user/send_delete_email', { token: guest.token, body: { redirect_url: 'http://localhost:3000/account' } });
    const mailed = async () => {
      await server.settled();
      return /http:\/\/localhost:3000\/account\?token=([\w-]+)/.exec(server.mailTo(guest.email) ?? '')?.[1] ?? '';
    };
    const open = (token: string, by = guest) => server.ask(`POST /user/delete_by_link?token=${token}`, { token: by.token });
    const why = async (answer: ReturnType<typeof open>) => {
      const { body } = await answer;
      return [body['error_code'], body.data];
    };

    await ask();
    const first = await mailed();
    await ask();
    const second = await mailed();
    expect(await why(open(first))).toEqual(['account.link_spent', { why: 'overtaken' }]);
    expect(await why(open(second, other))).toEqual(['account.link_spent', { why: 'unknown' }]);

    await aReview(db, { property_id: await aProperty(db, other.profile_id), guest: guest.profile_id, rating: 5 });
    await change({ status: 'pending' }, guest.profile_id);
    expect((await ask()).body).toMatchObject({ error_code: 'account.money_open', data: { open: 1 } });
    expect((await open(second)).body).toMatchObject({ error_code: 'account.money_open', data: { open: 1 } });
    await change({ status: 'cancelled' }, guest.profile_id);

    expect((await open(second)).body).toEqual({ data: {} });
    const left = await everything();
    for (const trace of [guest.email, guest.user_id, guest.profile_id, guest.last_name]) expect(left).not.toContain(trace);
    expect((await open(second)).status).toBe(401);
  });

  test('without the password nobody is deleted', async () => {
    const guest = await member();
    expect((await remove(guest, 'not the password')).body).toMatchObject({
      error_code: 'account.wrong_password',
      data: { password_attempts: 4 },
    });
    expect((await server.ask('GET /user', { token: guest.token })).status).toBe(200);
  });
});

describe('the demo’s people', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer('PGlite', now);
    await fillDemo(server.database.db, { now, report: () => undefined });
  });
  afterAll(() => server.close());

  interface Export {
    readonly user: { readonly email: string };
    readonly profile: Profile;
    readonly sessions: readonly { readonly device: string; readonly current: boolean }[];
    readonly stays: readonly {
      readonly booking_id: string;
      readonly quote: { readonly total: object };
      readonly guest_id: string;
      readonly checkoutDate: string;
    }[];
    readonly bookings: readonly { readonly host_id: string }[];
    readonly properties: readonly { readonly title: string; readonly address: string | null }[];
    readonly reviews: readonly { readonly comment: string; readonly booking_id: string; readonly private_note: string | null }[];
    readonly messages: readonly { readonly text: string }[];
    readonly points: readonly { readonly points: number }[];
    readonly deeds: readonly { readonly booking_id: string; readonly event: string }[];
    readonly payments: readonly { readonly booking_id: string; readonly amount_cents: number }[];
    readonly referral: { readonly came_with: string | null; readonly friends: readonly ReferredFriend[] };
  }
  const exported = async (email: string): Promise<Export> => {
    const { body } = await server.ask('POST /session', { body: { email, password: demoAccounts.password } });
    const answer = await server.ask('GET /user/export', { token: String(body['access_token']) });
    expect(answer.status, answer.raw.body.slice(0, 400)).toBe(200);
    return answer.body.data;
  };

  test('a guest takes along stays, reviews and devices, all of them their own', async () => {
    const it = await exported('guest@tuckamore.example');
    expect(it.user.email).toBe('guest@tuckamore.example');
    expect(it.stays.length).toBeGreaterThan(5);
    expect(new Set(it.stays.map(({ guest_id }) => guest_id)).size).toBe(1);
    expect(it.reviews.length).toBeGreaterThan(0);
    expect(it.sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(it.sessions.slice(1).every(({ device }) => / on /.test(device))).toBe(true);
    expect(it.properties).toEqual([]);
    const own = new Set(it.stays.map(({ booking_id }) => booking_id));
    for (const of of [it.deeds, it.payments]) {
      expect(of.length).toBeGreaterThan(0);
      for (const { booking_id } of of) expect(own.has(booking_id)).toBe(true);
    }
    expect([it.messages.length > 0, it.points.length > 0]).toEqual([true, true]);
  });

  test('what is private goes along: who came with one’s code, with which one came, what was reported, and the note to a host', async () => {
    const { db } = server.database;
    const inviter = await aMember(db, { now, last_name: 'Inviter' });
    const friend = await aMember(db, { now, last_name: 'Friend', referral_code: inviter.referral_code });
    const property_id = await aProperty(db, await aPerson(db));
    await aReview(db, { property_id, guest: friend.profile_id, rating: 4 });
    const { booking_id } = await db
      .selectFrom('bookings')
      .select('booking_id')
      .where('guest_id', '=', friend.profile_id)
      .executeTakeFirstOrThrow();
    await db.updateTable('reviews').set({ private_note: 'The tap drips.' }).where('booking_id', '=', booking_id).execute();
    await db.updateTable('bookings').set({ checkin: '2026-11-18', checkout: '2026-11-20' }).where('booking_id', '=', booking_id).execute();
    const reported = await server.ask(`POST /booking/${booking_id}/report`, {
      token: friend.token,
      body: { message: 'The stove smokes.' },
    });
    expect(reported.body).toEqual({ data: {} });
    const taken = async (token: string): Promise<Export> => (await server.ask('GET /user/export', { token })).body.data;
    const own = await taken(friend.token);
    const nothing = { welcomed_at: null, voided_at: null, void_because: null, void_reason: null, waits_for: null, friends: [] };
    expect(own.referral).toEqual({ came_with: inviter.referral_code, ...nothing, seen_with: [] });
    expect(own.deeds).toMatchObject([{ booking_id, event: 'report', reason: 'The stove smokes.' }]);
    expect(own.reviews).toMatchObject([{ private_note: 'The tap drips.' }]);
    await server.ask('GET /user/profile/referral/summary', { token: inviter.token });
    expect((await taken(inviter.token)).referral).toEqual({
      came_with: null,
      ...nothing,
      friends: [{ first_name: 'Sam', joined_at: expect.any(String), stage: 'verified', points: 0, because: null, decided: null }],
      seen_with: expect.arrayContaining(
        ['device', 'network'].map((kind) => ({ kind, mark: expect.stringMatching(/^\S{20,}$/), seen_at: now.toISOString() })),
      ),
    });
  });

  test('one has a friend who stayed and one who has just come, and is asked of it; so is who came', async () => {
    const [inviter, friend] = [await exported('friends@tuckamore.example'), await exported('new@tuckamore.example')];
    const friends = inviter.referral.friends.map(({ first_name, stage, points }) => ({ isNamed: first_name !== null, stage, points }));
    expect(friends).toEqual([
      { isNamed: false, stage: 'signed_up', points: 0 },
      { isNamed: true, stage: 'stayed', points: referralSenderPoints },
    ]);
    expect(inviter.points).toMatchObject([{ kind: 'earn', points: referralSenderPoints }]);
    expect(inviter.profile).toMatchObject({ show_referral_sender_banner: true, show_referral_recipient_banner: false });
    expect(friend.profile).toMatchObject({ show_referral_recipient_banner: true });
    expect(friend.referral.came_with).toBe(inviter.profile.referral_code);
  });

  test('a host takes along places and bookings', async () => {
    const it = await exported('host@tuckamore.example');
    expect(it.properties.length).toBeGreaterThan(2);
    expect(it.bookings.length).toBeGreaterThan(5);
    expect(new Set(it.bookings.map(({ host_id }) => host_id)).size).toBe(1);
  });

  test('no token opens a session that the demo put there', async () => {
    const kept = await server.database.db.selectFrom('sessions').select('token_hash').where('token_hash', 'like', 'no token %').execute();
    expect(kept.length).toBeGreaterThan(3);
    for (const { token_hash } of kept) expect((await server.ask('GET /user', { token: token_hash })).status).toBe(401);
  });

  test('what one has written and what another has written are lists of the same reviews', async () => {
    const { body } = await server.ask('POST /session', { body: { email: 'guest@tuckamore.example', password: demoAccounts.password } });
    const token = String(body['access_token']);
    const own = await server.ask('GET /user/profile/review', { token });
    const { total, reviews } = own.body.data as { total: number; reviews: { author: { profile_id: string } }[] };
    expect(reviews).toHaveLength(Math.min(total, 20));
    const theirs = await server.ask(`GET /user/profile/${reviews[0]?.author.profile_id ?? ''}/review`, { token });
    expect(theirs.body.data).toEqual(own.body.data);
    const second = await server.ask('GET /user/profile/review?page=500', { token });
    expect(second.body.data).toMatchObject({ reviews: [], total, page: 500 });
  });
});

// An account with a whole life that leaves: not while money is open; then nothing kept tells who it was, and what is others' stays theirs.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail, PayoutStanding, PointsBalance, Review, ThreadDetail, ThreadRow } from '../../generated/model/entities';
import { aForm } from '../support/a-form';
import { aMember, type Member, signedInAgain } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { aHostedPlace, aRequest, type TripAsked } from '../support/a-stay-asked';
import { operating } from '../support/an-operator';
import { aStripe, type StandInStripe, stripeKeys } from '../support/a-stripe';
import { engines } from '../support/databases';
import { limitMs } from '../support/limits';

const secret = 'whsec_test';
const phone = '604 555 0199';
const feed = 'https://www.airbnb.ca/calendar/ical/81.ics?s=quackenbush-secret';
const bank = { institution: '004', transit: '12345', account: '7654321', tax_number: '123456782' };
const home = { address: '77 Quackenbush Lane', city: 'Whistler', province: 'BC', postal_code: 'V8E 1Z9' };
const details = { kind: 'person', legal_name: 'Zebulon Quackenbush', birth_date: '1980-05-17', ...home, ...bank };
const soon: TripAsked = { checkin: '2027-01-12', checkout: '2027-01-15' };
const late: TripAsked = { checkin: '2027-03-12', checkout: '2027-03-15' };

interface Place {
  readonly property_id: string;
  readonly host: Member;
}
type Rows = readonly Readonly<Record<string, unknown>>[];

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let stripe: StandInStripe;
  beforeAll(async () => {
    stripe = await aStripe();
    server = await aServer(engine, undefined, stripeKeys(stripe, secret));
  });
  afterAll(async () => {
    await server?.close();
    await stripe?.close();
  });

  const back = (who: Member) => signedInAgain(server.database.db, who, server.now());
  const as = async <T>(who: Member, call: string, body?: object): Promise<T> => {
    const { status, raw, body: answer } = await server.ask(call, { token: await back(who), ...(body ? { body } : {}) });
    expect(status, `${call}: ${raw.body}`).toBe(200);
    return answer.data;
  };
  const until = async (moment: string): Promise<void> => {
    server.later(Date.parse(moment) - server.now().getTime());
    await server.settled();
  };
  /** Asked for, accepted where that is needed, and paid by card. */
  const aPaid = async (guest: Member, place: Place, trip: TripAsked): Promise<string> => {
    const booking_id = await aRequest(server, { property_id: place.property_id, guest: { ...guest, token: await back(guest) }, ...trip });
    await as(place.host, `PATCH /booking/${booking_id}/accept`, {});
    const { url } = await as<{ readonly url: string }>(guest, 'POST /checkout', {
      booking_id,
      success_path: '/stays',
      cancel_path: '/stays',
    });
    const { body, signature } = stripe.pay(url.split('/').at(-1) ?? '', secret);
    await server.ask('POST /payment/stripe', { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } });
    return booking_id;
  };
  const review = (guest: Member, booking_id: string, private_note: string) =>
    as<{ readonly review_id: string }>(guest, `POST /booking/${booking_id}/review`, {
      rating: 5,
      comment: 'Quiet, warm, and close to the water.',
      private_note,
    });

  /** Every row of every table, those of the queue too, by table. */
  const everything = async (): Promise<ReadonlyMap<string, Rows>> => {
    const { rows } = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.database.db);
    const read = async ({ schema, name }: (typeof rows)[number]): Promise<readonly [string, Rows]> => [
      name,
      (await sql<Readonly<Record<string, unknown>>>`select * from ${sql.id(schema, name)}`.execute(server.database.db)).rows,
    ];
    return new Map(await Promise.all(rows.map(read)));
  };
  const tracesIn = (tables: ReadonlyMap<string, Rows>, traces: readonly string[]): readonly string[] =>
    [...tables].flatMap(([table, rows]) =>
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([column, value]) =>
          traces
            .filter((trace) =>
              JSON.stringify(value ?? null)
                .toLowerCase()
                .includes(trace.toLowerCase()),
            )
            .map((trace) => `${table}.${column}: ${trace}`),
        ),
      ),
    );
  interface Taken extends Readonly<Record<string, unknown>> {
    readonly stays: readonly BookingDetail[];
    readonly bookings: readonly BookingDetail[];
    readonly reviews: readonly Review[];
  }
  /** Another person's own data, as they would export it; messages to them go with their writer. */
  const own = async (who: Member) => {
    const taken = await as<Taken>(who, 'GET /user/export');
    const booked = [...taken.stays, ...taken.bookings];
    const stays = booked.map(({ booking_id, status, paid_at, quote, checkin }) => ({ booking_id, status, paid_at, quote, checkin }));
    const reviews = taken.reviews.map((it) => ({ ...it, host_reply: null, host_replied_at: null }));
    const { user, properties, deeds, payments, messages, points, referral_feedback, payout_account, payouts } = taken;
    return { stays, reviews, user, properties, deeds, payments, messages, points, referral_feedback, payout_account, payouts };
  };

  const change = (property_id: string, facts: object) =>
    server.database.db.updateTable('properties').set(facts).where('property_id', '=', property_id).execute();
  /** A name, a face, a device, a survey, points, and a place with all that its host alone may know. */
  const settlesIn = async (me: Member, property_id: string): Promise<void> => {
    const { db } = server.database;
    const image = sharp({ create: { width: 40, height: 40, channels: 3, background: '#357266' } });
    const face = { field: 'avatar', name: 'me.png', type: 'image/png', bytes: await image.png().toBuffer() };
    const { headers, payload } = aForm({ first_name: 'Zebulon', last_name: 'Quackenbush', phone }, [face]);
    const asMe = { ...headers, authorization: `Bearer ${me.token}` };
    expect((await server.app.inject({ method: 'PATCH', url: '/api/user/profile', headers: asMe, payload })).statusCode).toBe(200);
    await server.ask('POST /session', { body: { email: me.email, password: me.password } });
    await as(me, 'POST /user/profile/referral/feedback', { type: 'referral_sender', comment: `Zebulon says: call ${phone}.` });
    const gift = { booking_id: null, friend_id: null, reward: null, profile_id: me.profile_id, points: 1000, kind: 'earn' as const };
    const entry = { ...gift, entry_id: randomUUID(), reason: 'A test', created_at: server.now() };
    await db.insertInto('points_entries').values(entry).execute();
    await change(property_id, { ...home, description: 'Zebulon built it.', house_rules: `Call Zebulon on ${phone}.` });
    const note = { property_id, nights: '[2027-05-01,2027-05-02)', night_cents: 30_000, note: 'Zebulon’s birthday' };
    await db.insertInto('price_overrides').values(note).execute();
    await as(me, `PUT /user/property/${property_id}/arrival`, { entry: `Zebulon opens the door. Call ${phone}.` });
    const season = { name: 'Zebulon’s summer', start: '2027-06-15', last: '2027-08-31', price_cents: 24_000, min_nights: null };
    await as(me, 'POST /user/season', { ...season, property_ids: [property_id] });
    await as(me, 'POST /user/reply', { title: 'Zebulon’s door', text: `Call ${phone}, {guest}.` });
    server.calendars.texts.set(feed, ['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR', ''].join('\r\n'));
    await as(me, `POST /user/property/${property_id}/feed`, { url: feed });
  };
  /** A stay that comes, one that is called off, and words to a host. */
  const travels = async (me: Member, place: Place): Promise<string> => {
    const stay = await aPaid(me, place, { ...soon, points: 400, message: 'Zebulon here, with a dog.' });
    const leftOut = await aPaid(me, place, late);
    await as(me, `PATCH /booking/${leftOut}/cancel`, { cancel_reason: 'Zebulon has a cold.' });
    await as(me, `POST /booking/${stay}/contact`, { message: `Zebulon Quackenbush, ${phone}, ${me.email}` });
    await as(place.host, `POST /booking/${stay}/contact`, { message: 'See you soon.' });
    return stay;
  };
  /** A new sign-up, a refused request, a cancelled stay, and words to a guest. */
  const hosts = async (me: Member, property_id: string, visitor: Member): Promise<string> => {
    const mine = { property_id, host: me };
    const visit = await aPaid(visitor, mine, { ...soon, message: 'We look forward to it.' });
    await as(me, `POST /booking/${visit}/contact`, { message: `Zebulon waits for you: ${phone}.` });
    const refused = await aRequest(server, { property_id, guest: { ...visitor, token: await back(visitor) }, ...late });
    await as(me, `PATCH /booking/${refused}/reject`, { reject_reason: 'Zebulon is away.' });
    const calledOff = await aPaid(visitor, mine, { checkin: '2027-04-12', checkout: '2027-04-15' });
    await as(me, `PATCH /booking/${calledOff}/cancel`, { cancel_reason: 'Zebulon’s roof leaks.' });
    return visit;
  };
  const isPaidOut = async (me: Member): Promise<void> => {
    await as(me, 'PUT /user/payout', { ...details, password: me.password });
    const { url } = await as<{ readonly url: string }>(me, 'POST /user/payout/onboarding', { password: me.password });
    const account = /acct_\w+/.exec(url)?.[0] ?? '';
    stripe.connect.stands(account, 'ready');
    expect(await as<PayoutStanding>(me, 'GET /user/payout')).toMatchObject({ payee: 'ready' });
    await server.settled();
    expect(stripe.connect.transfers()).toMatchObject([{ destination: account }]);
    expect(await as<PayoutStanding>(me, 'GET /user/payout')).toMatchObject({ waiting: { amount_cents: 0 } });
  };

  test('it is kept while money is open, and says what; then it goes whole, and others lose nothing', {
    timeout: limitMs(120),
  }, async () => {
    const { db } = server.database;
    const [inviter, visitor] = [await aMember(db, { now: server.now() }), await aMember(db, { now: server.now() })];
    const [elsewhere, { host: me, property_id }] = [await aHostedPlace(server), await aHostedPlace(server)];
    await db.updateTable('users').set({ referral_code: inviter.referral_code }).where('user_id', '=', me.user_id).execute();
    const friend = await aMember(db, { now: server.now(), referral_code: me.referral_code });
    const leave = async () => (await server.ask('POST /user/delete', { token: await back(me), body: { password: me.password } })).body;

    await settlesIn(me, property_id);
    const stay = await travels(me, elsewhere);
    const visit = await hosts(me, property_id, visitor);
    await aPaid(friend, elsewhere, { checkin: '2027-01-18', checkout: '2027-01-20' });
    expect(await leave()).toMatchObject({ error_code: 'account.money_open', data: { open: 2, payouts: 0 } });
    await until('2027-01-17T20:00:00Z');
    await review(me, stay, `Zebulon will come back, call ${phone}.`);
    const { review_id } = await review(visitor, visit, 'The tap drips.');
    await as(me, `POST /booking/${visit}/guest-review`, { rating: 5, comment: 'They left the place as tidy as it was found.' });
    await as(me, `POST /property/${property_id}/review/${review_id}/reply`, { reply: 'Zebulon thanks you.' });
    expect(await leave()).toMatchObject({ error_code: 'account.money_open', data: { open: 0, payouts: 1 } });
    await isPaidOut(me);
    await until('2027-01-22T20:00:00Z');
    const pointsOf = async (who: Member) => (await as<PointsBalance>(who, 'GET /user/points')).balance;
    expect([await pointsOf(inviter), (await pointsOf(me)) > 3000]).toEqual([13_000, true]);

    const traces = ['Zebulon', 'Quackenbush', me.email, me.user_id, phone, '+16045550199', bank.tax_number, home.postal_code];
    const others = [inviter, visitor, friend, elsewhere.host];
    const [before, books] = [await Promise.all(others.map(own)), await everything()];
    expect(tracesIn(books, traces).length).toBeGreaterThan(20);
    expect(await leave()).toEqual({ data: {} });
    const after = await everything();
    // the report of the year in which they were paid, for a while
    const { left_hosts: reported, ...rest } = Object.fromEntries(after);
    expect(tracesIn(new Map(Object.entries(rest)), traces)).toEqual([]);
    expect(reported).toMatchObject([{ profile_id: me.profile_id, kept_until: new Date('2028-03-01T00:00:00Z') }]);
    const row = (await operating(() => server)('platform-report', '2027')).split('\n').find((line) => line.startsWith(me.profile_id));
    expect(row).toContain(`${details.legal_name},"77 Quackenbush Lane, Whistler, BC V8E 1Z9",1980-05-17,123456782`);
    expect(row).not.toContain('payout details');
    expect(await Promise.all(others.map(own))).toEqual(before);
    for (const table of ['ledger_postings', 'ledger_entries', 'payments', 'refunds', 'payouts'])
      expect(after.get(table)).toEqual(books.get(table));
    expect(await as<BookingDetail>(visitor, `GET /booking/${visit}`)).toMatchObject({ status: 'confirmed', review: review_id });
    expect(await as<BookingDetail>(elsewhere.host, `GET /booking/${stay}`)).toMatchObject({ status: 'confirmed', checkin: soon.checkin });
    const { threads } = await as<{ readonly threads: readonly ThreadRow[] }>(visitor, 'GET /message');
    const thread = await as<ThreadDetail>(visitor, `GET /message/${threads[0]?.thread_id ?? ''}`);
    expect(thread.messages.map(({ text }) => text)).toEqual(['We look forward to it.', null]);
    for (const path of ['/user/profile/referral/', '/user/profile/'].map((way, at) => way + [me.referral_code, me.profile_id][at]))
      expect((await server.ask(`GET ${path}`)).status).toBe(404);
    expect((await server.ask('GET /user', { token: me.token })).status).toBe(401);
    await until('2028-03-01T02:00:00Z');
    expect(tracesIn(await everything(), traces)).toEqual([]);
  });
});

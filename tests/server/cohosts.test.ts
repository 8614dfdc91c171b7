// Co-hosts: invited by mail, they look after the calendar of a listing, and of nothing else; each call of a host has to be decided here.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '../../generated/contract/index';
import type { CallId } from '../../generated/contract/handlers';
import type { CalendarGrid, Cohost, HostCalendar, HostProperty, PropertyRow, Season } from '../../generated/model/entities';
import { aMember, type Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { engines } from '../support/databases';

/** The calls of a co-host at a listing: one that is new stands in no list, and fails here until it is decided. */
const ofCohosts: readonly CallId[] = ['getArrivalGuide', 'getOwnProperty', 'leaveListing', 'saveArrivalGuide'];
const ofCalendar: readonly CallId[] = ['addFeed', 'deleteFeed', 'getCalendar', 'renameFeed', 'syncFeed', 'updateCalendar'];
/** Those of a co-host who answers guests, about their bookings and threads; every other call about a booking is for its two sides. */
const ofMessages: readonly CallId[] = [
  'addMessagePhoto',
  'contactAboutBooking',
  'getBooking',
  'getMessagePhoto',
  'getThread',
  'sendMessage',
];
const ofMoney: readonly CallId[] = ['getListingMoney'];
/** Calls of hosts that name no listing in their path: over all calendars that a person looks after, and over what is their own alone. */
const overCalendars: readonly CallId[] = ['addSeason', 'changeSeason', 'deleteSeason', 'listCalendars', 'listSeasons', 'updateCalendars'];
const overOwn: readonly CallId[] = [
  'addAutomaticMessage',
  'addSavedReply',
  'changeAutomaticMessage',
  'changeSavedReply',
  'deleteAutomaticMessage',
  'deleteSavedReply',
  'findHostBookings',
  'getEarnings',
  'getHeldPayouts',
  'getPayout',
  'getPayoutStatement',
  'listAutomaticMessages',
  'listComingStays',
  'listHostBookings',
  'listSavedReplies',
  'savePayout',
  'startOnboarding',
];

const all = Object.values(contracts);
const ownIds: readonly string[] = overOwn;
const guardedBy = (...guards: readonly string[]) => all.filter(({ guard }) => guards.includes(guard));
const idsOf = (calls: typeof all) => calls.map(({ id }) => id).toSorted();
const nothing = '7b8f4f0e-3a55-4a6e-9d0b-0d2f6a1c9e11';

test('each call of a host is decided', () => {
  expect(idsOf(guardedBy('cohosting'))).toEqual(ofCohosts);
  expect(idsOf(guardedBy('calendarKeeper'))).toEqual(ofCalendar);
  expect(idsOf(guardedBy('readerOfBooking', 'partyToThread'))).toEqual(ofMessages);
  expect(idsOf(guardedBy('moneyReader'))).toEqual(ofMoney);
  // it is read and not changed
  expect(new Set(guardedBy('moneyReader').map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(idsOf(guardedBy('hostMode'))).toEqual([...overCalendars, ...overOwn].toSorted());
  // each other call that names a property in its path and changes or tells what is the host's is the owner's
  const ofHelpers: readonly string[] = ['cohosting', 'calendarKeeper', 'moneyReader'];
  const named = all.filter(({ path, guard }) => path.startsWith('/user/property/:property_id') && !ofHelpers.includes(guard));
  expect(new Set(named.map(({ guard }) => guard))).toEqual(new Set(['owner']));
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  let asked = 0;
  const ask = (call: string, one: Pick<Member, 'token'>, body?: object) => {
    asked += 1;
    return server.ask(call, { token: one.token, ...(body ? { body } : {}), from: `10.9.${Math.floor(asked / 250)}.${asked % 250}` });
  };
  const codeOf = async (call: string, one: Pick<Member, 'token'>, body?: object) => (await ask(call, one, body)).body['error_code'];
  const aPerson = (): Promise<Member> => aMember(server.database.db, { now: server.now() });
  const tokenTo = (email: string): string => /co-host\?token=([\w-]+)/.exec(server.mailTo(email) ?? '')?.[1] ?? '';
  const invite = (property_id: string, host: Member, email: string) =>
    ask(`POST /user/property/${property_id}/cohost`, host, { email, roles: ['calendar'] });

  /** A listing with a co-host. */
  const shared = async () => {
    const { host, property_id } = await aHostedPlace(server);
    const cohost = await aPerson();
    const email = `invited-${cohost.profile_id}@example.ca`;
    const { cohost_id } = (await invite(property_id, host, email)).body.data as Cohost;
    const token = tokenTo(email);
    expect((await ask('POST /cohost', cohost, { token })).body.data).toEqual({ property_ids: [property_id] });
    return { host, property_id, cohost, cohost_id, email, token };
  };
  const remove = ({ host, property_id, cohost_id }: Awaited<ReturnType<typeof shared>>) =>
    ask(`DELETE /user/property/${property_id}/cohost/${cohost_id}`, host);

  /** The answer to each of some calls about a listing; an empty body is wrong in most, which is asked after the guard. */
  const answers = async (calls: typeof all, one: Member, ids: Readonly<Record<string, string>>) => {
    const codes: Record<string, string | undefined> = {};
    for (const { id, method, path, raw } of calls) {
      if (raw) continue;
      const filled = path.replace(/:(\w+)/g, (_all, name: string) => ids[name] ?? nothing);
      codes[id] = await codeOf(`${method} ${filled}`, one, method === 'GET' || method === 'DELETE' ? undefined : {});
    }
    return codes;
  };

  test('a co-host passes the calls of the calendar and no other, and once removed none', async () => {
    const it = await shared();
    const ids = { property_id: it.property_id };
    const refused = ['property.not_owner', 'property.not_found'];
    const staying = guardedBy('calendarKeeper', 'cohosting').filter(({ id }) => id !== 'leaveListing');
    for (const [id, code] of Object.entries(await answers(staying, it.cohost, ids))) expect(refused, id).not.toContain(code);
    for (const [id, code] of Object.entries(await answers(guardedBy('owner', 'moneyReader'), it.cohost, ids)))
      expect([id, code]).toEqual([id, refused[0]]);

    await remove(it);
    const both = guardedBy('calendarKeeper', 'cohosting', 'moneyReader', 'owner');
    for (const [id, code] of Object.entries(await answers(both, it.cohost, ids))) expect([id, code]).toEqual([id, refused[0]]);
    expect((await ask('GET /user/property', it.cohost)).body.data).toEqual([]);
    expect((await ask('GET /user/calendar', it.cohost)).body.data).toMatchObject({ total: 0, rows: [] });
  });

  test('bookings, messages and money of the listing do not exist for a co-host who keeps the calendar', async () => {
    const it = await shared();
    const guest = await aGuest(server);
    const booking_id = await aRequest(server, { property_id: it.property_id, guest, message: 'We come with a dog.' });
    const { thread_id } = await server.database.db.selectFrom('threads').select('thread_id').executeTakeFirstOrThrow();
    const ofBooking = guardedBy('readerOfBooking', 'partyToBooking', 'namedPartyToBooking', 'hostOfBooking', 'guestOfBooking');
    const codes = { ...(await answers(ofBooking, it.cohost, { booking_id })) };
    for (const [id, code] of Object.entries(codes)) expect([id, code]).toEqual([id, 'booking.not_found']);
    const threads = await answers(guardedBy('partyToThread'), it.cohost, { thread_id });
    for (const [id, code] of Object.entries(threads)) expect([id, code]).toEqual([id, 'message.thread_not_found']);
    const lists = all.filter(
      ({ id, guard }) =>
        ownIds.includes(id) || (['signedIn', 'named'].includes(guard) && id !== 'listOwnProperties' && id !== 'exportUserData'),
    );
    for (const { id, path } of lists.filter((one) => one.method === 'GET' && !one.path.includes(':'))) {
      const { raw } = await ask(`GET ${path}`, it.cohost);
      expect([id, raw.body.includes(it.property_id), raw.body.includes(booking_id)]).toEqual([id, false, false]);
    }

    const openOf = async (one: Member) =>
      ((await ask('GET /user/property', one)).body.data as PropertyRow[]).map((row) => row.open_bookings);
    expect([await openOf(it.host), await openOf(it.cohost)]).toEqual([[1], [0]]);

    // the owner sees who has the nights; the co-host that somebody has them
    const dates = '?from=2027-02-12&to=2027-02-13';
    const nightOf = async (one: Member) =>
      ((await ask(`GET /user/property/${it.property_id}/calendar${dates}`, one)).body.data as HostCalendar).nights[0];
    expect(await nightOf(it.host)).toMatchObject({ taken: 'request', booking_id, guest: expect.anything() });
    expect(await nightOf(it.cohost)).toMatchObject({ taken: 'request', booking_id: null, guest: null, earns_cents: null });
    const grid = (await ask('GET /user/calendar?from=2027-02-12', it.cohost)).body.data as CalendarGrid;
    expect(grid.rows[0]?.nights[0]).toMatchObject({ taken: 'request', booking_id: null, guest: null });
    expect(grid.rows[0]?.cohost_for).toBe('Sam');
  });

  test('a co-host sees the listing in lists, and of the listing only what its calendar needs', async () => {
    const it = await shared();
    await server.database.db
      .updateTable('properties')
      .set({ registration_number: 'PM1', listing_url: 'https://www.airbnb.ca/rooms/1', suspended_because: 'Words' })
      .where('property_id', '=', it.property_id)
      .execute();
    const [row] = (await ask('GET /user/property', it.cohost)).body.data as PropertyRow[];
    expect(row).toMatchObject({ property_id: it.property_id, cohost_for: 'Sam', listing_url: null, platform: null, missing: [] });
    const seen = (await ask(`GET /user/property/${it.property_id}`, it.cohost)).body.data as HostProperty;
    expect(seen).toMatchObject({ cohost_for: 'Sam', cohost_ids: [it.cohost.profile_id], address: '12 Alpine Way' });
    expect(seen).toMatchObject({
      registration_number: null,
      listing_url: null,
      platform: null,
      suspended_because: null,
      ownership_code: '',
    });
    const own = (await ask(`GET /user/property/${it.property_id}`, it.host)).body.data as HostProperty;
    expect(own).toMatchObject({ cohost_for: null, registration_number: 'PM1' });
    expect(own.ownership_code).not.toBe('');
  });

  test('prices, seasons and arrival are the same for both; a season over listings of several hosts is changed at those of the co-host alone', async () => {
    const it = await shared();
    const changes = [{ start: '2027-03-01', end: '2027-03-03', price_cents: 31_000 }];
    expect((await ask(`PUT /user/property/${it.property_id}/calendar`, it.cohost, { changes })).status).toBe(200);
    const nights = await ask(`GET /user/property/${it.property_id}/calendar?from=2027-03-01&to=2027-03-02`, it.host);
    expect((nights.body.data as HostCalendar).nights[0]).toMatchObject({ price_cents: 31_000 });
    const grid = {
      change: { blocked: true },
      calendars: [{ property_id: it.property_id, nights: [{ start: '2027-05-01', end: '2027-05-02' }] }],
    };
    expect((await ask('PUT /user/calendar', it.cohost, grid)).body.data).toEqual({ saved: [it.property_id], refused: [] });

    const other = await aHostedPlace(server);
    await server.database.db
      .updateTable('properties')
      .set({ profile_id: it.host.profile_id })
      .where('property_id', '=', other.property_id)
      .execute();
    const season = { name: 'Summer', start: '2027-07-01', last: '2027-07-31', price_cents: 40_000, min_nights: null };
    const both = { ...season, property_ids: [it.property_id, other.property_id] };
    expect(await codeOf('POST /user/season', it.cohost, both)).toBe('property.not_found');
    const { season_id } = (await ask('POST /user/season', it.host, both)).body.data as Season;
    const changed = { ...season, price_cents: 50_000, property_ids: [it.property_id] };
    expect((await ask(`PUT /user/season/${season_id}`, it.cohost, changed)).status).toBe(200);
    const { seasons } = (await ask('GET /user/season', it.host)).body.data as unknown as { seasons: Season[] };
    const bySeason = new Map(seasons.map(({ price_cents, property_ids }) => [price_cents, property_ids]));
    expect(bySeason).toEqual(
      new Map([
        [40_000, [other.property_id]],
        [50_000, [it.property_id]],
      ]),
    );
    expect(new Set(seasons.map((one) => one.season_id)).size).toBe(2);
  });

  test('a link works once, for seven days, for anybody but the owner, and not once it was withdrawn or sent anew', async () => {
    const { host, property_id } = await aHostedPlace(server);
    const [one, two] = [await aPerson(), await aPerson()];
    const to = `someone-${one.profile_id}@example.ca`;
    expect((await invite(property_id, host, to.toUpperCase())).status).toBe(200);
    const first = tokenTo(to);
    expect(first).not.toBe('');
    const again = (await invite(property_id, host, to)).body.data as Cohost;
    expect(again).toMatchObject({ email: to, state: 'invited', accepted_at: null, first_name: null });
    const token = tokenTo(to);
    expect(token).not.toBe(first);
    expect((await ask('POST /cohost', one, { token: first })).body.data).toEqual({ why: 'unknown' });
    expect((await ask('POST /cohost/invitation', one, { token })).body.data).toMatchObject({ listings: [{ property_id }], host: 'Sam' });
    expect(await codeOf('POST /cohost/invitation', host, { token })).toBe('property.own_invitation');
    expect(await codeOf('POST /cohost', host, { token })).toBe('property.own_invitation');
    const accepted = await Promise.all([ask('POST /cohost', one, { token }), ask('POST /cohost', two, { token })]);
    expect(accepted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    const winner = accepted[0].status === 200 ? one : two;
    expect(await codeOf('POST /cohost', winner, { token })).toBe('property.cohosts_already');
    expect(await codeOf(`POST /user/property/${property_id}/cohost`, host, { email: to, roles: ['calendar'] })).toBe(
      'property.cohost_known',
    );
    expect(server.mailTo(host.email)).toContain('now co-hosts');

    const late = `late-${one.profile_id}@example.ca`;
    await invite(property_id, host, late);
    server.later(7 * 24 * 3_600_000 + 1000);
    expect((await ask('POST /cohost', await aPerson(), { token: tokenTo(late) })).body.data).toEqual({ why: 'expired' });
  });

  test('either side ends it at once, and hears of it; who leaves the service ends it, too', async () => {
    const it = await shared();
    expect(await codeOf(`DELETE /user/property/${it.property_id}/cohosting`, it.host)).toBe('property.cohost_not_found');
    expect((await ask(`DELETE /user/property/${it.property_id}/cohosting`, it.cohost)).status).toBe(200);
    expect(server.mailTo(it.host.email)).toContain('no longer co-hosts');
    expect(await codeOf(`GET /user/property/${it.property_id}/calendar`, it.cohost)).toBe('property.not_owner');
    expect((await ask('POST /cohost', it.cohost, { token: it.token })).body.data).toEqual({ why: 'unknown' });

    const other = await shared();
    await remove(other);
    expect(server.mailTo(other.cohost.email)).toContain('You no longer co-host');

    const third = await shared();
    const exported = (await ask('GET /user/export', third.cohost)).body.data;
    expect(exported).toMatchObject({
      cohosting: [{ property_id: third.property_id, email: third.email, roles: ['calendar'] }],
      properties: [],
      cohosts: [],
    });
    expect((await ask('GET /user/export', third.host)).body.data).toMatchObject({ cohosts: [{ email: third.email, state: 'active' }] });
    expect((await ask('POST /user/delete', third.cohost, { password: third.cohost.password })).status).toBe(200);
    expect((await ask(`GET /user/property/${third.property_id}/cohost`, third.host)).body.data).toEqual([]);
    const fourth = await shared();
    expect((await ask('POST /user/delete', fourth.host, { password: fourth.host.password })).status).toBe(200);
    expect((await ask('GET /user/property', fourth.cohost)).body.data).toEqual([]);
  });

  test('a listing has ten co-hosts at most, and a mailbox four invitations a day', async () => {
    const { host, property_id } = await aHostedPlace(server);
    const db = server.database.db;
    const rows = Array.from({ length: 10 }, (_, at) => ({
      cohost_id: `00000000-0000-4000-8000-0000000000${10 + at}`,
      property_id,
      email: `co-${at}@example.ca`,
      token_hash: `${property_id} ${at}`,
      roles: ['calendar'] as const,
      created_at: server.now(),
      expires_at: server.now(),
      accepted_at: null,
      profile_id: null,
    }));
    await db.insertInto('cohosts').values(rows).execute();
    expect(await codeOf(`POST /user/property/${property_id}/cohost`, host, { email: 'new@example.ca', roles: ['calendar'] })).toBe(
      'property.too_many_cohosts',
    );
    const codes = [];
    for (let at = 0; at < 5; at += 1)
      codes.push(await codeOf(`POST /user/property/${property_id}/cohost`, host, { email: 'co-0@example.ca', roles: ['calendar'] }));
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'property.cohost_mails']);
  });
});

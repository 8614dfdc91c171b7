// Acts of the operator: blocked accounts, listings and messages that are taken down, given-up jobs, and the entries about all of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail, HostProperty, ThreadDetail } from '../../generated/model/entities';
import { writeTogether } from '../../src/server/database/transact';
import { openQueue } from '../../src/server/jobs/queue';
import { aMember, type Member } from '../support/a-member';
import { aPaidStay } from '../support/a-paid-stay';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { operatingToTheEnd } from '../support/an-operator';
import { engines } from '../support/databases';

const nobody = '00000000-0000-4000-8000-000000000000';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const run = operatingToTheEnd(() => server);
  const logIn = ({ email, password }: Member) => server.ask('POST /session', { body: { email, password } });
  const bookingOf = async (id: string, { token }: Pick<Member, 'token'>): Promise<BookingDetail> =>
    (await server.ask(`GET /booking/${id}`, { token })).body.data;
  const propertyOf = async (id: string, { token }: Pick<Member, 'token'>): Promise<HostProperty> =>
    (await server.ask(`GET /user/property/${id}`, { token })).body.data;

  test('people, listings and bookings are found by id, address, name, title or reference', async () => {
    const { host, guest, property_id, booking_id } = await aPaidStay(server);
    const { reference } = await bookingOf(booking_id, host);
    expect(await run('find', guest.email)).toContain(`person   ${guest.profile_id}  ${guest.email}`);
    expect(await run('find', host.profile_id)).toMatch(
      new RegExp(`person .*${host.email}[^]*listing  ${property_id}[^]*booking  ${booking_id}`),
    );
    expect(await run('find', reference.toLowerCase())).toContain(`${reference}  confirmed  paid card  $858.36 CAD`);
    expect(await run('find', '%')).toBe('Nothing is found.');
    await expect(run('find')).rejects.toThrow('-- find WORDS');
  });

  test('a blocked account is signed out and told why, its unpaid holds end, its paid stays go on', async () => {
    const { guest, booking_id } = await aPaidStay(server);
    const place = await aHostedPlace(server);
    const asked = await aRequest(server, { property_id: place.property_id, guest });
    const other = await aHostedPlace(server);
    const unpaid = await aRequest(server, { property_id: other.property_id, guest });
    expect((await server.ask(`PATCH /booking/${unpaid}/accept`, { token: other.host.token, body: {} })).status).toBe(200);

    await expect(run('block', guest.profile_id)).rejects.toThrow('-- block PERSON "WHY"');
    expect(await run('block', guest.profile_id, 'Cards that', 'were not theirs.')).toContain('unpaid bookings that end: 2');
    await run('acts');
    expect((await server.ask('GET /user', { token: guest.token })).status).toBe(401);
    const refused = await logIn(guest);
    expect([refused.status, refused.body['error_code'], refused.body['message']]).toEqual([
      403,
      'account.blocked',
      'This account is blocked: Cards that were not theirs.',
    ]);
    expect((await server.ask('POST /session', { body: { email: guest.email, password: 'not the password' } })).status).toBe(401);
    expect(await bookingOf(asked, place.host)).toMatchObject({ status: 'cancelled', cancelled_by: 'admin' });
    server.later(1000);
    await server.settled();
    expect(await bookingOf(unpaid, other.host)).toMatchObject({ status: 'expired', paid_at: null });
    const { status, paid_at } = await server.database.db
      .selectFrom('bookings')
      .select(['status', 'paid_at'])
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow();
    expect([status, paid_at !== null]).toEqual(['confirmed', true]);

    expect(await run('block', guest.profile_id, 'Once more')).toContain('There is no account');
    expect(await run('unblock', guest.profile_id, 'It was somebody else.')).toContain('Unblocked');
    expect((await logIn(guest)).status).toBe(200);
  });

  test('a blocked host’s listings pause and requests to them are declined, which counts as no answer', async () => {
    const { host, property_id } = await aHostedPlace(server);
    const guest = await aGuest(server);
    const asked = await aRequest(server, { property_id, guest });
    expect(await run('block', host.profile_id, 'Listings that do not exist.')).toContain('listings paused: 1');
    expect(await bookingOf(asked, guest)).toMatchObject({ status: 'rejected', reject_reason: null });
    expect(server.mailTo(guest.email)).toContain('host you at Cedar cabin on these dates');
    expect((await server.ask(`GET /property/${property_id}`)).body.data).toMatchObject({ status: 'paused' });
    await run('unblock', host.profile_id, 'They do exist.');
    const { access_token: token } = (await logIn(host)).body as unknown as { readonly access_token: string };
    expect(await propertyOf(property_id, { token })).toMatchObject({ status: 'paused' });
  });

  test('a listing is suspended with a reason that its host reads, and restored to its host’s hands', async () => {
    const { host, property_id } = await aHostedPlace(server);
    expect(await run('suspend-listing', property_id, 'The pictures are of another house.')).toContain('Suspended');
    expect((await server.ask(`GET /property/${property_id}`)).status).toBe(404);
    const suspended = { status: 'suspended', suspended_for: 'operator', suspended_because: 'The pictures are of another house.' };
    expect(await propertyOf(property_id, host)).toMatchObject(suspended);
    expect(server.mailTo(host.email)).toContain('The pictures are of another house.');
    const listing = await server.ask(`PATCH /user/property/${property_id}/status`, { token: host.token, body: { status: 'listed' } });
    expect(listing.status).toBe(409);
    expect(await run('restore-listing', property_id, 'New pictures.')).toContain('It is paused');
    expect(await propertyOf(property_id, host)).toMatchObject({ status: 'paused', suspended_for: null, suspended_because: null });
    expect(await run('restore-listing', property_id, 'Again.')).toContain('was suspended by an operator');
    expect(await run('suspend-listing', nobody, 'Nowhere.')).toContain('There is no listing');
  });

  test('a host’s first listing, set up by hand, is on the operator’s list until the operator has looked at it', async () => {
    const { property_id, host } = await aHostedPlace(server);
    const later = new Date(server.now().getTime() + 1000);
    const next = await aProperty(server.database.db, host.profile_id, { title: 'The second one', listed_at: later });
    const waiting = await run('first-listings');
    expect(waiting).toContain(property_id);
    expect(waiting).not.toContain(next);
    expect(await run('looked-at', property_id, 'A real cabin.')).toContain('no more');
    expect(await run('first-listings')).not.toContain(property_id);
    expect(await run('acts', property_id)).toContain('A real cabin.');
  });

  test('a message that was removed is told as removed to both sides, kept as it was, and can come back', async () => {
    const { db } = server.database;
    const host = await aMember(db, { now: server.now(), host: true });
    const guest = await aMember(db, { now: server.now() });
    const property_id = await aProperty(db, host.profile_id);
    const contact = await server.ask(`POST /property/${property_id}/contact`, { token: guest.token, body: { message: 'An insult.' } });
    const { thread_id } = contact.body.data as { readonly thread_id: string };
    const read = async ({ token }: Member): Promise<ThreadDetail> => (await server.ask(`GET /message/${thread_id}`, { token })).body.data;
    expect(await run('hide-message', thread_id, '1', 'An insult.')).toContain('Removed');
    for (const one of [host, guest]) {
      const { messages, last } = await read(one);
      for (const message of [messages[0], last]) expect(message).toMatchObject({ text: null, is_removed: true });
    }
    expect((await server.ask('GET /user/export', { token: guest.token })).raw.body).toContain('An insult.');
    expect(await run('hide-message', thread_id, '2', 'None.')).toContain('has no message 2');
    expect(await run('show-message', thread_id, '1', 'A joke between friends.')).toContain('there again');
    expect((await read(host)).messages[0]).toMatchObject({ text: 'An insult.', is_removed: false });
  });

  test('a job that was given up is listed, tried again or dropped', async () => {
    const queue = await openQueue(server.database);
    const { db } = server.database;
    await writeTogether(db, queue.keep(db, [['job', 'rewardFriend', { friend_id: nobody }]]));
    await db.updateTable('jobs').set({ attempts_left: 0, failure: 'TypeError' }).execute();
    const said = await run('stuck');
    expect(said).toMatch(/job rewardFriend {2}TypeError {2}since/);
    const job = /(\S+) {2}job rewardFriend/.exec(said)?.[1] ?? '';
    expect(await run('retry-job', job, 'The database was full.')).toBe('It is tried again.');
    expect(await run('stuck')).not.toContain('rewardFriend');
    expect(await run('drop-job', job, 'Nobody needs it.')).toContain('was given up');
    await queue.close();
  });

  test('each act has an entry with who, when and why, which nobody can change or remove', async () => {
    const { db } = server.database;
    const { profile_id } = await aMember(db, { now: server.now() });
    await run('block', profile_id, 'Spam.');
    server.later(60_000);
    await run('unblock', profile_id, 'No spam.');
    const [second = '', first = ''] = (await run('acts', profile_id)).split('\n');
    expect(first).toMatch(/^\d{4}-\d\d-\d\dT\S+Z {2}ann {2}block {2}\S+ {2}Spam\.$/);
    expect(second).toContain('  ann  unblock  ');
    await expect(db.updateTable('operator_acts').set({ reason: 'Nothing.' }).execute()).rejects.toThrow('stays written down');
    await expect(db.deleteFrom('operator_acts').where('about', '=', profile_id).execute()).rejects.toThrow('stays written down');
    expect(await run('acts', nobody)).toBe('Nothing was done.');
  });
});

// Reviews that cost nothing, over real databases: invented guests, one device, and what everybody, the author and the host read of them.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Listing, PublicReview, ReviewList } from '../../generated/model/entities';
import { ReviewWait } from '../../generated/model/values';
import * as kept from '../../generated/model/kept';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aGuestReview, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { operating } from '../support/an-operator';
import { engines } from '../support/databases';

const comment = 'A quiet place by the water, and a warm stove.';
const day = 86_400_000;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await aServer(engine, serverStart);
  });
  afterAll(() => server.close());
  const run = operating(() => server);

  const aHost = () => aMember(server.database.db, { now: server.now(), host: true });
  const place = (host: Member) => aProperty(server.database.db, host.profile_id);
  interface Writing {
    readonly from?: string;
    readonly device?: string;
    readonly rating?: number;
  }
  /** A guest whose stay is over. */
  const stayed = async (property_id: string, how: 'card' | 'offline') => {
    const { db } = server.database;
    count += 1;
    const guest = await aMember(db, { now: server.now() });
    const dates = { checkin: `2026-11-0${(count % 5) + 1}`, checkout: '2026-11-13', paid_at: new Date('2026-11-01T12:00:00Z') };
    const booking_id = await aBooking(db, { property_id, guest: guest.profile_id, ...dates });
    await db.updateTable('bookings').set({ payment_method: how }).where('booking_id', '=', booking_id).execute();
    const { profile_id: host } = await db
      .selectFrom('properties')
      .select('profile_id')
      .where('property_id', '=', property_id)
      .executeTakeFirstOrThrow();
    await aGuestReview(db, { booking_id, property_id, host, guest: guest.profile_id });
    return { guest, booking_id };
  };
  const write = async (booking_id: string, guest: Member, { from, device, rating = 5 }: Writing) => {
    const answer = await server.ask(`POST /booking/${booking_id}/review`, {
      token: guest.token,
      body: { rating, comment: `${comment} ${count}` },
      from: from ?? `203.0.113.${count}`,
      ...(device ? { headers: { cookie: `${kept.deviceKept.name}=${device}` } } : {}),
    });
    expect(answer.status, answer.raw.body).toBe(200);
    return { guest, booking_id, review: answer.body.data as PublicReview };
  };
  /** Writes about it as well. */
  const reviewed = async (property_id: string, how: 'card' | 'offline', writing: Writing = {}) => {
    const { booking_id, guest } = await stayed(property_id, how);
    return write(booking_id, guest, writing);
  };
  const listed = async (path: string, token?: string): Promise<ReviewList> => (await server.ask(`GET ${path}`, { token })).body.data;
  const stateOf = ({ review_id }: PublicReview) =>
    server.database.db.selectFrom('reviews').select(['state', 'waits_for']).where('review_id', '=', review_id).executeTakeFirstOrThrow();
  const listingOf = async (id: string): Promise<Listing> => (await server.ask(`GET /property/${id}`)).body.data;

  test('four invented guests whose stays were recorded as paid directly leave a listing without a rating, and nobody reads them', async () => {
    const host = await aHost();
    const property_id = await place(host);
    const all = await Promise.all([1, 2, 3, 4].map(() => reviewed(property_id, 'offline')));
    for (const { review } of all) expect(review).toMatchObject({ state: 'waiting', waits_for: 'direct', paid_directly: true });
    expect(await listingOf(property_id)).toMatchObject({ rating: null, review_count: 0, rating_parts: null });
    const { token } = await aHost();
    const author = all[0]?.guest.profile_id ?? '';
    for (const path of [`/property/${property_id}/review`, `/property/profile/${host.profile_id}/review`, `/user/profile/${author}/review`])
      expect((await listed(path, token)).total, path).toBe(0);
    const everywhere = (await listed('/property/review?per_page=50')).reviews.map(({ property_id: id }) => id);
    expect(everywhere).not.toContain(property_id);

    // after a look it is read, says so, and still counts for nothing
    const id = all[0]?.review.review_id ?? '';
    expect(await run('reviews')).toContain(`${id}  `);
    await run('show-review', id, 'The guest was there.');
    const { total, reviews } = await listed(`/property/${property_id}/review`);
    expect([total, reviews[0]]).toEqual([1, expect.objectContaining({ paid_directly: true, state: 'shown', waits_for: null })]);
    expect(await listingOf(property_id)).toMatchObject({ rating: null, review_count: 0 });
  });

  test('author and host read that it waits and why, and after a decision what was decided', async () => {
    const host = await aHost();
    const property_id = await place(host);
    const { guest, booking_id, review } = await reviewed(property_id, 'offline');
    const read = async ({ token }: Member) =>
      (await server.ask(`GET /booking/${booking_id}/review`, { token })).body.data as { review: PublicReview };
    for (const one of [guest, host]) expect((await read(one)).review).toMatchObject({ state: 'waiting', waits_for: 'direct' });
    expect((await listed('/user/profile/review', guest.token)).reviews[0]).toMatchObject({ state: 'waiting' });
    expect(server.mailTo(host.email)).toContain(`first: ${ReviewWait.direct.label}.`);
    expect(await run('hide-review', review.review_id, 'Nobody stayed there.')).toContain('read why');
    for (const one of [guest, host])
      expect((await read(one)).review).toMatchObject({ state: 'hidden', waits_for: null, hidden_because: 'Nobody stayed there.' });
    await server.settled();
    expect(server.mailTo(guest.email)).toContain('decided not to show it. The reason: Nobody stayed there.');
    const exported = await server.ask('GET /user/export', { token: guest.token });
    expect(exported.raw.body).toContain(review.review_id);
    expect(await run('hide-review', review.review_id, 'Again.')).toContain('There is no review');
    await run('show-review', review.review_id, 'Somebody did.');
    await server.settled();
    expect(server.mailTo(guest.email)).toMatch(/^Subject: Your review of .* is public/m);
  });

  test.each(['device', 'network'] as const)('of several from one %s for one host all wait, but those that were looked at', async (kind) => {
    const host = await aHost();
    const property_id = await place(host);
    const one = randomBytes(32).toString('base64url');
    const browsing = kind === 'device' ? { device: one } : { from: '198.51.100.7' };
    const first = await reviewed(property_id, 'card', browsing);
    const second = await reviewed(property_id, 'card', browsing);
    expect([first.review.state, second.review.waits_for]).toEqual(['shown', kind]);
    expect(await stateOf(first.review)).toEqual({ state: 'waiting', waits_for: kind });
    expect(await listingOf(property_id)).toMatchObject({ review_count: 0 });
    await run('show-review', first.review.review_id, 'A couple with two stays.');
    const third = await reviewed(await place(host), 'card', browsing);
    expect([(await stateOf(first.review)).state, third.review.waits_for]).toEqual(['shown', kind]);
    expect(await listingOf(property_id)).toMatchObject({ review_count: 1 });
    // elsewhere, or a day later where it is the network, nobody waits
    expect((await reviewed(await place(await aHost()), 'card', browsing)).review.state).toBe('shown');
    expect((await reviewed(property_id, 'card')).review.state).toBe('shown');
    server.later(2 * day);
    if (kind === 'network') expect((await reviewed(property_id, 'card', browsing)).review.state).toBe('shown');
  });

  test('a review from a device or card that the host has used waits; one from the host’s network does not', async () => {
    const host = await aHost();
    const property_id = await place(host);
    const [device, network] = [randomBytes(32).toString('base64url'), '198.51.100.77'];
    const logIn = {
      body: { email: host.email, password: host.password },
      from: network,
      headers: { cookie: `${kept.deviceKept.name}=${device}` },
    };
    expect((await server.ask('POST /session', logIn)).status).toBe(200);
    expect((await reviewed(property_id, 'card', { device })).review.waits_for).toBe('host');
    expect((await reviewed(property_id, 'card', { from: network })).review.state).toBe('shown');
    const card = { kind: 'card' as const, mark: 'one card', seen_at: server.now() };
    const { guest, booking_id } = await stayed(property_id, 'card');
    for (const { profile_id } of [host, guest])
      await server.database.db
        .insertInto('sightings')
        .values({ ...card, profile_id })
        .execute();
    const { review } = await write(booking_id, guest, {});
    expect(review).toMatchObject({ state: 'waiting', waits_for: 'host' });
    expect(await listingOf(property_id)).toMatchObject({ review_count: 1 });
  });

  test('two at the same moment about two places of one host see each other', async () => {
    const host = await aHost();
    const [one, other] = [await place(host), await place(host)];
    const device = randomBytes(32).toString('base64url');
    const both = await Promise.all([one, other].map((property_id) => reviewed(property_id, 'card', { device })));
    for (const { review } of both) expect(await stateOf(review)).toEqual({ state: 'waiting', waits_for: 'device' });
    for (const id of [one, other]) expect(await listingOf(id)).toMatchObject({ review_count: 0 });
  });

  test('a review that is taken down no longer counts, and counts again once it is back', async () => {
    const property_id = await place(await aHost());
    const ids: string[] = [];
    for (const rating of [5, 5, 1, 5]) ids.push((await reviewed(property_id, 'card', { rating })).review.review_id);
    expect(await listingOf(property_id)).toMatchObject({ rating: 4, review_count: 4 });
    await run('hide-review', ids[2] ?? '', 'An insult.');
    expect(await listingOf(property_id)).toMatchObject({ rating: 5, review_count: 3 });
    await run('show-review', ids[2] ?? '', 'It was none.');
    expect(await listingOf(property_id)).toMatchObject({ rating: 4, review_count: 4 });
  });
});

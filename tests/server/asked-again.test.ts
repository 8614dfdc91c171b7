// Hosts leave, remove, pause and are blocked while guests book, at every moment of it: a place is looked at again once nobody else can
// change it.
import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenHash } from '../../src/server/account/tokens';
import { HOUR } from '../../generated/model/dates';
import type { Member } from '../support/a-member';
import { aServer, type Answered, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aQuote, askFor, readBooking } from '../support/a-stay-asked';
import { operating } from '../support/an-operator';
import { engines } from '../support/databases';
import { limitMs } from '../support/limits';

interface Place {
  readonly property_id: string;
  readonly host: Member;
}
type Act = (place: Place) => Promise<Answered>;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  /** A link that was mailed to a host, who has no password to be asked for. */
  const deleteLink = async ({ user_id, email }: Member): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    const expires_at = new Date(server.now().getTime() + HOUR);
    const sent = { email, created_at: server.now(), expires_at };
    const link = { link_id: randomUUID(), token_hash: tokenHash(token), purpose: 'delete' as const, user_id, ...sent };
    await server.database.db.insertInto('mailed_links').values(link).execute();
    return token;
  };
  const leaving = async ({ host }: Place): Promise<() => Promise<Answered>> => {
    const link = await deleteLink(host);
    return () => server.ask(`POST /user/delete_by_link?token=${link}`, { token: host.token, unsettled: true });
  };
  const removing: Act = ({ property_id, host }) =>
    server.ask(`DELETE /user/property/${property_id}`, { token: host.token, unsettled: true });

  /** The work that one begins as soon as the other has been given the database so many times. */
  const after = async (times: number, first: () => Promise<Answered>, second: () => Promise<Answered>): Promise<[Answered, Answered]> => {
    const { pool } = server.database;
    let given = 0;
    let follows: Promise<Answered> | undefined;
    const listen = (): void => {
      given += 1;
      if (given === times) follows = second();
    };
    pool.on('acquire', listen);
    const done = await first();
    pool.off('acquire', listen);
    return [done, await (follows ?? second())];
  };
  const moments = Array.from({ length: 12 }, (_, at) => 2 * at + 1);
  const bookingsAt = async ({ property_id }: Place): Promise<number> =>
    (await server.database.db.selectFrom('bookings').select('booking_id').where('property_id', '=', property_id).execute()).length;
  const raced = async (times: number, acting: (place: Place) => Promise<() => Promise<Answered>>) => {
    const place = await aHostedPlace(server, { instant_book: true });
    const guest = await aGuest(server);
    const { quote_id } = await aQuote(server, place.property_id);
    const act = await acting(place);
    const [booked, acted] = await after(times, () => askFor(server, { property_id: place.property_id, guest, quote_id }), act);
    return { place, booked, acted, count: await bookingsAt(place) };
  };
  const codeOf = ({ status, body }: Answered) => (status === 200 ? 200 : `${status} ${body['error_code']}`);

  test('a host leaves while somebody books: the one or the other, at whichever moment', { timeout: limitMs(60) }, async () => {
    for (const times of moments) {
      const { booked, acted, count } = await raced(times, leaving);
      const both = [codeOf(booked), codeOf(acted), count];
      const allowed = [
        [200, '409 account.money_open', 1],
        ['409 booking.not_bookable', 200, 0],
        ['404 property.not_found', 200, 0],
      ];
      expect(allowed, `after ${times}`).toContainEqual(both);
    }
  });

  test('a host removes a place while somebody books it: whoever comes second is refused', { timeout: limitMs(60) }, async () => {
    for (const times of moments) {
      const { booked, acted, count } = await raced(times, async (place) => () => removing(place));
      const allowed = [
        [200, '409 property.has_open_bookings', 1],
        ['409 booking.not_bookable', 200, 0],
        ['404 property.not_found', 200, 0],
      ];
      expect(allowed, `after ${times}`).toContainEqual([codeOf(booked), codeOf(acted), count]);
    }
  });

  test('an operator blocks a host while somebody books: nothing is held that is not ended too', { timeout: limitMs(60) }, async () => {
    const operator = operating(() => server);
    for (const times of moments) {
      const { place, booked } = await raced(times, async ({ host }) => async () => {
        await operator('block', host.profile_id, 'A test');
        return server.ask('GET /user', {});
      });
      const { property_id } = place;
      const rows = await server.database.db.selectFrom('bookings').select('pay_by').where('property_id', '=', property_id).execute();
      if (booked.status === 200) expect(rows.map(({ pay_by }) => pay_by && pay_by <= server.now())).toEqual([true]);
      else expect([booked.body['error_code'], rows], `after ${times}`).toEqual(['booking.not_bookable', []]);
    }
  });

  /** Acts of which each waits for a row until the one before it is done: they begin to wait in this order, and then all go on. */
  const inOrder = async (property_id: string, acts: readonly (() => Promise<Answered>)[]): Promise<readonly Answered[]> => {
    const holder = new Client({ connectionString: server.database.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from properties where property_id = $1 for update', [property_id]);
    const waiting = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`;
    const answers: Promise<Answered>[] = [];
    for (const act of acts) {
      answers.push(act());
      const many = answers.length;
      await expect.poll(async () => (await holder.query<{ n: number }>(waiting)).rows[0]?.n, { timeout: limitMs(10) }).toBe(many);
    }
    await holder.query('commit');
    await holder.end();
    return Promise.all(answers);
  };

  test.runIf(engine === 'PostgreSQL').each([
    { what: 'pauses it', call: '/status', body: { status: 'paused' }, told: { error_code: 'booking.not_bookable' } },
    {
      what: 'changes its terms',
      call: '',
      body: { cancellation_policy: 'strict' },
      told: { error_code: 'booking.terms_changed', data: { changed: ['cancellation_policy'] } },
    },
  ])('whoever has seen a place before its host $what does not book it as it was', async ({ call, body, told }) => {
    const { property_id, host } = await aHostedPlace(server, { instant_book: true });
    const guest = await aGuest(server);
    const { quote_id } = await aQuote(server, property_id);
    const [changed, booked] = await inOrder(property_id, [
      () => server.ask(`PATCH /user/property/${property_id}${call}`, { token: host.token, body, unsettled: true }),
      () => askFor(server, { property_id, guest, quote_id }),
    ]);
    expect(changed?.status, changed?.raw.body).toBe(200);
    expect(booked?.body).toMatchObject({ ...told, status_code: 409 });
    expect(await bookingsAt({ property_id, host })).toBe(0);
  });

  test('terms that a host changes after the price was shown are read before they are agreed to', async () => {
    const { property_id, host } = await aHostedPlace(server, { instant_book: true });
    const guest = await aGuest(server);
    const { quote_id } = await aQuote(server, property_id);
    const body = { cancellation_policy: 'strict', checkin_time: '18:00' };
    expect((await server.ask(`PATCH /user/property/${property_id}`, { token: host.token, body })).status).toBe(200);
    const refused = await askFor(server, { property_id, guest, quote_id });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      error_code: 'booking.terms_changed',
      data: { changed: ['cancellation_policy', 'checkin_time'] },
    });
    const read = await aQuote(server, property_id);
    expect((await askFor(server, { property_id, guest, quote_id: read.quote_id })).status).toBe(200);
  });

  test.runIf(engine === 'PostgreSQL')('a price that was shown is the price, though its host raises it in that very moment', async () => {
    const { property_id, host } = await aHostedPlace(server, { instant_book: true });
    const guest = await aGuest(server);
    const { quote_id, total } = await aQuote(server, property_id);
    const [changed, booked] = await inOrder(property_id, [
      () => server.ask(`PATCH /user/property/${property_id}`, { token: host.token, body: { base_cents: 90_000 }, unsettled: true }),
      () => askFor(server, { property_id, guest, quote_id }),
    ]);
    expect([changed?.status, booked?.status]).toEqual([200, 200]);
    const { booking_id = '' } = (booked?.body.data ?? {}) as { readonly booking_id?: string };
    expect((await readBooking(server, booking_id, guest)).quote?.total).toEqual(total);
  });
});

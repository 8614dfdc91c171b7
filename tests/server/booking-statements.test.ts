// How a booking asks the database: in few statements, and what two ask at once is refused by the database itself.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statementsOf } from '../benchmarks/pgbench';
import { aGuest, aHostedPlace, aQuote, askFor } from '../support/a-stay-asked';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const trip = { checkin: '2027-02-12', checkout: '2027-02-15' };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  test('a booking is made in eight statements, with its points and mails, and in nine with a message', async () => {
    const { property_id } = await aHostedPlace(server);
    for (const [message, most] of [
      [undefined, 8],
      ['We arrive late.', 9],
    ] as const) {
      const guest = await aGuest(server, 5000);
      const { quote_id } = await aQuote(server, property_id, { ...trip, points: 2500, token: guest.token });
      const body = { property_id, ...trip, guests: { adults: 2, children: 0, infants: 0, pets: 0 }, points: 2500, quote_id, message };
      const statements = await statementsOf(async () => {
        const { raw } = await server.ask('POST /booking', { token: guest.token, unsettled: true, body });
        expect(raw.statusCode, raw.body).toBe(200);
      });
      expect(statements.map(({ text }) => text).slice(most)).toEqual([]);
      const unplanned = statements.filter(({ name }) => name === undefined).map(({ text }) => text);
      if (message === undefined) expect(unplanned).toEqual(['begin', 'commit']);
      await server.settled();
      const mine = server.database.db.selectFrom('bookings').select('booking_id').where('guest_id', '=', guest.profile_id);
      for (const { booking_id } of await mine.execute())
        await server.ask(`PATCH /booking/${booking_id}/cancel`, { token: guest.token, body: { cancel_reason: 'We cannot come.' } });
    }
  });

  test('the same points are put towards one of two stays that are asked for at once', async () => {
    const guest = await aGuest(server, 500);
    const places = await Promise.all([aHostedPlace(server), aHostedPlace(server)]);
    const asked = await Promise.all(
      places.map(async ({ property_id }) => ({
        property_id,
        guest,
        points: 500,
        quote_id: (await aQuote(server, property_id, { points: 500, token: guest.token })).quote_id,
      })),
    );
    const answers = await Promise.all(asked.map((one) => askFor(server, one)));
    const told = answers.map(({ status, body }) => `${status} ${(body as { error_code?: string }).error_code ?? ''}`);
    expect(told.toSorted()).toEqual(['200 ', '409 points.not_enough']);
    expect(answers.find(({ status }) => status === 409)?.body.data).toEqual({ balance: 0 });
    const { body } = await server.ask('GET /user/points', { token: guest.token });
    expect(body.data).toMatchObject({ balance: 0 });
  });
});

// The offer behind a checkout link: whoever has the link reads it, and it names nobody.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PricingMeta } from '../../generated/model/entities';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { aBooking, aPerson, aProperty } from '../support/a-property';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  test('whoever has the link reads what is offered, and nothing of who is behind it', async () => {
    const { db } = server.database;
    const [property_id, guest] = [await aProperty(db, await aPerson(db, 'Noor')), await aPerson(db, 'Guido')];
    const booking = { checkin: '2027-03-01', checkout: '2027-03-04', guests: { adults: 2 } };
    const { quote } = (await server.ask(`POST /property/${property_id}/pricing-meta`, { body: { booking } })).body.data as PricingMeta;
    const pay_by = new Date(server.now().getTime() + 24 * 3_600_000);
    const message = 'Our anniversary';
    const booking_id = await aBooking(db, { property_id, guest, message, pay_by, quote: JSON.stringify(quote), points: 250 });
    const answer = await server.ask(`GET /checkout/${booking_id}`);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      booking_id,
      quote,
      may_pay: true,
      property: { title: 'Cedar cabin', place: 'Whistler, British Columbia', photo: null },
    });
    expect(answer.raw.body).not.toMatch(/Noor|Guido|anniversary|\b250\b/);
    server.later(25 * 3_600_000);
    expect((await server.ask(`GET /checkout/${booking_id}`)).body.data).toMatchObject({ may_pay: false });
  });

  test.each(['nonsense', '%D7%A9%D7%9C%D7%95%D7%9D', 'c0ffee00-0000-4000-8000-000000000000'])(
    '%s leads to none, and is told so',
    async (id) => {
      const { status, body } = await server.ask(`GET /checkout/${id}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({
        error_code: 'checkout.offer_not_found',
        message: `Failed to fetch offer with ID: ${decodeURIComponent(id)}`,
      });
    },
  );
});

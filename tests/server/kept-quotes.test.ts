// Quotes are kept while they bind, by those calls alone that promise them; and what has run out is removed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../generated/model/dates';
import { utcDateOf } from '../../generated/model/wire';
import { aMember } from '../support/a-member';
import { aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const kept = () => server.database.db.selectFrom('quotes').select(['quote_id', 'property_id', 'quote', 'expires_at']).execute();

  test('a price that can be had is kept as it was said, and a look keeps nothing', async () => {
    const property_id = await aProperty(server.database.db, await aPerson(server.database.db));
    const stay = { checkin: '2027-02-12', checkout: '2027-02-15' };
    await server.ask(`GET /property/${property_id}?checkin=${stay.checkin}&checkout=${stay.checkout}`);
    expect(await kept()).toEqual([]);
    const asked = (dates: object) =>
      server.ask(`POST /property/${property_id}/pricing-meta`, { body: { booking: { ...dates, currency: 'CAD' } } });
    const today = utcDateOf(server.now().getTime());
    const refused = await asked({ checkin: today, checkout: addDays(today, 1) });
    expect(refused.body.data['reason']).not.toBeNull();
    expect(await kept()).toEqual([]);
    const quote = (await asked(stay)).body.data['quote'] as { readonly quote_id: string; readonly expires_at: string };
    expect(await kept()).toEqual([{ quote_id: quote.quote_id, property_id, quote, expires_at: new Date(quote.expires_at) }]);
  });

  test('a total that no card can pay is refused before anything is booked, with what can be paid', async () => {
    const { db } = server.database;
    const property_id = await aProperty(db, await aPerson(db), { base_cents: 90_000_00 });
    const booking = { checkin: '2027-02-12', checkout: '2027-02-22', currency: 'CAD' };
    const asked = (more: object = {}) =>
      server.ask(`POST /property/${property_id}/pricing-meta`, { body: { booking: { ...booking, ...more } } });
    const before = (await kept()).length;
    const most = await asked();
    expect([most.status, most.body['error_code']]).toEqual([422, 'checkout.total_unpayable']);
    expect(most.body['message']).toMatch(
      /^A total of \$1,\d{3},\d{3}\.\d\d CAD can’t be paid by card: \$0\.50 CAD is the least, and \$999,999\.99 CAD the most\./,
    );
    expect((await asked({ checkout: '2027-02-19' })).status).toBe(200);
    await db.updateTable('properties').set({ base_cents: 10, cleaning_fee_cents: 0 }).where('property_id', '=', property_id).execute();
    const least = await asked({ checkout: '2027-02-13' });
    expect([least.status, least.body['error_code']]).toEqual([422, 'checkout.total_unpayable']);
    expect((await kept()).length).toBe(before + 1);
    const { token } = await aMember(db, { now: server.now() });
    const guests = { adults: 2, children: 0, infants: 0, pets: 0 };
    const body = { property_id, ...booking, checkout: '2027-02-13', guests, points: 0, quote_id: '2f0c7b5e-7a53-4d0e-9d3e-0d6f6f2f9a11' };
    expect((await server.ask('POST /booking', { token, body })).body['error_code']).toBe('checkout.total_unpayable');
  });

  test('the hourly job removes what has run out, and leaves what has not', async () => {
    const { db } = server.database;
    const count = async (table: 'quotes' | 'sessions' | 'throttles' | 'mailed_links'): Promise<number> =>
      (
        await db
          .selectFrom(table)
          .select((row) => row.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    const { token } = await aMember(db, { now: server.now(), verified: false });
    const ask = await server.ask('POST /user/send_confirm_email', { token, body: { redirect_url: 'http://localhost:3000/verify' } });
    expect(ask.status).toBe(200);
    server.later(2 * 3_600_000);
    await server.settled();
    // the count of mails to one mailbox lasts a day
    expect([await count('quotes'), await count('throttles'), await count('mailed_links')]).toEqual([0, 1, 1]);
    expect(await count('sessions')).toBeGreaterThan(0);
    server.later(400 * 86_400_000);
    await server.settled();
    expect([await count('sessions'), await count('throttles'), await count('mailed_links')]).toEqual([0, 0, 0]);
  });
});

// The invoices of every place through the calls: shown, promised, and bound to the booking to the cent.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goldenPrices, goldenStay } from '../support/golden-prices';
import { aGuest, aHostedPlace, aQuote, aRequest, readBooking } from '../support/a-stay-asked';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  test.each(goldenPrices)('$place', async ({ province, city, taxes, total }) => {
    const { property_id } = await aHostedPlace(server, { province, city });
    const guest = await aGuest(server);
    const { quote_id } = await aQuote(server, property_id, goldenStay);
    const { quote } = await readBooking(server, await aRequest(server, { property_id, guest, quote_id, ...goldenStay }), guest);
    expect(quote?.quote_id).toBe(quote_id);
    expect(quote?.subtotal.amount_cents).toBe(74_520);
    expect(quote?.line_items.filter(({ type }) => type === 'tax').map(({ amount_cents }) => amount_cents)).toEqual(taxes);
    expect(quote?.total.amount_cents).toBe(total);
  });
});

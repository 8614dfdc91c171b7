// The price here of a stay that is looked at elsewhere: read off the other site's address, and compared like for like.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PriceCheck } from '../../generated/model/entities';
import { listingQuery } from '../../generated/routes/queries/listingQuery';
import { stayIn } from '../../src/server/property/connecting/stay-address.rules';
import { aPerson, aProperty, takeNights } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

test.each([
  'https://www.airbnb.ca/rooms/123?check_in=2027-02-12&check_out=2027-02-15&adults=2&children=1&pets=1',
  'https://www.vrbo.com/123?chkin=2027-02-12&chkout=2027-02-15&adults=2&children=1&pets=1',
  'https://www.booking.com/hotel/ca/x.html?checkin=2027-02-12&checkout=2027-02-15&group_adults=2&group_children=1&pets=1',
  'https://www.expedia.ca/x.h123.hotel-information?chkin=2/12/2027&chkout=2/15/2027&adults=2&children=1&pets=1',
])('%s names a stay', (address) => {
  const guests = { adults: 2, children: 1, infants: 0, pets: 1 };
  expect(stayIn(address)).toEqual({ checkin: '2027-02-12', checkout: '2027-02-15', guests });
});

test('what makes no sense is left out', () => {
  const odd = 'https://www.airbnb.ca/rooms/123?check_in=2027-02-31&check_out=soon&adults=900&children=-1';
  expect(stayIn(odd)).toEqual({ checkin: undefined, checkout: undefined, guests: { adults: 1, children: 0, infants: 0, pets: 0 } });
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let property_id: string;
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    property_id = await aProperty(db, await aPerson(db));
    await db.updateTable('properties').set({ listing_key: 'airbnb 123' }).where('property_id', '=', property_id).execute();
    await takeNights(db, property_id, ['2027-03-01', '2027-03-05']);
  });
  afterAll(() => server.close());

  const there = 'airbnb.ca/rooms/123?check_in=2027-02-12&check_out=2027-02-15&adults=2';
  const check = async (body: object): Promise<PriceCheck> =>
    (await server.ask(`POST /property/${property_id}/check-price`, { body })).body.data;

  test('the stay at an address has its price here, and what it saves against a whole price there', async () => {
    const found = await check({ url: there, source_total: { amount_cents: 101_200, currency: 'CAD' } });
    expect(found).toMatchObject({ available: true, reason: null, source: { platform: 'airbnb', total: { amount: '1012.00 CAD' } } });
    expect(found.quote?.total.amount_cents).toBe(85_836);
    expect(found.savings).toEqual({ amount_cents: 15_364, percent: 15.2 });
    const query = listingQuery(new URL(found.bookingUrl, 'https://here.example').search);
    expect(query).toMatchObject({ checkin: '2027-02-12', checkout: '2027-02-15', adults: 2 });
  });

  test('nothing is said of savings without a price there, in another currency, or where we are not cheaper', async () => {
    const totals = [undefined, { amount_cents: 101_200, currency: 'USD' }, { amount_cents: 85_836, currency: 'CAD' }];
    for (const source_total of totals) expect((await check({ url: there, source_total })).savings).toBeNull();
  });

  test('dates that are sent count before those of the address', async () => {
    const found = await check({ url: there, checkin: '2027-04-12', checkout: '2027-04-13' });
    expect(found.quote).toMatchObject({ checkin: '2027-04-12', nights: 1 });
  });

  test.each([
    ['another listing', { url: 'https://airbnb.ca/rooms/124?check_in=2027-02-12&check_out=2027-02-15' }, 'url_mismatch'],
    ['no address', { url: 'over there' }, 'url_mismatch'],
    ['no dates', { url: 'https://airbnb.ca/rooms/123' }, 'dates_missing'],
    ['taken nights', { url: there, checkin: '2027-03-02', checkout: '2027-03-04' }, 'dates_taken'],
    ['dates beyond all reach', { url: there, checkin: '2027-03-02', checkout: '9999-03-04' }, 'too_far'],
  ])('%s: the reason is told, and the way on', async (_what, body, reason) => {
    expect(await check(body)).toMatchObject({ available: false, reason, savings: null });
  });

  test('without an address it says which is missing (section 5)', async () => {
    const { status, body } = await server.ask(`POST /property/${property_id}/check-price`, { body: {} });
    expect([status, body['message']]).toEqual([422, expect.stringContaining('Target URL is required')]);
  });
});

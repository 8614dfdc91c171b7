// In which order a call refuses, whoever asks: the thing, the input, the rules; and the handler runs behind them all.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts } from '../../generated/contract/index';
import { catalogue } from '../../generated/errors/catalogue';
import { aServer, type TestServer } from '../support/a-server';

let server: TestServer;
beforeAll(async () => {
  server = await aServer('PGlite');
});
afterAll(() => server.close());

const nobody = '7b8f4f0e-3a55-4a6e-9d0b-0d2f6a1c9e11';

test.each([
  [`GET /property/${nobody}?checkin=never`, undefined, 'property.not_found'],
  [`GET /property/${nobody}/availability?from=never`, undefined, 'property.not_found'],
  [`GET /property/${nobody}/review?page=0`, undefined, 'property.not_found'],
  [`POST /property/${nobody}/pricing-meta`, { booking: {} }, 'property.not_found'],
  [`POST /property/${nobody}/check-price`, {}, 'property.not_found'],
  [`GET /property/profile/${nobody}/review?page=0`, undefined, 'account.profile_not_found'],
  ['GET /property/no-id', undefined, 'property.not_found'],
  ['POST /property/search', { page: 0, checkin: '2027-03-02' }, 'input.invalid'],
  ['POST /property/search', { checkin: '2027-03-02' }, 'property.date_missing'],
  ['POST /property/search', { checkin: '2027-03-02', checkout: '2027-03-01' }, 'property.dates_reversed'],
  ['POST /property/search', { filters: { price_min: 200, price_max: 100 } }, 'property.prices_reversed'],
] as const)('%s with %j is refused as %s', async (call, body, code) => {
  const answer = await server.ask(call, { body });
  expect([answer.body['error_code'], answer.status]).toEqual([code, catalogue[code].status]);
});

test('every call that names a property or a person in its path asks for it before its input', () => {
  const named = Object.values(contracts).filter(({ path }) => /:(property|profile|booking)_id/.test(path));
  // its own words for a missing offer stand in the specification
  const unasked = named.filter(({ guard }) => guard === 'anyone' || guard === 'signedIn').map(({ id }) => id);
  expect(unasked).toEqual(['getCheckout', 'exportCalendar']);
});

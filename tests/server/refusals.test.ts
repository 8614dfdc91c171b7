// In which order a call refuses, whoever asks: the thing, the input, the rules; and the handler runs behind them all.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts } from '../../generated/contract/index';
import { catalogue } from '../../generated/errors/catalogue';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';

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

test('a call about a booking that is refused by its state tells that state', async () => {
  const { host, property_id } = await aHostedPlace(server);
  const guest = await aGuest(server);
  const booking_id = await aRequest(server, { property_id, guest });
  const cancel = { cancel_reason: 'We cannot come.' };
  expect((await server.ask(`PATCH /booking/${booking_id}/cancel`, { token: guest.token, body: cancel })).status).toBe(200);
  const message = 'The lamp in the hall fell and broke.';
  for (const [who, call, body] of [
    [host, 'PATCH /accept', {}],
    [host, 'PATCH /reject', { reject_reason: 'We are away then.' }],
    [guest, 'PATCH /cancel', cancel],
    [guest, 'PATCH ', {}],
    [guest, 'POST /points', { points: 0 }],
    [guest, 'PATCH /pay', { confirmation_id: booking_id }],
    [host, 'PATCH /record-payment', { amount_cents: 100, method: 'cash', received_on: '2026-11-21' }],
    [guest, 'POST /report', { message }],
    [host, 'POST /claim', { kind: 'damage', amount_cents: 2000, message }],
    [guest, 'POST /review', { rating: 5, comment: 'We slept well, and would come again.' }],
    [host, 'POST /guest-review', { rating: 5, comment: 'They left all of it as it was.' }],
    [guest, 'POST /checkout', { booking_id, success_path: '/stays', cancel_path: '/stays' }],
  ] as const) {
    const [method, path] = call.split(' ');
    const to = path === '/checkout' ? path : `/booking/${booking_id}${path}`;
    const { status, body: answer } = await server.ask(`${method} ${to}`, { token: who.token, body });
    expect([call, status, answer.data]).toEqual([call, 409, expect.objectContaining({ status: 'cancelled' })]);
  }
});

// Requests that nobody's browser sends: each gets an answer that its call declares, in the envelope, and nothing breaks.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nestingMax } from '../../generated/model/constants';
import { aMember, type Member } from '../support/a-member';
import { aPerson, aProperty } from '../support/a-property';
import { aServer, type Asked, type TestServer } from '../support/a-server';
import { getRaw, type RawAnswer, sendRaw } from '../support/a-socket';

let server: TestServer;
let member: Member;
let listing: string;
let host: string;
let port: number;
beforeAll(async () => {
  server = await aServer('PGlite');
  member = await aMember(server.database.db, { now: server.now() });
  host = await aPerson(server.database.db);
  listing = await aProperty(server.database.db, host);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const told = async (call: string, asked: Asked = {}): Promise<readonly [status: number, code: string | undefined]> => {
  const { status, body } = await server.ask(call, asked);
  return [status, body['error_code']];
};
const asText = (body: string, type = 'application/json'): Asked => ({ token: member.token, body, headers: { 'content-type': type } });
const envelope = ({ status, headers, body }: RawAnswer): object => {
  const { status_code, error_code, request_id } = JSON.parse(body) as Record<string, unknown>;
  expect([status_code, request_id, headers['cache-control']]).toEqual([status, headers['x-request-id'], 'no-store']);
  return [status, error_code];
};

describe('numbers without end', () => {
  const lists = (): readonly string[] => [
    '/property/review',
    `/property/${listing}/review`,
    `/property/profile/${host}/review`,
    `/user/profile/${host}/review`,
    '/user/profile/review',
    '/booking',
  ];
  test.each(['1e99', '1e400', '-1', '0', '1001', '9007199254740993', 'NaN', 'Infinity', '', '1.5'])('page %s', async (page) => {
    for (const list of lists())
      expect([list, ...(await told(`GET ${list}?page=${page}`, { token: member.token }))]).toEqual([list, 422, 'input.invalid']);
  });
});

describe('days and moments that no calendar has', () => {
  test.each(['0000-01-01', '2026-02-30', '2026-13-01', '10000-01-01', '2026-1-1'])('%s', async (day) => {
    expect(await told(`GET /property/${listing}?checkin=${day}&checkout=2027-01-01`)).toEqual([422, 'input.invalid']);
    expect(await told(`GET /property/${listing}/availability?from=${day}`)).toEqual([422, 'input.invalid']);
    expect(await told('POST /property/search', { body: { checkin: day, checkout: '2027-01-01' } })).toEqual([422, 'input.invalid']);
  });
  test.each(['2026-12-31T23:59:60Z', '0000-12-31T23:59:00Z', '2026-12-31T24:00:00Z', '2026-12-31'])('%s', async (moment) => {
    const body = { referral_recipient_banner_interacted_at: moment };
    expect(await told('PATCH /user/profile', { token: member.token, body })).toEqual([422, 'input.invalid']);
  });
  test('days that end before they begin', async () => {
    expect(await told(`GET /property/${listing}/availability?from=2027-01-02&to=2027-01-01`)).toEqual([422, 'property.dates_reversed']);
  });
});

describe('bodies', () => {
  test.each(['POST /session', 'POST /property/search', 'PATCH /user/profile', 'DELETE /user/session', 'POST /user'])(
    '%s with null',
    async (call) => {
      expect(await told(call, asText('null'))).toEqual([422, 'input.invalid']);
    },
  );

  test('nested deeper than any of ours, though never so well formed', async () => {
    const nested = (levels: number): string => `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect(await told('POST /session', asText(nested(nestingMax - 1)))).toEqual([422, 'input.invalid']);
    expect(await told('POST /session', asText(nested(nestingMax)))).toEqual([400, 'input.malformed']);
    const text = `${'['.repeat(nestingMax)}\\"${'{'.repeat(nestingMax)}`;
    expect(await told('POST /property/search', asText(JSON.stringify({ query: text })))).toEqual([200, undefined]);
  });

  const part = '--x\r\nContent-Disposition: form-data; name="first_name"\r\n\r\nJo';
  test.each([
    ['without a boundary', 'multipart/form-data', part],
    ['cut off in a field', 'multipart/form-data; boundary=x', part],
    ['cut off in a file', 'multipart/form-data; boundary=x', part.replace('"first_name"', '"avatar"; filename="me.png"')],
    ['with nothing of the kind in it', 'multipart/form-data; boundary=x', 'not a form'],
  ])('a form %s', async (_, type, body) => {
    expect(await told('PATCH /user/profile', asText(body, type))).toEqual([400, 'input.malformed']);
  });
});

describe('names of no form', () => {
  const long = 'x'.repeat(8000);
  test.each(['nope', '%00', '%', '%ff', '..', '%2e%2e', "';--", long])('%s', async (name) => {
    const session = await getRaw(port, `/api/user/session/${name}`, { headers: [`authorization: Bearer ${member.token}`] });
    expect(session.status).toBe(404);
    for (const path of [
      `/api/property/${name}/availability`,
      `/api/referral/${name}`,
      `/api/checkout/currencies/${name}`,
      `/api/${name}`,
    ]) {
      const answer = await getRaw(port, path);
      expect([400, 404], path.slice(0, 60)).toContain(answer.status);
      envelope(answer);
    }
  });

  test('what they name is not there, as their call declares', async () => {
    expect(await told('DELETE /user/session/nope', { token: member.token })).toEqual([404, 'input.no_such_call']);
    expect(await told(`GET /referral/${'x'.repeat(300)}`)).toEqual([404, 'input.no_such_call']);
    expect(await told(`GET /property/${long}/availability`)).toEqual([404, 'property.not_found']);
    expect(await told(`GET /checkout/currencies/${long}`)).toEqual([404, 'checkout.currency_not_supported']);
  });
});

describe('what is not there', () => {
  const nobody = '7b8f4f0e-3a55-4a6e-9d0b-0d2f6a1c9e11';
  test.each([
    [`GET /property/${nobody}?checkin=never`, 'property.not_found'],
    [`GET /property/${nobody}/availability?from=never`, 'property.not_found'],
    [`GET /property/${nobody}/review?page=0`, 'property.not_found'],
    [`GET /property/profile/${nobody}/review?page=0`, 'account.profile_not_found'],
    [`GET /user/profile/${nobody}?odd=1`, 'account.profile_not_found'],
    [`POST /property/${nobody}/pricing-meta`, 'property.not_found'],
    [`POST /property/${nobody}/check-price`, 'property.not_found'],
  ])('%s says so before it looks at what else is wrong', async (call, code) => {
    expect(await told(call, call.startsWith('GET') ? {} : { body: { odd: true } })).toEqual([404, code]);
  });
});

describe('what is hardly a request', () => {
  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400, 'input.malformed'],
    ['headers longer than they may be', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'input.too_large'],
    ['an address longer than it may be', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 413, 'input.too_large'],
  ])('%s', async (_, text, ...refused) => {
    expect(envelope(await sendRaw(port, text))).toEqual(refused);
  });
});

describe('headers of a refusal', () => {
  test('it is kept nowhere, and 401 says how to be let in', async () => {
    const { raw } = await server.ask('GET /user');
    expect(raw.headers).toMatchObject({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' });
    const missing = await server.ask('GET /no/such/call');
    expect(missing.raw.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(missing.raw.headers['www-authenticate']).toBeUndefined();
  });

  test.each(['Bearer', 'bearer', 'BEARER'])('%s is one word', async (scheme) => {
    expect(await told('GET /user', { headers: { authorization: `${scheme} ${member.token}` } })).toEqual([200, undefined]);
  });
});

test.each(['/user/sso/start', '/user/sso?state=none'])('%s leads on with nothing to read, or is refused', async (path) => {
  expect(await told(`GET ${path}`)).toEqual([404, 'account.sign_on_not_offered']);
});

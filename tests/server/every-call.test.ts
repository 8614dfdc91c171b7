// Every call that the spec declares, asked wrongly: each time an answer of the catalogue, never a fault and never a stack.
import { Ajv } from 'ajv';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '../../generated/contract/index';
import { sharedSchemas } from '../../generated/contract/schemas';
import { catalogue } from '../../generated/errors/catalogue';
import { findPrincipal } from '../../src/server/account/account.lookup';
import { settingsOf } from '../../src/server/config/settings';
import { guardLoaders, handlers } from '../../src/server/handlers';
import { mountCalls, type MountOptions } from '../../src/server/http/mount';
import { aServer, type Answered, type TestServer } from '../support/a-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await aServer('PGlite');
  const account = { email: 'asks-wrongly@example.ca', password: 'a long enough secret' };
  await server.ask('POST /user', { body: account });
  token = (await server.ask('POST /session', { body: account })).body['access_token'] ?? '';
});
afterAll(() => server.close());

const somebody = '7b8f4f0e-3a55-4a6e-9d0b-0d2f6a1c9e11';
const calls = Object.values(contracts).map((contract) => ({
  ...contract,
  name: `${contract.method} ${contract.path.replace(/:\w+/g, somebody)}`,
  writes: contract.method !== 'GET' && contract.method !== 'DELETE',
}));

const isOfTheCatalogue = ({ status, body, raw }: Answered): void => {
  const code = body['error_code'] as unknown as keyof typeof catalogue;
  expect(catalogue[code], raw.body).toBeDefined();
  expect(catalogue[code].status).toBe(status);
  expect(status).not.toBe(500);
  expect(Object.keys(body).toSorted()).toEqual(['data', 'error_code', 'message', 'request_id', 'status_code']);
  expect(body['request_id']).toBe(raw.headers['x-request-id']);
  expect(raw.body).not.toMatch(/\bat \/|node_modules|\.ts:\d/);
};

// one address an asking, and a while after the one before, so that throttles do not answer first
let asked = 0;
const from = (): string => {
  server.later(2 * 60_000);
  asked += 1;
  return `10.${Math.floor(asked / 250)}.0.${asked % 250}`;
};

test('every schema of the contract is one, which no start looks at', () => {
  const ajv = new Ajv({ strict: false });
  const ofCalls = calls.flatMap(({ schema: { params, querystring, body, response } }) => [params, querystring, body, response?.[200]]);
  const wrong = [...sharedSchemas, ...ofCalls].filter((schema) => schema !== undefined && ajv.validateSchema(schema) !== true);
  expect(wrong).toEqual([]);
});

// another system's message is read as it comes, and believed by its signature
describe.each(calls.filter(({ writes, raw }) => writes && !raw))('$id', ({ name, secure, schema }) => {
  test('a body that is no JSON is malformed', async () => {
    const answer = await server.ask(name, { token, body: '{"a":', headers: { 'content-type': 'application/json' }, from: from() });
    isOfTheCatalogue(answer);
    expect(answer.body['error_code']).toBe('input.malformed');
  });

  test('a body of another kind is malformed', async () => {
    const answer = await server.ask(name, { token, body: '<a/>', headers: { 'content-type': 'text/xml' }, from: from() });
    isOfTheCatalogue(answer);
    expect(answer.body['error_code']).toBe('input.malformed');
  });

  test('a body over the limit is too large', async () => {
    const answer = await server.ask(name, { token, body: { filler: 'x'.repeat(1_100_000) }, from: from() });
    isOfTheCatalogue(answer);
    expect(answer.body['error_code']).toBe('input.too_large');
  });

  test('unknown keys, wrong types and lists are refused', async () => {
    const required = Object.keys((schema.body?.['properties'] as object | undefined) ?? {});
    const wrong = [{ no_such_key: 1 }, [], 'text', Object.fromEntries(required.map((key) => [key, { odd: [null] }]))];
    for (const body of wrong)
      isOfTheCatalogue(
        await server.ask(name, { token, body: JSON.stringify(body), headers: { 'content-type': 'application/json' }, from: from() }),
      );
  });

  test('nothing at all is an answer of the catalogue or a success', async () => {
    const answer = await server.ask(name, { token, from: from() });
    if (answer.status !== 200) isOfTheCatalogue(answer);
  });

  test.runIf(secure)('without a session it is refused', async () => {
    const answer = await server.ask(name, { body: {}, from: from() });
    expect(answer.body).toMatchObject({ status_code: 401, error_code: 'account.not_signed_in' });
  });
});

describe.each(calls.filter(({ writes }) => !writes))('$id', ({ name, secure, content }) => {
  test('odd parameters are an answer of the catalogue', async () => {
    const odd = name.replaceAll(somebody, encodeURIComponent("'; drop table users; --"));
    for (const call of [odd, name.replaceAll(somebody, '%00'), `${name}?page=-1&from=never&no_such=1`]) {
      const answer = await server.app.inject({
        method: call.split(' ')[0] as 'GET',
        url: `/api${call.slice(call.indexOf('/'))}`,
        remoteAddress: from(),
      });
      expect(answer.statusCode, answer.body).not.toBe(500);
      expect(answer.body).not.toMatch(/node_modules|\.ts:\d/);
    }
  });

  test.runIf(secure && content === undefined)('without a session it is refused', async () => {
    expect((await server.ask(name, { from: from() })).body).toMatchObject({ status_code: 401, error_code: 'account.not_signed_in' });
  });
});

test('an address without a call answers like every failure', async () => {
  const answer = await server.ask('GET /no/such/call');
  isOfTheCatalogue(answer);
  expect(answer.status).toBe(404);
});

test.each(['/checkout/currencies', '/checkout/currencies/', '/checkout/currencies/XXX', `/checkout/currencies/${'X'.repeat(4000)}`])(
  '%s answers the supported currencies in its error',
  async (path) => {
    const answer = await server.ask(`GET ${path}`);
    expect(answer.status).toBe(404);
    const { supported_currencies } = answer.body.data as { supported_currencies: { code: string; name: string }[] };
    expect(supported_currencies.map(({ code }) => code)).toEqual(['CAD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY']);
  },
);

test('in development one is told the call and the fields of an answer that does not fit its contract', async () => {
  const told: object[] = [];
  const app = Fastify();
  const { db } = server.database;
  const state = { code: 'AB', name: 7, count: 3, from_all_in: null, image: '/ab.jpg', slug: 'alberta', secret: 'kept back' };
  const calls = mountCalls({
    site: settingsOf(server.config),
    services: { db, clock: server.now } as MountOptions['services'],
    handlers: { ...handlers, listPopularStates: () => Promise.resolve([state]) } as unknown as MountOptions['handlers'],
    findPrincipal: findPrincipal(db),
    guardLoaders,
    onMisfit: (call, misfits) => void told.push({ call, misfits }),
  });
  await app.register(calls);
  const answer = await app.inject('/property/states/popular');
  await app.close();
  expect(answer.body).not.toContain('kept back');
  expect(told).toEqual([
    {
      call: 'listPopularStates',
      misfits: ['data.0.secret: must NOT have additional properties', 'data.0.name: must be string'],
    },
  ]);
});

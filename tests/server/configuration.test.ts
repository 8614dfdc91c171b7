// The server's environment: a missing or unsafe variable stops the start, in a sentence that says what to do.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hstsDays } from '../../generated/model/constants';
import { readConfig } from '../../src/server/config/config';
import { aServer, type TestServer } from '../support/a-server';

const whole = { SITE_ORIGIN: 'https://stays.example', SMTP_URL: 'smtps://us:secret@mail.example' };

test('outside demo mode a server has an address and a mail server of its own', () => {
  expect(() => readConfig({})).toThrow(/SITE_ORIGIN .* must be given outside demo mode\n.*SMTP_URL .* must be given outside demo mode/);
});

test.each([
  ['PORT', 'eighty', 'It must be a whole number'],
  ['PORT', '65536', 'It must be a whole number'],
  ['SEARCH_ENABLED', 'maybe', 'It must be true or false'],
  ['API_BASE', 'api', 'It must be a path such as /api'],
  ['DATABASE_URL', 'mysql://localhost/stays', 'It must begin with postgresql://'],
  ['DATABASE_READ_URLS', 'postgres://one/stays, two', 'It must be addresses that begin with postgresql://'],
  ['DATABASE_READ_URLS', 'postgres://one/stays', 'It must be given together with DATABASE_URL'],
  ['LOG_LEVEL', 'loud', 'It must be trace, debug, info, warn, error or silent'],
  ['PARENT_SITE_URL', 'javascript:alert(1)', 'It must be a web address'],
  ['RATES_URL', 'http://rates.example', 'It must begin with https:// unless it is this machine'],
  ['TRUST_PROXY', '10.0.0.0/33', 'It must be addresses or networks'],
])('%s cannot be %s', (name, value, says) => {
  expect(() => readConfig({ ...whole, [name]: value })).toThrow(new RegExp(`\n  ${name} \\(.+\\): .*${says.replaceAll(/[.?]/g, '\\$&')}`));
});

test('yes and no are written in any of the usual ways; an empty variable counts as not set', () => {
  for (const yes of ['true', '1', 'on', 'yes']) expect(readConfig({ ...whole, SEARCH_ENABLED: yes }).SEARCH_ENABLED).toBe(true);
  for (const no of ['false', '0', 'off', 'no']) expect(readConfig({ ...whole, SEARCH_ENABLED: no }).SEARCH_ENABLED).toBe(false);
  expect(readConfig({ ...whole, PORT: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info' });
});

test('demo mode makes both up', () => {
  expect(readConfig({ DEMO: 'true', PORT: '4000' })).toMatchObject({ SITE_ORIGIN: 'http://localhost:4000', TRUST_PROXY: [] });
});

test.each([
  'smtp://mail.example',
  'smtp://mail.example?requireTLS=false',
  'smtps://mail.example?tls.rejectUnauthorized=false',
  'smtp://127.0.0.1.example',
])('mail does not go to another machine by %s', (SMTP_URL) => {
  expect(() => readConfig({ ...whole, SMTP_URL })).toThrow(/SMTP_URL .* must begin with smtps:\/\/, or end with \?requireTLS=true/);
});
test.each(['smtps://mail.example', 'smtp://us:secret@mail.example:587?requireTLS=true', 'smtp://localhost:25', 'smtp://[::1]:25'])(
  'mail goes by %s',
  (SMTP_URL) => {
    expect(readConfig({ ...whole, SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
  },
);

test.each(['https://errors.example/1', 'https://key@errors.example', 'https://key@errors.example/'])(
  'errors are not reported to %s',
  (SENTRY_DSN) => {
    expect(() => readConfig({ ...whole, SENTRY_DSN })).toThrow(/SENTRY_DSN .* must hold its key and project/);
  },
);

test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'])(
  'Stripe is given whole: not without %s',
  (name) => {
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' };
    expect(readConfig({ ...whole, ...keys })).toMatchObject(keys);
    expect(() => readConfig({ ...whole, ...keys, [name]: '' })).toThrow(`${name} (`);
    expect(() => readConfig({ ...whole, ...keys, [name]: '' })).toThrow('must be given together with the others of STRIPE_');
  },
);

test('our own tax numbers are given by tax; one of no tax that we charge is refused', () => {
  const { TAX_NUMBERS } = readConfig({ ...whole, TAX_NUMBERS: 'gst=123456782 RT 0001, bc.pst = PST-1234-5678' });
  expect([...TAX_NUMBERS]).toEqual([
    ['gst', '123456782 RT 0001'],
    ['bc.pst', 'PST-1234-5678'],
  ]);
  expect(readConfig(whole).TAX_NUMBERS.size).toBe(0);
  for (const TAX_NUMBERS of ['123456782 RT 0001', 'gst=', 'vat=1', 'gst=1=2'])
    expect(() => readConfig({ ...whole, TAX_NUMBERS })).toThrow(/TAX_NUMBERS .* must be as in gst=123456782 RT 0001/);
});

test('networks of our own proxies are taken as a list', () => {
  const { TRUST_PROXY } = readConfig({ ...whole, TRUST_PROXY: ' 10.0.0.7, 10.1.0.0/16,2001:db8::/32 ' });
  expect(TRUST_PROXY).toEqual(['10.0.0.7', '10.1.0.0/16', '2001:db8::/32']);
});

test('outside demo mode the address that people type is safe, unless it is this machine', () => {
  const address = 'http://stays.example';
  expect(() => readConfig({ ...whole, SITE_ORIGIN: address })).toThrow(/SITE_ORIGIN .* must begin with https:\/\/ outside demo mode/);
  expect(readConfig({ DEMO: 'true', SITE_ORIGIN: address }).SITE_ORIGIN).toBe(address);
  expect(readConfig({ ...whole, SITE_ORIGIN: 'http://localhost:3000' }).SITE_ORIGIN).toBe('http://localhost:3000');
});

test.each(['true', '*', '0.0.0.0/0', '::/0', '0.0.0.0/1,128.0.0.0/1', '10.0.0.7, 64.0.0.0/2', '::ffff:0:0/96', '::/64', '2000::/3'])(
  'a list of proxies that means everybody stops the start: %s',
  (TRUST_PROXY) => {
    expect(() => readConfig({ ...whole, TRUST_PROXY })).toThrow(/TRUST_PROXY \(Our own proxies/);
  },
);
test.each(['10.0.0.0/8', 'fd00::/8', '::ffff:10.0.0.0/104', '172.64.0.0/13', '2400:cb00::/32'])('%s may be proxies', (TRUST_PROXY) => {
  expect(readConfig({ ...whole, TRUST_PROXY }).TRUST_PROXY).toEqual([TRUST_PROXY]);
});

describe.each([
  ['https://stays.example', `max-age=${hstsDays * 86_400}`],
  ['http://localhost:3000', undefined],
])('at %s', (SITE_ORIGIN, said) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer('PGlite', undefined, { SITE_ORIGIN });
  });
  afterAll(() => server.close());

  test.each(['/healthz', '/api/user', '/api/no-such-call', '/media/avatar/none'])(
    `%s ${said ? 'keeps the browser' : 'does not tell it to keep'} to https`,
    async (url) => {
      expect((await server.app.inject({ url })).headers['strict-transport-security']).toBe(said);
    },
  );
});

describe('a server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer('PGlite');
  });
  afterAll(() => server.close());
  const headersOf = async (url: string) => (await server.app.inject({ url })).headers;

  test.each(['/healthz', '/readyz', '/api/user', '/api/no-such-call', '/media/avatar/none'])(
    '%s is neither a window nor a part of another site',
    async (url) => {
      expect(await headersOf(url)).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  test.each(['/healthz', '/readyz'])('%s is asked anew each time', async (url) => {
    expect((await headersOf(url))['cache-control']).toBe('no-store');
  });

  test('forwarded requests without a proxy of ours are told in the log, once', async () => {
    const warn = vi.spyOn(server.app.log, 'warn');
    for (const forwarded of ['203.0.113.1', '203.0.113.2'])
      await server.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': forwarded } });
    expect(warn.mock.calls).toEqual([[{ header: 'x-forwarded-for' }, expect.stringContaining('TRUST_PROXY names none')]]);
  });
});

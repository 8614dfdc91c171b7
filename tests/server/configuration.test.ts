// The server's environment: a missing or unsafe variable stops the start, in a sentence that says what to do.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hstsDays } from '../../generated/model/constants';
import { readConfig } from '../../src/server/config/config';
import { aServer, type TestServer } from '../support/a-server';

const whole = { SITE_ORIGIN: 'https://stays.example', SMTP_URL: 'smtps://us:secret@mail.example' };

test('outside demo mode a server has an address and a mail server of its own', () => {
  expect(() => readConfig({})).toThrow(/SITE_ORIGIN .* must be given outside demo mode\n.*SMTP_URL .* must be given outside demo mode/);
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

test('networks of our own proxies are taken as a list', () => {
  const { TRUST_PROXY } = readConfig({ ...whole, TRUST_PROXY: ' 10.0.0.7, 10.1.0.0/16,2001:db8::/32 ' });
  expect(TRUST_PROXY).toEqual(['10.0.0.7', '10.1.0.0/16', '2001:db8::/32']);
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

// Single sign-on outside demo mode: with a parent platform on an address of its own, with one that is away, and with none.
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/server/config/config';
import { standInParent } from '../../src/demo/parent/stand-in';
import { aServer, type TestServer } from '../support/a-server';
import { freePort } from '../support/a-site';
import { aWanderer, network, roadTo, type Wanderer } from '../support/a-wanderer';

const origin = 'http://localhost:3000';
const login = `${origin}/login`;
const client = { clientId: 'tuckamore-of-canada', clientSecret: 'kept between the two', returnAddress: `${origin}/api/user/sso` };

let port: number;
let parent: FastifyInstance;
let server: TestServer;
const configured = (issuer: string) => ({ SSO_ISSUER: issuer, SSO_CLIENT_ID: client.clientId, SSO_CLIENT_SECRET: client.clientSecret });

beforeAll(async () => {
  port = await freePort();
  const issuer = `http://localhost:${port}/parent`;
  server = await aServer('PGlite', new Date(), configured(issuer));
  parent = Fastify();
  const standIn = standInParent({ origin: `http://localhost:${port}`, db: server.database.db, client });
  await standIn.mount(parent);
  await parent.listen({ port, host: 'localhost' });
});
afterAll(async () => {
  await parent.close();
  await server.close();
});

const somebody = (): Wanderer =>
  aWanderer(origin, (url, sending) => (url.origin === origin ? roadTo(server.app)(url, sending) : network(url, sending)));

test('a person signs on with the parent platform at its own address', async () => {
  const it = somebody();
  const page = await it.walk('/api/user/sso/start?from=%2Fstays');
  expect(page.url.origin).toBe(`http://localhost:${port}`);
  // where the form leads in the end, the browser has to be allowed to go
  expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${origin};`);
  const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const sent = await it.send(new URL(action, page.url).href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'person=maya-lindqvist&answer=continue',
  });
  const { url } = await it.walk(new URL(sent.headers['location'] ?? '', page.url).href, login);
  expect(url.searchParams.get('from')).toBe('/stays');
  const answer = await it.send('/api/session/exchange', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: url.searchParams.get('code') }),
  });
  const { access_token: token } = JSON.parse(answer.body) as { readonly access_token: string };
  expect((await server.ask('GET /user', { token })).body.data).toMatchObject({
    email: 'maya.lindqvist@halyard.example',
    first_name: 'Maya',
  });
});

test('nothing of the demo is there', async () => {
  expect((await somebody().send('/parent/.well-known/openid-configuration')).status).toBe(404);
});

test('behind a proxy that speaks TLS, every address is the site’s own and every cookie is for it alone', async () => {
  const site = 'https://stays.example';
  const behind = await aServer('PGlite', new Date(), { DEMO: 'true', SITE_ORIGIN: site });
  // the proxy speaks to us plainly, under another name
  const it = aWanderer(site, roadTo(behind.app));
  const page = await it.walk('/api/user/sso/start');
  const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const sent = await it.send(new URL(action, page.url).href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'person=nora-macleod&answer=continue',
  });
  const { url } = await it.walk(new URL(sent.headers['location'] ?? '', page.url).href, `${site}/login`);
  expect(url.searchParams.get('code')).not.toBeNull();
  expect(it.seen.filter((seen) => seen.url.origin !== site)).toEqual([]);
  const cookies = it.seen.flatMap(({ headers }) => (headers['set-cookie'] ?? '').split('\n')).filter(Boolean);
  expect(cookies.length).toBeGreaterThan(3);
  expect(cookies.filter((cookie) => !/; secure/i.test(cookie) || !/; httponly/i.test(cookie))).toEqual([]);
  await behind.close();
});

test('a parent platform that is away is a sentence on the login page, and is asked again the next time', async () => {
  const away = await freePort();
  const other = await aServer('PGlite', new Date(), configured(`http://localhost:${away}/parent`));
  const it = aWanderer(origin, roadTo(other.app));
  const end = await it.walk('/api/user/sso/start?from=%2Fstays', login);
  expect(Object.fromEntries(end.url.searchParams)).toEqual({ from: '/stays', problem: 'account.sign_on_failed' });
  const late = Fastify();
  const standIn = standInParent({ origin: `http://localhost:${away}`, db: other.database.db, client });
  await standIn.mount(late);
  await late.listen({ port: away, host: 'localhost' });
  expect((await it.send('/api/user/sso/start')).headers['location']).toContain(`http://localhost:${away}/parent/auth?`);
  await late.close();
  await other.close();
});

test('without a parent platform nothing is offered and every way in says so', async () => {
  const bare = await aServer('PGlite');
  expect(bare.config.SSO_ENABLED).toBe(false);
  for (const call of ['GET /user/sso/start', 'GET /user/sso?code=a&state=b'])
    expect((await bare.ask(call)).body).toMatchObject({ status_code: 404, error_code: 'account.sign_on_not_offered' });
  expect((await bare.ask('POST /session/exchange', { body: { code: 'a' } })).body['error_code']).toBe('account.sign_on_code_spent');
  await bare.close();
});

test('a parent platform is configured whole and safely, or the start says what is missing', () => {
  const site = { SITE_ORIGIN: origin, SMTP_URL: 'smtp://localhost:25' };
  const whole = { ...site, ...configured('https://id.halyard.example') };
  expect(readConfig(whole).SSO_ENABLED).toBe(true);
  expect(readConfig({ ...whole, SSO_ENABLED: 'off' }).SSO_ENABLED).toBe(false);
  expect(readConfig({ DEMO: 'true' }).SSO_ENABLED).toBe(true);
  expect(() => readConfig({ ...whole, SSO_CLIENT_SECRET: '' })).toThrow(/SSO_CLIENT_SECRET \(Our secret at the parent platform\)/);
  expect(() => readConfig({ ...site, SSO_ENABLED: 'on' })).toThrow(/SSO_ENABLED .* cannot be on without SSO_ISSUER/);
  expect(() => readConfig({ ...whole, SSO_ISSUER: 'http://id.halyard.example' })).toThrow(/SSO_ISSUER .* must begin with https/);
});

// Pages that are the same for all are rendered once for all, for as long as nothing changes; what is one person's never is.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { pageKeptSeconds, pageUnsureSeconds, pagesKeptBytes } from '../../generated/model/constants';
import { type Changes, pageCache } from '../../src/server/http/page-cache';
import { servePages } from '../../src/server/http/pages';
import type { PublicPage } from '../../src/server/http/public-page';
import { pageOptions } from '../../src/server/site/page-options';
import type { PageRequest } from '../../src/screens/page-renderer';
import { aServer, type TestServer } from '../support/a-server';

const closing: (Pick<TestServer, 'close'> | FastifyInstance)[] = [];
afterEach(async () => {
  for (const it of closing.splice(0).toReversed()) await it.close();
});

type Headers = Readonly<Record<string, string>>;
type Draws = (request: PageRequest) => Promise<string> | string;
const marked: Draws = ({ url, nonce }) =>
  `<script nonce="${nonce}">go()</script><style nonce="${nonce}">a{}</style><script>other()</script>${url}`;

/** Pages as a test renders them. */
const aSite = async (draws: Draws = marked, changes: Changes = () => Promise.resolve(() => Promise.resolve())) => {
  const server = await aServer('PGlite');
  closing.push(server);
  const asked: PageRequest[] = [];
  const app = await server.another(
    servePages({
      renderer: () =>
        Promise.resolve(async (request) => {
          asked.push(request);
          const page = await draws(request);
          return { status: 200, headers: { 'content-type': 'text/html' }, pipe: (to) => void to.end(page) };
        }),
      ...pageOptions(server.config, server.now),
      keepsPages: true,
      changes,
    }),
  );
  closing.push(app);
  const show = (url: string, headers: Headers = {}) => app.inject({ url, headers });
  /** How many of two askings were rendered. */
  const drawn = async (url: string, headers: Headers = {}): Promise<number> => {
    asked.length = 0;
    for (let time = 0; time < 2; time += 1) expect((await show(url, headers)).statusCode).toBe(200);
    return asked.length;
  };
  return { asked, show, drawn, later: server.later };
};
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page that anybody may see is rendered once, and only what the renderer marked as its own runs in it', async () => {
  const { asked, show } = await aSite();
  const [first, second] = [await show('/search?query=Banff'), await show('/search?query=Banff', { cookie: 'other=1' })];
  expect(asked).toHaveLength(1);
  expect(first.body).toBe('<script>go()</script><style>a{}</style><script>other()</script>/search?query=Banff');
  expect(second.body).toBe(first.body);
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${hashOf('go()')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('')} ${hashOf('a{}')};`);
  expect([first.headers['cache-control'], first.headers['vary']]).toEqual([
    'public, max-age=0, s-maxage=5',
    expect.stringContaining('accept-encoding, accept-language, cookie'),
  ]);
});

test('a browser that has the page is told so, and how old it is', async () => {
  const { show, later } = await aSite();
  const { headers } = await show('/faq');
  later(1500);
  const again = await show('/faq', { 'if-none-match': `"other", ${String(headers['etag'])}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  for (const name of ['etag', 'content-security-policy', 'cache-control', 'vary']) expect(again.headers[name]).toBe(headers[name]);
  expect(again.headers['server-timing']).toBe('kept;dur=1500');
  expect((await show('/faq', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('another address, language or cookie is another page, and pages of one person are kept for nobody', async () => {
  const { asked, drawn, show } = await aSite();
  expect(await drawn('/search?query=Banff')).toBe(1);
  expect(await drawn('/search?query=Jasper')).toBe(1);
  expect(await drawn('/search?query=Banff', { 'accept-language': 'fr,en' })).toBe(1);
  expect(await drawn('/search?query=Banff', { 'accept-language': 'fr;q=1, de' })).toBe(1);
  expect(await drawn('/search?query=Banff', { cookie: 'tuckamore_referral_code=AB12; other=2' })).toBe(1);
  expect(asked[0]?.cookies).toEqual({ tuckamore_referral_code: 'AB12' });
  const referred = await show('/search?query=Banff', { cookie: 'tuckamore_referral_code=AB12' });
  expect(referred.headers['cache-control']).toBe('private, no-store');
  const own: readonly (readonly [string, Headers?])[] = [
    // hosts see each change of their own
    ['/search?query=Banff', { cookie: 'device_login_history=[]' }],
    ['/checkout/2f0c7b5e-7a53-4d0e-9d3e-0d6f6f2f9a11?payment=paid'],
    ['/account'],
    ['/reset?token=a'],
    ['/login?code=a'],
    ['/wishlist/a'],
    // a parameter that the page does not have could be anything
    ['/faq/general?utm_source=a'],
  ];
  for (const [url, headers] of own) {
    expect([url, await drawn(url, headers)]).toEqual([url, 2]);
    expect((await show(url, headers)).headers).toMatchObject({ 'cache-control': 'private, no-store' });
  }
});

test('one rendering serves all who ask meanwhile; where it fails each is served for itself', async () => {
  let release: (() => void) | undefined;
  const { asked, show } = await aSite(({ url }) => new Promise((resolve) => (release = () => resolve(url))));
  const all = Promise.all(Array.from({ length: 20 }, () => show('/')));
  await expect.poll(() => release).toBeDefined();
  release?.();
  for (const { body } of await all) expect(body).toBe('/');
  expect(asked).toHaveLength(1);
  let times = 0;
  const failing = await aSite(() => {
    times += 1;
    if (times === 1) throw new Error('once');
    return 'fine';
  });
  const both = await Promise.all([failing.show('/'), failing.show('/')]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([500, 200]);
});

test('a page that a refusal stands in is nobody else’s', async () => {
  const call = { method: 'GET', call: 'getProperty', path: '/property/none', secure: false, headers: {} } as never;
  const { drawn, show } = await aSite(async ({ transport }) => String((await transport(call)).status));
  expect(await drawn('/')).toBe(2);
  expect((await show('/')).headers['cache-control']).toBe('private, no-store');
});

test('a change ends what was rendered before it; while none would be told, a page is kept for a moment', async () => {
  let tell: (isSure: boolean) => void = () => undefined;
  const asks: Draws = async ({ url, transport }) => {
    if (url !== '/faq')
      await transport({ method: 'GET', call: 'listPopularStates', path: '/property/states/popular', secure: false, headers: {} } as never);
    return url;
  };
  const { drawn, later } = await aSite(asks, (heard) => {
    tell = heard;
    return Promise.resolve(() => Promise.resolve());
  });
  expect([await drawn('/'), await drawn('/faq')]).toEqual([1, 1]);
  later(pageUnsureSeconds * 1000);
  expect(await drawn('/')).toBe(1);
  tell(true);
  expect([await drawn('/'), await drawn('/')]).toEqual([1, 0]);
  later(pageKeptSeconds * 1000 - 1);
  expect(await drawn('/')).toBe(0);
  later(1);
  expect([await drawn('/'), await drawn('/faq')]).toEqual([1, 1]);
  tell(true);
  // a page of words alone does not change
  expect([await drawn('/'), await drawn('/faq')]).toEqual([1, 0]);
  tell(false);
  later(pageUnsureSeconds * 1000);
  expect([await drawn('/'), await drawn('/faq')]).toEqual([1, 1]);
});

const aPage = (bytes: number): PublicPage => ({
  status: 200,
  headers: {},
  own: { scripts: '', styles: '' },
  tag: '',
  at: 0,
  asks: true,
  bytes,
  body: () => Promise.resolve(Buffer.alloc(0)),
});

test('a flood of addresses that are made up neither grows without bound nor displaces what others want', async () => {
  const cache = pageCache(() => new Date(0));
  let drawn = 0;
  const ask = (url: string, bytes = 100_000) =>
    cache.ask(url, () => {
      drawn += 1;
      return Promise.resolve({ page: aPage(bytes) });
    });
  for (const url of ['/', '/faq', '/', '/faq']) await ask(url);
  expect(drawn).toBe(2);
  for (let at = 0; at < 2000; at += 1) await ask(`/search?query=${at}`);
  expect(drawn).toBe(2002);
  for (const url of ['/', '/faq']) await ask(url);
  expect(drawn).toBe(2002);
  // of the flood itself the newest are left
  await ask('/search?query=0');
  await ask('/search?query=1999');
  expect(drawn).toBe(2003);
  // one that is larger than the room is not kept, and does no harm
  for (let time = 0; time < 2; time += 1) await ask('/large', pagesKeptBytes);
  expect(drawn).toBe(2005);
});

test('a page that was begun before a change is not kept after it', async () => {
  const cache = pageCache(() => new Date(0));
  let release: ((page: { page: PublicPage }) => void) | undefined;
  const before = cache.ask('/', () => new Promise<{ page: PublicPage }>((resolve) => (release = resolve)));
  cache.changed(true);
  let drawn = 0;
  const after = cache.ask('/', () => {
    drawn += 1;
    return Promise.resolve({ page: aPage(2) });
  });
  release?.({ page: aPage(1) });
  expect([(await before).page.bytes, (await after).page.bytes, drawn]).toEqual([1, 2, 1]);
  expect((await cache.ask('/', () => Promise.resolve({ page: aPage(3) }))).page.bytes).toBe(2);
});

// Pages have a weight: one visitor's pile keeps nobody waiting, what waits has an end, and what anybody may see is rendered once a moment.
import { type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { pageOptions } from '../../src/server/site/page-options';
import { servePages } from '../../src/server/http/pages';
import type { PageRequest } from '../../src/screens/page-renderer';
import { aServer, type TestServer } from '../support/a-server';

const closing: TestServer[] = [];
afterEach(async () => {
  for (const server of closing.splice(0)) {
    // a page that a failed test holds would keep its server open
    server.app.server.closeAllConnections();
    await server.close();
  }
});

type Rendered = (request: PageRequest) => Promise<string> | string;
/** A server on a port, with pages as a test renders them. */
const aRunning = async (rendered: Rendered) => {
  const server = await aServer('PGlite');
  closing.push(server);
  await servePages({
    renderer: () =>
      Promise.resolve(async (request) => {
        const page = await rendered(request);
        return { status: 200, headers: { 'content-type': 'text/html' }, pipe: (to) => void to.end(page) };
      }),
    ...pageOptions(server.config, server.now),
  })(server.app);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  // all of 127.0.0.0/8 is this machine
  const open = (path: string, from: string, headers: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const sent = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false, localAddress: from });
      sent.once('error', reject).once('response', resolve).end();
    });
  const show = async (path: string, from = '127.0.0.2', headers: Readonly<Record<string, string>> = {}) => {
    const answer = await open(path, from, headers);
    return { status: answer.statusCode, headers: answer.headers, said: await text(answer) };
  };
  return { open, show };
};

/** Pages below `/dear` that are rendered when a test says so. */
const heldPages = () => {
  const held: (() => void)[] = [];
  const rendered: Rendered = ({ url }) =>
    url.startsWith('/dear') ? new Promise((resolve) => held.push(() => resolve('dear'))) : `page ${url}`;
  const releaseAll = async (all: Promise<unknown>): Promise<void> => {
    let isOver = false;
    void all.then(() => (isOver = true));
    await expect
      .poll(() => {
        for (const release of held.splice(0)) release();
        return isOver;
      })
      .toBe(true);
  };
  return { held, rendered, releaseAll };
};

const counted = <T>(asked: readonly Promise<T>[]) => {
  let answers = 0;
  for (const one of asked) void one.then(() => (answers += 1));
  return { all: Promise.all(asked), answered: () => answers };
};

test('one visitor’s pile of dear pages keeps nobody waiting, and has an end', async () => {
  const { held, rendered, releaseAll } = heldPages();
  const { show } = await aRunning(rendered);
  const pile = counted(Array.from({ length: 40 }, (_, at) => show(`/dear/${at}`)));
  // one that is rendered, and thirty that wait
  await expect.poll(() => [pile.answered(), held.length]).toEqual([9, 1]);
  expect((await show('/', '127.0.0.3')).said).toBe('page /');
  expect((await show('/healthz')).status).toBe(200);
  expect((await show('/api/server-time')).status).not.toBe(429);
  await releaseAll(pile.all);
  const answers = await pile.all;
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(31);
  const { headers, said } = answers.find(({ status }) => status === 429) ?? {};
  expect([headers?.['retry-after'], said]).toEqual(['1', expect.stringContaining('Too many requests.')]);
});

test('connections that wait outside are all let in before the next page is rendered, so that a pile of them hides nobody', async () => {
  let rendered = 0;
  const { show } = await aRunning(({ url }) => {
    rendered += 1;
    for (const since = performance.now(); performance.now() - since < 10; );
    return `page ${url}`;
  });
  const pile = Array.from({ length: 150 }, (_, at) => show(`/dear/${at}`));
  const health = show('/healthz', '127.0.0.3').then(() => rendered);
  const answers = await Promise.all(pile);
  // one that is rendered, and thirty that wait
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(40);
  expect(await health).toBeLessThan(10);
});

test('more visitors than wait for a page are told to come again', async () => {
  const { held, rendered, releaseAll } = heldPages();
  const { show } = await aRunning(rendered);
  const visitors = counted(Array.from({ length: 210 }, (_, at) => show('/dear', `127.0.1.${at + 1}`)));
  await expect.poll(() => [visitors.answered(), held.length]).toEqual([6, 4]);
  await releaseAll(visitors.all);
  const turnedAway = (await visitors.all).filter(({ status }) => status !== 200);
  expect(turnedAway).toHaveLength(6);
  for (const { status, headers, said } of turnedAway) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(said).toContain('available right now');
  }
});

test('visitors who ask and do not read hold up no rendering', async () => {
  const { open, show } = await aRunning(({ url }) => (url === '/large' ? 'x'.repeat(20_000_000) : 'small'));
  const unread = await Promise.all([3, 4, 5, 6].map((at) => open('/large', `127.0.0.${at}`)));
  expect((await show('/small')).said).toBe('small');
  for (const answer of unread) answer.destroy();
});

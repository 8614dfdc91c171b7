// The person or visitor for whom a request is counted: over real connections, through proxies of ours and of strangers, and for pages that
// are rendered here.
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { pagesPerMinute, resetMailsPerHour } from '../../generated/model/constants';
import { readConfig } from '../../src/server/config/config';
import { servePages } from '../../src/server/http/pages';
import { networkOf } from '../../src/server/http/visitor';
import { pageOptions } from '../../src/server/site/page-options';
import { aServer, type TestServer } from '../support/a-server';

const closing: TestServer[] = [];
afterEach(async () => {
  for (const server of closing.splice(0)) await server.close();
});
const call = '/api/user/request_password_reset';
const reset = { email: 'nobody@example.ca', reset_link: 'http://localhost:3000/reset' };

/** A server on a port, whose pages ask a call that is counted and answer what became of it. */
const aRunning = async (environment: Readonly<Record<string, string>> = {}) => {
  const server = await aServer('PGlite', undefined, environment);
  closing.push(server);
  const ask = { method: 'POST', call: 'requestPasswordReset', path: '/user/request_password_reset', body: JSON.stringify(reset) } as const;
  await servePages({
    renderer: () =>
      Promise.resolve(async ({ transport }) => {
        const { status } = await transport({ ...ask, secure: false, headers: { 'content-type': 'application/json' } });
        return { status: 200, headers: { 'content-type': 'text/plain' }, pipe: (to) => void to.end(String(status)) };
      }),
    ...pageOptions(server.config, server.now),
  })(server.app);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  // a connection of its own from an address of its own: all of 127.0.0.0/8 is this machine
  const send = (path: string, it: { readonly from?: string; readonly forwarded?: string }): Promise<{ status: number; said: string }> =>
    new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        ...(it.forwarded === undefined ? {} : { 'x-forwarded-for': it.forwarded }),
      };
      const method = path === call ? 'POST' : 'GET';
      const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false, localAddress: it.from ?? '127.0.0.1' });
      sent.once('error', reject);
      sent.once('response', (answer) => text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, said }), reject));
      sent.end(path === call ? JSON.stringify(reset) : undefined);
    });
  const asks = async (it: { readonly from?: string; readonly forwarded?: string }): Promise<number> => (await send(call, it)).status;
  const useUp = async (it: Parameters<typeof asks>[0]): Promise<void> => {
    for (let times = 0; times < resetMailsPerHour; times += 1) expect(await asks(it)).toBe(200);
    expect(await asks(it)).toBe(429);
  };
  const show = (it: Parameters<typeof asks>[0]) => send('/any', it);
  return { asks, useUp, show, later: server.later, sees: async (it: Parameters<typeof asks>[0]): Promise<string> => (await show(it)).said };
};

test('a page that is rendered here asks for its visitor, and one who asks too often takes nothing from the others', async () => {
  const { useUp, sees } = await aRunning();
  await useUp({ from: '127.0.0.2' });
  expect(await sees({ from: '127.0.0.2' })).toBe('429');
  expect(await sees({ from: '127.0.0.3' })).toBe('200');
});

test('so many pages are rendered for one visitor in a minute and no more, and one who asks too often takes nothing from the others', async () => {
  const { show, later } = await aRunning();
  for (let times = 0; times < pagesPerMinute; times += 1) expect((await show({ from: '127.0.0.2' })).status).toBe(200);
  const { status, said } = await show({ from: '127.0.0.2' });
  expect([status, said]).toEqual([429, expect.stringContaining('Too many requests.')]);
  expect((await show({ from: '127.0.0.3' })).status).toBe(200);
  later(60_000);
  expect((await show({ from: '127.0.0.2' })).status).toBe(200);
});

test('without a proxy of ours, what a visitor forwards is nothing', async () => {
  const { asks, useUp } = await aRunning();
  await useUp({ from: '127.0.0.2', forwarded: '203.0.113.1' });
  expect(await asks({ from: '127.0.0.2', forwarded: '203.0.113.2' })).toBe(429);
});

test('behind proxies of ours the visitor is who the last of them speaks for, whatever somebody forged in front', async () => {
  const { asks, useUp, sees } = await aRunning({ TRUST_PROXY: '127.0.0.2, 10.0.0.0/8' });
  const through = (forwarded: string) => ({ from: '127.0.0.2', forwarded });
  await useUp(through('203.0.113.1'));
  expect(await asks(through('198.51.100.9, 203.0.113.1'))).toBe(429);
  expect(await asks(through('203.0.113.1, 10.3.4.5'))).toBe(429);
  expect(await asks(through('203.0.113.1:4711'))).toBe(429);
  expect(await sees(through('203.0.113.1'))).toBe('429');
  expect(await sees(through('203.0.113.2'))).toBe('200');
  expect(await asks(through('203.0.113.1, 203.0.113.2'))).toBe(200);
  expect(await asks({ from: '127.0.0.3', forwarded: '203.0.113.1' })).toBe(200);
});

test('what a proxy of ours says that is no address leaves the proxy itself as the visitor', async () => {
  const { asks, useUp } = await aRunning({ TRUST_PROXY: '127.0.0.2' });
  await useUp({ from: '127.0.0.2', forwarded: 'unknown' });
  expect(await asks({ from: '127.0.0.2', forwarded: '_hidden' })).toBe(429);
  expect(await asks({ from: '127.0.0.2', forwarded: '203.0.113.2' })).toBe(200);
});

test('all of one network of IPv6 is one visitor', async () => {
  const { asks, useUp } = await aRunning({ TRUST_PROXY: '127.0.0.2' });
  await useUp({ from: '127.0.0.2', forwarded: '2001:db8:1:2:aaaa::1' });
  expect(await asks({ from: '127.0.0.2', forwarded: '2001:db8:1:2:bbbb:cccc::2' })).toBe(429);
  expect(await asks({ from: '127.0.0.2', forwarded: '2001:db8:1:3::1' })).toBe(200);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:0:0:1::', '2001:db8::/64'],
  ['2001:db8::7:0:0:1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1:2:3:4%eth0', 'fe80::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
])('%s counts as %s', (address, counted) => {
  expect(networkOf(address)).toBe(counted);
});

test.each(['10.0.0.0/33', '10.0.0.0/0', 'everybody', '10.0.0.1,', '::/129', '10.0.0.1/', '10.0.0.1/8/8'])('%s is no proxy', (given) => {
  expect(() => readConfig({ DEMO: 'true', TRUST_PROXY: given })).toThrow(/TRUST_PROXY \(Our own proxies.* must be addresses or networks/);
});

// Addresses by which somebody makes a server look around inside its own network: none of them is ever connected to.
import { type LookupAddress, lookup as resolveName } from 'node:dns';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIP, type LookupFunction, Socket } from 'node:net';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPublicReader, type ReaderOptions } from '../../src/server/outside/public-reader';
import { openPages } from '../../src/server/outside/pages';

let connected: string[];
/** Where a connection seems to have come to, once it stands. */
let cameTo: string | undefined;
// no connection leaves this machine: where one would go to is written down instead
beforeEach(() => {
  [connected, cameTo] = [[], undefined];
  vi.spyOn(tls, 'connect').mockImplementation(((options: tls.ConnectionOptions) => {
    const socket = new Socket() as tls.TLSSocket;
    const go = (error: Error | null, found: string | readonly LookupAddress[] = []): void => {
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      if (!error) connected.push(...addresses);
      if (error || cameTo === undefined) return void socket.destroy(error ?? new Error('there is no network here'));
      Object.defineProperty(socket, 'remoteAddress', { value: cameTo });
      socket.emit('secureConnect');
    };
    const host = options.host ?? '';
    if (isIP(host)) setImmediate(go, null, host);
    else options.lookup?.(host, { all: true }, (error, found) => setImmediate(go, error, found));
    return socket;
  }) as typeof tls.connect);
});
afterEach(() => vi.restoreAllMocks());

let server: Server;
let origin: string;
let location: string;
let asked: number;
beforeAll(async () => {
  server = createServer((_request, reply) => {
    asked += 1;
    // a header is bytes, which its reader takes for UTF-8
    reply.writeHead(302, { location: Buffer.from(location).toString('latin1') }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const why = (address: string, more: Partial<ReaderOptions> = {}) =>
  openPublicReader({ userAgent: 'TuckamoreBot/1.0', paces: { page: 0, calendar: 0 }, ...more })
    .read(address, { types: ['text/html'], bytes: 10 })
    .then(
      () => 'was read',
      (error: { readonly why: string }) => error.why,
    );

const hostile = [
  // loopback, however it is written
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.1/',
  'https://2130706433/',
  'https://017700000001/',
  'https://0177.0.0.1/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://127.255.255.254/',
  'https://①②⑦.⓪.⓪.①/',
  'https://127。0。0。1/',
  'https://127.0.0.1./',
  'https://%31%32%37.0.0.1/',
  'https://0/',
  'https://0.0.0.0/',
  // networks of one's own, and where clouds keep their secrets
  'https://10.0.0.1/',
  'https://172.16.4.4/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://0xa9fea9fe/',
  'https://2852039166/',
  'https://100.64.0.1/',
  'https://100.100.100.200/',
  'https://192.0.0.192/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  // IPv6, with an older address within
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://[2001:db8::1]/',
  // other ways in than the front door
  'http://8.8.8.8/',
  'https://8.8.8.8:8443/',
  'https://8.8.8.8:22/',
  'https://somebody:secret@8.8.8.8/',
  'https://8.8.8.8@127.0.0.1/',
  'https://127.0.0.1\\@8.8.8.8/',
  'https://127.0.0.1#@8.8.8.8/',
  'ftp://8.8.8.8/',
  'gopher://8.8.8.8/',
  'file:///etc/passwd',
  'data:text/html,hello',
  'javascript:alert(1)',
  'blob:https://8.8.8.8/1',
  'not an address',
  '',
];

describe('an address of the inside is not connected to', () => {
  test.each(hostile)('%s', async (address) => {
    expect(await why(address)).toBe('not_public');
    expect(connected).toEqual([]);
  });

  test.each(hostile.filter((it) => it !== '' && it !== 'not an address'))('nor by a redirect to %s', async (address) => {
    location = address;
    expect(await why(`${origin}/on`, { inner: origin })).not.toBe('was read');
    expect([asked, connected]).toEqual([1, []]);
  });

  test('names of this machine are resolved, and refused by where they lead', async () => {
    for (const name of ['localhost', 'LOCALHOST', 'localhost.'])
      expect(['not_public', 'unreachable']).toContain(await why(`https://${name}/`, { lookup: resolveName }));
    expect(connected).toEqual([]);
  });
});

const answering =
  (...answers: (readonly string[])[]): LookupFunction =>
  (_host, _options, done) => {
    const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    done(
      null,
      next.map((address) => ({ address, family: isIP(address) })),
    );
  };

describe('a name that leads inside is not connected to', () => {
  test.each([
    [['127.0.0.1']],
    [['8.8.8.8', '10.1.2.3']],
    [['10.1.2.3', '8.8.8.8']],
    [['::ffff:10.0.0.1']],
    [['fd00::5']],
    [['2606:4700:4700::1111', '::1']],
    [['169.254.169.254']],
    [['64:ff9b::a00:1']],
    [[]],
  ])('%j', async (addresses) => {
    expect(await why('https://rooms.example/1', { lookup: answering(addresses) })).toBe('not_public');
    expect(connected).toEqual([]);
  });

  test('the answer that was looked at is the one that is used, when the next one differs', async () => {
    const lookup = answering(['8.8.8.8'], ['127.0.0.1']);
    expect(await why('https://rooms.example/1', { lookup })).toBe('unreachable');
    expect(connected).toEqual(['8.8.8.8']);
    // asked again, it is looked at again
    expect(await why('https://rooms.example/1', { lookup })).toBe('not_public');
    expect(connected).toEqual(['8.8.8.8']);
  });

  test('a connection that comes out inside after all carries nothing', async () => {
    const written = vi.spyOn(Socket.prototype, 'write');
    cameTo = '10.0.0.7';
    expect(await why('https://rooms.example/1', { lookup: answering(['8.8.8.8']) })).toBe('not_public');
    expect(written).not.toHaveBeenCalled();
  });

  test('for the rules of a host and for its pictures it is the same', async () => {
    const pages = openPages(
      openPublicReader({ userAgent: 'TuckamoreBot/1.0', paces: { page: 0, calendar: 0 }, lookup: answering(['192.168.0.9']) }),
      'TuckamoreBot',
    );
    for (const reading of [pages.page('https://rooms.example/1'), pages.picture('https://rooms.example/1.jpg')])
      await expect(reading).rejects.toMatchObject({ why: 'not_public' });
    expect(connected).toEqual([]);
  });
});

// Servers of strangers that send on and on without a body growing: what crosses the wire is bounded as well.
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublicReader } from '../../src/server/outside/public-reader';

const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';
const chunked = `${head}transfer-encoding: chunked\r\n\r\n`;
interface Endless {
  readonly begins: string;
  readonly goesOn: Buffer;
}
const endless: Readonly<Record<string, Endless>> = {
  'early hints': { begins: '', goesOn: Buffer.from('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(1000)) },
  'a note on a part': { begins: `${chunked}1;`, goesOn: Buffer.from('a'.repeat(60_000)) },
  'a note on each part': { begins: chunked, goesOn: Buffer.from(`1;${'a'.repeat(2000)}\r\na\r\n`.repeat(30)) },
  'nothing, packed over and over': {
    begins: `${head}content-encoding: gzip\r\n\r\n`,
    goesOn: Buffer.concat(Array.from({ length: 3000 }, () => gzipSync(''))),
  },
  'packed parts of nothing': {
    begins: `${head}content-encoding: deflate\r\n\r\n\x78\x01`,
    goesOn: Buffer.concat(Array.from({ length: 10_000 }, () => Buffer.from([0, 0, 0, 0xff, 0xff]))),
  },
};

const send = (socket: Socket, { begins, goesOn }: Endless): void => {
  socket.write(begins, 'latin1');
  // a write that failed is answered before its socket counts as destroyed
  const more = (failed?: Error | null): void => {
    if (!failed && !socket.destroyed) socket.write(goesOn, more);
  };
  more();
};

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (asked) => {
      const [, path = ''] = String(asked).split(' ');
      const kind = endless[decodeURIComponent(path.slice(1))];
      if (kind) send(socket, kind);
      else socket.write(`${head}content-length: 400000\r\n\r\n${'a'.repeat(400_000)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const reader = () => openPublicReader({ userAgent: 'TuckamoreBot/1.0', inner: origin });
const wanted = { types: ['text/html'], bytes: 500_000 };

test.each(Object.keys(endless))('%s without end is cut off long before time runs out', async (kind) => {
  await expect(reader().read(`${origin}/${encodeURIComponent(kind)}`, wanted)).rejects.toMatchObject({ why: 'too_heavy' });
});

test('a connection on which much was read before takes as much again', async () => {
  const { read } = reader();
  for (let times = 0; times < 6; times += 1) expect((await read(`${origin}/page`, wanted)).body).toHaveLength(400_000);
});

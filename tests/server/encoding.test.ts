// How pages are packed on their way to a browser.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { packAnswers, packingFor } from '../../src/server/http/encoding';

const page = '<p>a page that says the same again and again</p>'.repeat(100);
const packed = async (accepted: string | undefined) => {
  const { headers, packer } = packingFor(accepted);
  packer.end(page);
  return { encoding: headers['content-encoding'], bytes: await buffer(packer) };
};

test('the best way that the browser unpacks is taken', async () => {
  const brotli = await packed('gzip, deflate, br, zstd');
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(page);
  const zipped = await packed('gzip;q=1.0, br;q=0');
  expect(zipped.encoding).toBe('gzip');
  expect(gunzipSync(zipped.bytes).toString()).toBe(page);
  expect(Math.max(brotli.bytes.length, zipped.bytes.length)).toBeLessThan(page.length / 10);
});

test.each([undefined, '', 'identity', 'br;q=0, gzip;q=0.0'])('who accepts %s gets the page as it is', async (accepted) => {
  const { encoding, bytes } = await packed(accepted);
  expect(encoding).toBeUndefined();
  expect(bytes.toString()).toBe(page);
});

test('what lies between knows that it depends on the asking', () => {
  for (const accepted of ['br', 'gzip', '']) expect(packingFor(accepted).headers['vary']).toBe('accept-encoding');
});

test('answers of calls are packed where that is worth it, and nothing else is', async () => {
  const app = Fastify();
  packAnswers(app);
  app.get('/answer', (_request, reply) => reply.header('vary', 'origin').send({ data: page }));
  app.get('/short', () => ({ data: 'short' }));
  app.get('/text', (_request, reply) => reply.type('text/plain').send(page));
  const ask = async (url: string, accepted: string) => {
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': accepted } });
    return { ...headers, rawPayload };
  };
  const brotli = await ask('/answer', 'gzip, br');
  expect(brotli).toMatchObject({
    'content-encoding': 'br',
    vary: 'origin, accept-encoding',
    'content-length': `${brotli.rawPayload.length}`,
  });
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual({ data: page });
  expect(JSON.parse(gunzipSync((await ask('/answer', 'gzip')).rawPayload).toString())).toEqual({ data: page });
  for (const [url, accepted] of [
    ['/answer', ''],
    ['/short', 'br'],
    ['/text', 'br'],
  ] as const)
    expect(await ask(url, accepted)).not.toHaveProperty('content-encoding');
  await app.close();
});

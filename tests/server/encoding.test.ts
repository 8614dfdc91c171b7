// How pages are packed on their way to a browser.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { packingFor } from '../../src/server/http/encoding';

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

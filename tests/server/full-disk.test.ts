// A disk that is full: what is read is answered, what is written is refused with what was declared, and space mends it.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSite, type Site } from '../support/a-site';
import { engines } from '../support/databases';
import { limitMs } from '../support/limits';

const { TMPDIR } = process.env;
const disk = mkdtempSync(path.join(tmpdir(), 'disk-'));
// a small disk of its own, which takes rights that not everybody has
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true });
});

describe.runIf(isMounted).each(engines)('%s on a small disk', (engine) => {
  let site: Site;
  const filler = path.join(disk, 'filler');
  const fill = (): void => {
    for (const size of [1_000_000, 4096]) {
      try {
        for (;;) appendFileSync(filler, Buffer.alloc(size));
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
      }
    }
  };
  beforeAll(async () => {
    process.env['TMPDIR'] = disk;
    site = await aSite(engine, { DEMO: 'true', TRUST_PROXY: '127.0.0.1' });
  }, limitMs(90));
  afterAll(async () => {
    await site.close();
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  });

  const headers = { 'content-type': 'application/json' };
  const post = (call: string, body: object, more: object = {}) =>
    fetch(`${site.origin}/api${call}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  let people = 0;
  // each from an address of its own: what the database had room for beforehand takes more of them than one address may send
  const signUp = () => {
    people += 1;
    const from = { 'x-forwarded-for': `10.1.${people >> 8}.${people & 255}` };
    return post('/user', { email: `person-${people}@example.ca`, password: 'a trail over two ridges' }, from);
  };

  test('reading goes on, and writing is refused until there is space again', async () => {
    const account = { email: 'guest@tuckamore.example', password: 'quiet-spruce-cabin' };
    const { access_token } = (await (await post('/session', account)).json()) as { readonly access_token: string };
    fill();
    await expect.poll(async () => (await signUp()).status, { timeout: limitMs(20) }).toBe(503);
    expect(await (await signUp()).json()).toMatchObject({ status_code: 503, error_code: 'app.unavailable' });
    const bearer = { headers: { authorization: `Bearer ${access_token}` } };
    const read = [
      post('/property/search', {}),
      fetch(`${site.origin}/search?query=Banff`),
      fetch(site.origin),
      fetch(`${site.origin}/api/user`, bearer),
      fetch(`${site.origin}/api/property/review`),
    ];
    expect((await Promise.all(read)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    rmSync(filler);
    expect((await signUp()).status).toBe(200);
  });
});

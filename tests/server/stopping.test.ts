// A server that is asked to stop: what runs is answered, the rest hears when to come back, and no client can keep it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aClient, type Client } from '../support/a-client';
import { lockFolder } from '../../src/server/database/folder';
import { aSite, freePort, runServer, type Site } from '../support/a-site';
import { layDatabase } from '../support/databases';
import { limitMs } from '../support/limits';

// a connection of its own, which nobody finds closed
const alone = { headers: { connection: 'close' } };

describe('pages that are being rendered', () => {
  let site: Site;
  beforeAll(async () => {
    site = await aSite('PGlite', { DEMO: 'true', LOG_LEVEL: 'info' });
  }, limitMs(90));
  afterAll(() => site.close());

  test('are answered whole, twenty at once', async () => {
    const paths = ['/search?query=Whistler', '/', '/faq/general', '/search?query=Banff'];
    const begun = (): number => site.printed().match(/"path":"\/(?!api)[^\n]*incoming request/g)?.length ?? 0;
    // the first rendering takes longest, and may use up the server's patience on a busy machine
    for (const one of paths) await (await fetch(`${site.origin}${one}`)).text();
    const pages = Array.from({ length: 20 }, (_, at) => fetch(`${site.origin}${paths[at % paths.length]}`));
    await expect.poll(begun, { interval: 5, timeout: limitMs(20) }).toBe(paths.length + 20);
    const stopped = site.stop();
    for (const page of await Promise.all(pages)) {
      expect(page.status).toBe(200);
      expect(await page.text()).toMatch(/<\/html>\s*$/);
    }
    expect(await stopped).toBe(0);
  });
});

describe('clients that do not end what they began', () => {
  let site: Site;
  const clients: Client[] = [];
  const connected = async (text: string): Promise<Client> => {
    const client = await aClient(site.origin);
    clients.push(client);
    client.send(text);
    return client;
  };
  beforeAll(async () => {
    site = await aSite('PGlite');
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    await site.close();
  });

  test('do not keep it, and whoever comes meanwhile is told when to come back', async () => {
    const idle = await connected('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    const halfHead = await connected('GET /healthz HT');
    const page = await (await fetch(site.origin, alone)).text();
    const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? 'none';
    const slow = await connected(`GET ${asset} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(300));
    slow.readNothing();
    const halfBody = await connected(
      'POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email"',
    );
    const busy = await connected('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await expect.poll(() => [idle, busy].every((client) => client.received().includes('{"ok":true}'))).toBe(true);
    const stopped = site.stop();
    await idle.ended;
    const call = await fetch(`${site.origin}/api/user`, alone);
    expect([call.status, call.headers.get('retry-after'), call.headers.get('connection')]).toEqual([503, '10', 'close']);
    expect(await call.json()).toMatchObject({ status_code: 503, error_code: 'app.unavailable', data: { retry_after: 10 } });
    const tools = await fetch(`${site.origin}/mcp`, { ...alone, method: 'POST' });
    expect(await tools.json()).toMatchObject({ status_code: 503, error_code: 'app.unavailable' });
    const refused = await fetch(`${site.origin}/search`, alone);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await stopped).toBe(0);
    await Promise.all([halfHead, halfBody].map(({ ended }) => ended));
  });
});

test('a server that npm was asked to run ends when npm does', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'by-npm-'));
  await layDatabase(folder);
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: folder, SITE_ORIGIN: `http://localhost:${port}` };
  const { child } = await runServer(environment, `localhost:${port}\n`, ['npm', 'run', 'serve']);
  const isFree = () =>
    lockFolder(folder).then(
      (lock) => lock.release().then(() => true),
      () => false,
    );
  expect(await isFree()).toBe(false);
  child.kill('SIGTERM');
  await expect.poll(isFree).toBe(true);
  rmSync(folder, { recursive: true });
});

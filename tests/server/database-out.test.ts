// A PostgreSQL server that is slow, silent or gone: whoever asks hears so in time, and everything goes on once it is back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProxy, type Proxy } from '../support/a-proxy';
import { aSite, runServer, type Site } from '../support/a-site';
import { aDatabase, engines, type TestDatabase } from '../support/databases';
import { limitMs } from '../support/limits';

describe.runIf(engines.includes('PostgreSQL'))('with a PostgreSQL server', () => {
  let database: TestDatabase;
  let proxy: Proxy;
  let site: Site;
  let address: string;
  beforeAll(async () => {
    database = await aDatabase('PostgreSQL');
    proxy = await aProxy(path.join(database.folder, '.s.PGSQL.5432'));
    address = `postgresql://postgres@127.0.0.1:${proxy.port}/postgres`;
    site = await aSite('PGlite', { DATABASE_URL: address });
  }, limitMs(90));
  afterAll(async () => {
    await site.close();
    await proxy.close();
    await database.close();
  });

  const statusOf = async (where: string): Promise<number> => (await fetch(`${site.origin}${where}`)).status;
  const health = async (): Promise<readonly number[]> => Promise.all(['/healthz', '/readyz'].map(statusOf));
  const reviews = () => fetch(`${site.origin}/api/property/review`);
  const isRefused = async (answer: Response): Promise<void> => {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ status_code: 503, error_code: 'app.unavailable', data: { retry_after: 5 } });
  };
  const isWell = (): Promise<void> =>
    expect.poll(async () => [await statusOf('/readyz'), (await reviews()).status], { timeout: limitMs(20) }).toEqual([200, 200]);

  test('one that breaks off is told as such, and is found again', async () => {
    await isWell();
    proxy.cut();
    expect(await health()).toEqual([200, 503]);
    await isRefused(await reviews());
    expect([await statusOf('/search'), await statusOf('/')]).toEqual([503, 200]);
    proxy.mend();
    await isWell();
  });

  test('one that stays away is asked for now and then, not all the time', async () => {
    const complaints = (): number => site.printed().match(/the queue cannot be read/g)?.length ?? 0;
    proxy.cut();
    const [complained, asked] = [complaints(), proxy.asked()];
    await expect.poll(complaints, { timeout: limitMs(30) }).toBeGreaterThan(complained + 4);
    expect(proxy.asked() - asked).toBeLessThan(30);
    proxy.mend();
    await isWell();
  });

  test('one that says nothing keeps nobody waiting for ever', async () => {
    proxy.hold();
    expect(await health()).toEqual([200, 503]);
    for (const answer of await Promise.all(Array.from({ length: 15 }, reviews))) await isRefused(answer);
    proxy.mend();
    await isWell();
  });

  test('a statement that takes too long is given up', async () => {
    const holder = database.patient?.();
    await holder?.query('begin; lock table reviews in access exclusive mode');
    await isRefused(await reviews());
    await holder?.end();
    await isWell();
  });

  test('searches that take too long are given up, and meanwhile keep nothing else waiting', async () => {
    const holder = database.patient?.();
    await holder?.query('begin; lock table properties in access exclusive mode');
    const searches = Promise.all(
      Array.from({ length: 15 }, () =>
        fetch(`${site.origin}/api/property/search`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
      ),
    );
    const waiting = async () => (await sql`select 1 from pg_locks where not granted`.execute(database.db)).rows.length;
    await expect.poll(waiting).toBeGreaterThan(3);
    expect(await health()).toEqual([200, 200]);
    for (const answer of await searches) await isRefused(answer);
    await holder?.end();
    await isWell();
  });

  test('a silent one does not keep the server from stopping', async () => {
    proxy.hold();
    const asking = reviews().catch(() => undefined);
    const stopped = site.stop();
    await Promise.all([asking, stopped]);
    proxy.mend();
  });

  test('a start without it ends with a sentence', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'without-'));
    const refused = async (url: string): Promise<string> => {
      const { child, printed } = await runServer({ PORT: '0', DATA_DIR: folder, DATABASE_URL: url }, 'never said');
      expect(child.exitCode).toBe(1);
      expect(printed()).not.toMatch(/\n\s+at /);
      return printed();
    };
    expect(await refused('postgresql://postgres@127.0.0.1:9/postgres')).toContain('DATABASE_URL cannot be used: nothing listens there');
    expect(await refused(address.replace(/postgres$/, 'nowhere'))).toContain('there is no database of that name');
    proxy.hold();
    expect(await refused(address)).toContain('DATABASE_URL cannot be used: it does not answer');
    proxy.mend();
    rmSync(folder, { recursive: true });
  });

  test(
    'three demos that start at once on an empty one all run, on one set of data',
    async () => {
      await sql`create database fresh`.execute(database.db);
      const environment = { DATABASE_URL: address.replace(/postgres$/, 'fresh'), DEMO: 'true' };
      const sites = await Promise.all([1, 2, 3].map(() => aSite('PGlite', environment)));
      const counts = await Promise.all(
        sites.map(async ({ origin }) => {
          const answer = await fetch(`${origin}/api/property/search`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          });
          return ((await answer.json()) as { readonly data: { readonly total: number } }).data.total;
        }),
      );
      expect(new Set(counts).size).toBe(1);
      expect(counts[0]).toBeGreaterThan(100);
      await Promise.all(sites.map((one) => one.close()));
    },
    limitMs(120),
  );
});

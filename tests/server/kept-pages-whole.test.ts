// The real pages, kept and not kept, over one database: nobody sees another's, and a change shows at once on every server.
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pathTo } from '../../generated/routes/paths';
import { routes } from '../../generated/routes/routes';
import { listenAt } from '../../src/server/database/news';
import { servePages } from '../../src/server/http/pages';
import { builtRenderer } from '../../src/server/http/renderer';
import { pageOptions, publicChanges } from '../../src/server/site/page-options';
import { aMember, type Member } from '../support/a-member';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { build } from '../support/a-site';
import { aDatabase, engines, quickerEngine } from '../support/databases';
import { limitMs } from '../support/limits';

const nonceless = (page: string): string => page.replaceAll(/ nonce="[^"]*"/g, '');
const stateOf = /<script type="application\/json" id="dehydrated">(.*?)<\/script>/;
/** A page without the order of its styles and of its state, which are by chance. */
const readable = (page: string) => ({
  html: page.replace(stateOf, '').replaceAll(/<style[^]*?<\/style>/g, ''),
  state: JSON.parse(stateOf.exec(page)?.[1] ?? 'null') as unknown,
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let [keeping, beside, drawing]: FastifyInstance[] = [];
  let host: Member;
  let property_id = '';
  let urls: readonly string[] = [];
  const aSite = async (keepsPages: boolean): Promise<FastifyInstance> => {
    const pages = { ...(await builtRenderer()), keepsPages, changes: publicChanges(server.database) };
    return server.another(servePages({ ...pages, ...pageOptions(server.config, server.now) }));
  };
  beforeAll(async () => {
    build();
    server = await aServer(engine);
    const { db } = server.database;
    host = await aMember(db, { now: server.now(), host: true });
    property_id = await aProperty(db, host.profile_id, { title: 'First name', city: 'Whistler', province: 'BC' });
    [keeping, beside, drawing] = [await aSite(true), await aSite(true), await aSite(false)];
    const whole = Object.values(routes).flatMap(({ path, guard, indexed }) =>
      guard === 'anyone' && indexed && !path.includes(':') ? [path] : [],
    );
    urls = [...whole, pathTo.listing({ property_id }), '/search?query=Whistler', '/whistler/vacation-rentals', '/none'];
  }, limitMs(180));
  afterAll(async () => {
    for (const app of [keeping, beside, drawing]) await app?.close();
    await server.close();
  });

  let visitors = 0;
  const show = async (app: FastifyInstance | undefined, url: string, headers: Readonly<Record<string, string>> = {}) => {
    visitors += 1;
    const answer: LightMyRequestResponse | undefined = await app?.inject({
      url,
      headers,
      remoteAddress: `10.3.${visitors >> 8}.${visitors & 255}`,
    });
    return { status: answer?.statusCode, page: nonceless(answer?.body ?? ''), headers: answer?.headers ?? {} };
  };
  /** Sent as it was kept. */
  const isKept = async (app: FastifyInstance | undefined, url: string): Promise<boolean> => {
    const { headers } = await show(app, url);
    server.later(1);
    return (await show(app, url)).headers['etag'] === headers['etag'];
  };

  test.runIf(engine === quickerEngine)('each page is for each person what it would be if nothing were kept', async () => {
    // parts that come late are there from the second time on
    for (const url of urls) await show(drawing, url);
    const persons = [
      {},
      { 'accept-language': 'fr-CA,fr;q=0.9' },
      { cookie: 'tuckamore_referral_code=AB12' },
      { cookie: 'device_login_history=%5B%5D', authorization: `Bearer ${host.token}` },
    ];
    for (const url of urls)
      for (const headers of [...persons, ...persons]) {
        const [kept, drawn] = [await show(keeping, url, headers), await show(drawing, url, headers)];
        expect([url, headers, kept.status, readable(kept.page)]).toEqual([url, headers, drawn.status, readable(drawn.page)]);
        expect(kept.page).not.toContain(host.token);
      }
    for (const url of urls) expect([url, await isKept(keeping, url)]).toEqual([url, true]);
  });

  test('a host’s change shows at once, on the server that was asked and on another', async () => {
    const url = pathTo.listing({ property_id });
    for (const app of [keeping, beside]) {
      await expect.poll(() => isKept(app, url)).toBe(true);
      expect((await show(app, url)).page).toContain('First name');
    }
    const { status } = await server.ask(`PATCH /user/property/${property_id}`, { token: host.token, body: { title: 'Second name' } });
    expect(status).toBe(200);
    for (const app of [keeping, beside]) await expect.poll(async () => (await show(app, url)).page).toContain('Second name');
  });

  test('every table that a public page reads tells of its changes', async () => {
    const query = vi.spyOn(Client.prototype, 'query');
    for (const url of urls) await show(drawing, url);
    const asked = query.mock.calls.map(([statement]: readonly unknown[]) =>
      typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : String(statement),
    );
    query.mockRestore();
    const { rows } = await sql<{ name: string; tells: boolean }>`
      select relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and tgname = 'public_facts_changed') as tells
      from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(server.database.db);
    const read = rows.filter(({ name }) => asked.some((text) => new RegExp(`\\b(from|join) "?${name}\\b`).test(text)));
    expect(read.map(({ name }) => name)).toContain('properties');
    expect(read.filter(({ tells }) => !tells).map(({ name }) => name)).toEqual([]);
  });

  test('what nobody sees moves no page', async () => {
    const url = pathTo.listing({ property_id });
    await expect.poll(() => isKept(beside, url)).toBe(true);
    const { headers } = await show(beside, url);
    const { db } = server.database;
    await db.updateTable('properties').set({ synced_at: new Date() }).where('property_id', '=', property_id).execute();
    await db.updateTable('properties').set({ title: 'x' }).where('title', '=', 'nothing has this name').execute();
    server.later(1);
    expect((await show(beside, url)).headers['etag']).toBe(headers['etag']);
  });
});

test.runIf(engines.includes('PostgreSQL'))('a line that breaks is told, and made again', async () => {
  const database = await aDatabase('PostgreSQL');
  const heard: boolean[] = [];
  const end = await listenAt(database.url ?? '')('public_facts', (isSure) => void heard.push(isSure));
  await expect.poll(() => heard).toEqual([true]);
  await database.pool.query(`notify public_facts`);
  await expect.poll(() => heard).toEqual([true, true]);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_notify%' and pid <> pg_backend_pid()`,
  );
  await expect.poll(() => heard, { timeout: limitMs(10) }).toEqual([true, true, false, true]);
  await end();
  await database.close();
});

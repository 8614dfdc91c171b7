// Sessions as real processes keep them: through a restart, and across two processes on one PostgreSQL server.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSite, type Site } from '../support/a-site';
import { engines } from '../support/databases';

const account = { email: 'wanderer@example.ca', password: 'a trail over two ridges' };
const headers = { 'content-type': 'application/json' };
const post = (site: Site, path: string, body: object) =>
  fetch(`${site.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
const logIn = async (site: Site): Promise<string> =>
  ((await (await post(site, '/session', account)).json()) as { readonly access_token: string }).access_token;
const seen = async (site: Site, token: string): Promise<number> =>
  (await fetch(`${site.origin}/api/user`, { headers: { authorization: `Bearer ${token}` } })).status;

describe.each(engines)('on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await aSite(engine);
    await post(site, '/user', account);
  });
  afterAll(() => site.close());

  test('a session survives the restart of the server, and an ended one does not come back', async () => {
    const [kept, ended] = [await logIn(site), await logIn(site)];
    await fetch(`${site.origin}/api/session`, { method: 'DELETE', headers: { authorization: `Bearer ${ended}` } });
    await site.killAndRestart();
    expect([await seen(site, kept), await seen(site, ended)]).toEqual([200, 401]);
  });

  test.runIf(engine === 'PostgreSQL')(
    'a session opened at one process works at the other, and ended at one it is over at both',
    async () => {
      const other = await site.another();
      const token = await logIn(site);
      expect([await seen(site, token), await seen(other, token)]).toEqual([200, 200]);
      await fetch(`${other.origin}/api/session`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
      expect([await seen(site, token), await seen(other, token)]).toEqual([401, 401]);
      await other.close();
    },
  );

  test.runIf(engine === 'PostgreSQL')('wrong passwords are counted by both processes together', async () => {
    const other = await site.another();
    const said: number[] = [];
    for (let times = 0; times < 6; times += 1)
      said.push((await post(times % 2 === 0 ? site : other, '/session', { ...account, password: 'not over any ridge' })).status);
    expect(said).toEqual([401, 401, 401, 401, 401, 429]);
    await other.close();
  });
});

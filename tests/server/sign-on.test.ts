// Single sign-on against the real provider library: who comes in, how, and everybody who does not.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProfile, insertUser } from '../../src/server/account/account.repository';
import { aWanderer, choose, formOf, type Page, roadTo, type Wanderer } from '../support/a-wanderer';
import { openFiles } from '../../src/server/outside/files';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const origin = 'http://localhost:3000';
const login = `${origin}/login`;
const minute = 60_000;

const people = { host: 'nora-macleod', newcomer: 'maya-lindqvist', unverified: 'theo-arsenault' } as const;
type Who = keyof typeof people;

const start = (it: Wanderer, query = ''): Promise<Page> => it.walk(`/api/user/sso/start${query}`);
const signOn = async (it: Wanderer, who: Who, query = ''): Promise<URL> =>
  choose(it, await start(it, query), { person: people[who], answer: 'continue' });

const exchange = async (it: Wanderer, code: string | null): Promise<{ readonly status: number; readonly body: Record<string, string> }> => {
  const body = JSON.stringify({ code: code ?? '' });
  const answer = await it.send('/api/session/exchange', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return { status: answer.status, body: JSON.parse(answer.body) as Record<string, string> };
};
const codeIn = (url: URL): string | null => url.searchParams.get('code');
const problemIn = (url: URL): string | null => url.searchParams.get('problem');

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine, new Date(), { DEMO: 'true' });
  });
  afterAll(() => server.close());

  const somebody = (): Wanderer => aWanderer(origin, roadTo(server.app));
  const userBehind = async (token: string | undefined) => (await server.ask('GET /user', { token })).body.data as Record<string, unknown>;
  const enter = async (it: Wanderer, who: Who, query = '') =>
    userBehind((await exchange(it, codeIn(await signOn(it, who, query)))).body['access_token']);
  const countUsers = async (): Promise<number> => (await server.database.db.selectFrom('users').select('user_id').execute()).length;

  test('asks for a code with PKCE and the two scopes, and keeps what proves it in a cookie out of reach', async () => {
    const it = somebody();
    const { headers } = await it.send('/api/user/sso/start?from=%2Fstays&referral_code=FRIEND22');
    const asked = new URL(headers['location'] ?? '');
    expect(asked.origin + asked.pathname).toBe(`${origin}/parent/auth`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'tuckamore',
      redirect_uri: `${origin}/api/user/sso`,
      scope: 'read__email read__name',
      code_challenge_method: 'S256',
    });
    expect(headers['set-cookie']).toMatch(/^tuckamore_sign_on=[\w-]{43}\.[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; SameSite=Lax$/);
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    const state = JSON.parse(Buffer.from(asked.searchParams.get('state')?.split('.')[0] ?? '', 'base64url').toString()) as object;
    expect(state).toMatchObject({ environment: 'demo', referral_code: 'FRIEND22', from: '/stays' });
    expect(JSON.stringify(state)).toContain(it.cookies()[0]?.value.split('.')[0]);
    expect(JSON.stringify(state)).not.toContain(it.cookies()[0]?.value.split('.')[1]);
  });

  test('a new person gets a verified account with names, and goes on to where they were going', async () => {
    const it = somebody();
    const friend = await server.database.db
      .transaction()
      .execute((trx) => insertUser(trx, { email: 'friend@example.ca', password_hash: null, referral_code: null, now: new Date() }));
    const invitation = (await findProfile(server.database.db, friend.profile_id))?.referral_code ?? '';
    const end = await signOn(it, 'newcomer', `?from=%2Fstays%3Fpage%3D2&referral_code=${invitation}`);
    expect(end.searchParams.get('from')).toBe('/stays?page=2');
    const { status, body } = await exchange(it, codeIn(end));
    expect(status).toBe(200);
    expect(body['is_new']).toBe(true);
    const user = await userBehind(body['access_token']);
    expect(user).toMatchObject({
      email: 'maya.lindqvist@halyard.example',
      first_name: 'Maya',
      last_name: 'Lindqvist',
      has_password: false,
    });
    expect(user['verified_at']).not.toBeNull();
    const kept = await server.database.db.selectFrom('users').select('referral_code').where('email', '=', String(user['email'])).execute();
    expect(kept).toEqual([{ referral_code: invitation }]);
    expect(it.cookies().filter(({ name }) => name === 'tuckamore_sign_on')).toEqual([]);
  });

  test('the next time the same person finds the same account', async () => {
    const before = await enter(somebody(), 'newcomer');
    const users = await countUsers();
    const it = somebody();
    const { body } = await exchange(it, codeIn(await signOn(it, 'newcomer')));
    expect(body['is_new']).toBe(false);
    expect(await userBehind(body['access_token'])).toMatchObject({ user_id: before['user_id'] });
    expect(await countUsers()).toBe(users);
  });

  test('whoever has an account here with that address keeps it, names and password as they are', async () => {
    const known = { email: 'host@tuckamore.example', password: 'spruce tops in snow' };
    await server.ask('POST /user', { body: known });
    const { access_token } = (await server.ask('POST /session', { body: known })).body as unknown as { access_token: string };
    await server.ask('PATCH /user/profile', { token: access_token, body: { first_name: 'Norah' } });
    await server.database.db.updateTable('users').set({ verified_at: new Date() }).where('email', '=', known.email).execute();
    const mine = await userBehind(access_token);
    expect(await enter(somebody(), 'host')).toMatchObject({
      user_id: mine['user_id'],
      first_name: 'Norah',
      last_name: 'MacLeod',
      has_password: true,
    });
    expect((await server.ask('POST /session', { body: known })).status).toBe(200);
    expect((await server.ask('GET /user', { token: access_token })).status).toBe(200);
  });

  test('of an account that somebody made with an address before it was proved, nothing is left to its owner but the address', async () => {
    const squatter = { email: 'host@tuckamore.example', password: 'chosen by somebody else' };
    const { db } = server.database;
    await db.deleteFrom('users').where('email', '=', squatter.email).execute();
    const { referral_code } = await db.selectFrom('profiles').select('referral_code').executeTakeFirstOrThrow();
    await server.ask('POST /user', { body: { ...squatter, referral_code }, from: '10.1.1.1' });
    const { access_token } = (await server.ask('POST /session', { body: squatter })).body as unknown as { access_token: string };
    await server.ask('POST /user/send_confirm_email', { token: access_token, body: { redirect_url: `${origin}/verify` } });
    const body = { first_name: 'Not', last_name: 'Nora', is_host: true, is_guest: true, marketing_consent: true };
    expect((await server.ask('PATCH /user/profile', { token: access_token, body })).status).toBe(200);
    const files = openFiles(server.config);
    const avatar = `${await files.keep('avatar', [{ ending: '.webp', bytes: Buffer.from('a picture') }])}.webp`;
    await db.updateTable('profiles').set({ avatar }).where('first_name', '=', 'Not').execute();
    const user = await enter(somebody(), 'host');
    expect(user).toMatchObject({ email: squatter.email, has_password: false, first_name: 'Nora', last_name: 'MacLeod', modes: [] });
    expect([user['avatar'], await files.read(avatar)]).toEqual([null, undefined]);
    const now = db.selectFrom('users').innerJoin('profiles', 'profiles.user_id', 'users.user_id').where('email', '=', squatter.email);
    const said = await now.select(['users.referral_code', 'marketing_consent', 'device_epoch']).executeTakeFirstOrThrow();
    // with another epoch the account knows no device any more
    expect(said).toEqual({ referral_code: null, marketing_consent: false, device_epoch: 1 });
    expect((await server.ask('GET /user', { token: access_token })).status).toBe(401);
    expect((await server.ask('POST /session', { body: squatter })).status).toBe(401);
    const links = await server.database.db.selectFrom('mailed_links').select('used_at').where('email', '=', squatter.email).execute();
    expect(links.every(({ used_at }) => used_at !== null)).toBe(true);
  });

  test('refused on the parent platform’s page, it ends on the login page and keeps where the person was going', async () => {
    const it = somebody();
    const end = await choose(it, await start(it, '?from=%2Fstays'), { person: people.host, answer: 'refuse' });
    expect(Object.fromEntries(end.searchParams)).toEqual({ from: '/stays', problem: 'account.sign_on_declined' });
  });

  test('an address that the parent platform has not verified opens nothing and makes nothing', async () => {
    const users = await countUsers();
    const end = await signOn(somebody(), 'unverified');
    expect(Object.fromEntries(end.searchParams)).toEqual({ problem: 'account.sign_on_unverified' });
    expect(await countUsers()).toBe(users);
  });

  /** The return address as the parent platform leads to it, not opened yet. */
  const returning = async (it: Wanderer, who: Who = 'host', query = ''): Promise<URL> => {
    const page = await start(it, query);
    const sent = await it.send(new URL(formOf(page), page.url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ person: people[who], answer: 'continue' }).toString(),
    });
    return (await it.walk(new URL(sent.headers['location'] ?? '', page.url).href, `${origin}/api/user/sso?`)).url;
  };
  const endOf = async (it: Wanderer, url: URL): Promise<URL> => (await it.walk(url.href, login)).url;

  test('what another browser brings back is refused, and the owner’s own answer still counts', async () => {
    const owner = somebody();
    const back = await returning(owner, 'host', '?from=%2Fstays');
    const thief = somebody();
    await thief.send('/api/user/sso/start');
    expect(problemIn(await endOf(thief, back))).toBe('account.sign_on_failed');
    expect(problemIn(await endOf(somebody(), back))).toBe('account.sign_on_failed');
    expect(codeIn(await endOf(owner, back))).not.toBeNull();
  });

  test('an answer counts once, also when it comes twice at the same time', async () => {
    const it = somebody();
    const back = await returning(it);
    const ends = await Promise.all([endOf(it, back), endOf(it, back)]);
    expect(ends.filter((end) => problemIn(end) === 'account.sign_on_failed')).toHaveLength(1);
    expect(ends.filter((end) => codeIn(end) !== null)).toHaveLength(1);
    expect(problemIn(await endOf(it, back))).toBe('account.sign_on_failed');
  });

  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', `${url.searchParams.get('state')}x`)],
    [
      'a state with another way back',
      (url: URL) => {
        const [body = '', signature] = (url.searchParams.get('state') ?? '').split('.');
        const state = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), from: '//evil.example' };
        url.searchParams.set('state', `${Buffer.from(JSON.stringify(state)).toString('base64url')}.${signature}`);
      },
    ],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another code', (url: URL) => url.searchParams.set('code', 'not-a-code')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['another platform’s name', (url: URL) => url.searchParams.set('iss', 'https://elsewhere.example')],
    [
      'a failure of the platform',
      (url: URL) => {
        url.searchParams.delete('code');
        url.searchParams.set('error', 'server_error');
      },
    ],
  ] as const)('an answer with %s fails kindly', async (_, change) => {
    const it = somebody();
    const back = await returning(it);
    change(back);
    const end = await endOf(it, back);
    expect(end.origin + end.pathname).toBe(login);
    expect(problemIn(end)).toBe('account.sign_on_failed');
    expect(codeIn(end)).toBeNull();
  });

  test('an answer after ten minutes is too late, one just before is not', async () => {
    const it = somebody();
    const late = await returning(it);
    server.later(10 * minute);
    expect(problemIn(await endOf(it, late))).toBe('account.sign_on_failed');
    const other = somebody();
    const back = await returning(other);
    server.later(10 * minute - 1000);
    expect(codeIn(await endOf(other, back))).not.toBeNull();
  });

  test('the one-time code works once, for a minute, and only in the browser that began', async () => {
    const it = somebody();
    const code = codeIn(await signOn(it, 'host'));
    const thief = somebody();
    await thief.send('/api/user/sso/start');
    for (const other of [thief, somebody()])
      expect((await exchange(other, code)).body).toMatchObject({ status_code: 410, error_code: 'account.sign_on_code_spent' });
    const [one, two] = await Promise.all([exchange(it, code), exchange(it, code)]);
    expect(one.status + two.status).toBe(200 + 410);

    const slow = somebody();
    const late = codeIn(await signOn(slow, 'host'));
    server.later(minute);
    expect((await exchange(slow, late)).body).toMatchObject({ error_code: 'account.sign_on_code_spent' });
    expect((await exchange(somebody(), 'never-given')).status).toBe(410);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '@evil.example', ''])(
    'a way back to %j is forgotten',
    async (from) => {
      const it = somebody();
      const end = await signOn(it, 'host', `?${new URLSearchParams({ from }).toString()}`);
      expect(end.origin).toBe(origin);
      expect(end.searchParams.has('from')).toBe(false);
    },
  );

  test('the longest way back comes along or is forgotten, and the sign-on goes on; a hidden character in one is refused', async () => {
    expect((await somebody().send(`/api/user/sso/start?from=${encodeURIComponent('/\t/evil.example')}`)).status).toBe(422);
    for (const from of [`/stays?${'a'.repeat(2000)}`, `/${'é"\\'.repeat(600)}`]) {
      const end = await signOn(somebody(), 'host', `?${new URLSearchParams({ from }).toString()}`);
      expect(codeIn(end)).not.toBeNull();
    }
  });

  test('two tabs can sign on side by side', async () => {
    const it = somebody();
    const [first, second] = [await returning(it, 'host'), await returning(it, 'newcomer')];
    const codes = [codeIn(await endOf(it, first)), codeIn(await endOf(it, second))];
    const users = [];
    for (const code of codes) users.push(await userBehind((await exchange(it, code)).body['access_token']));
    expect(users.map(({ email }) => email)).toEqual(['host@tuckamore.example', 'maya.lindqvist@halyard.example']);
  });

  test('several processes on one database share a sign-on', async () => {
    const [second, third] = [await server.another(), await server.another()];
    let turn = 0;
    const roads = [server.app, second, third].map(roadTo);
    const it = aWanderer(origin, (url, sending) => (roads[(turn += 1) % 3] ?? roadTo(server.app))(url, sending));
    expect(await enter(it, 'newcomer')).toMatchObject({ first_name: 'Maya' });
    await Promise.all([second.close(), third.close()]);
  });

  test('the token is in no address, and an address with a code is told to nobody', async () => {
    const it = somebody();
    const end = await signOn(it, 'host');
    const { body } = await exchange(it, codeIn(end));
    const addresses = it.seen.flatMap(({ url, headers }) => [url.href, headers['location'] ?? '']);
    expect(addresses.filter((address) => address.includes(body['access_token'] ?? 'nothing'))).toEqual([]);
    const withSecrets = it.seen.filter(({ url }) => /[?&](code|state)=/.test(url.search));
    expect(withSecrets.length).toBeGreaterThan(0);
    expect(withSecrets.map(({ headers }) => headers['referrer-policy'])).toEqual(withSecrets.map(() => 'no-referrer'));
  });

  test('the profile is told to nobody without the token, and no choice is answered without its cookie', async () => {
    expect((await somebody().send('/parent/profile')).status).toBe(401);
    expect((await somebody().send('/parent/profile', { headers: { authorization: 'Bearer made-up' } })).status).toBe(401);
    const page = await start(somebody());
    const foreign = await somebody().send(formOf(page), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'person=nora-macleod&answer=continue',
    });
    expect(foreign.status).toBe(400);
    expect(foreign.body).toContain('This sign-on is over');
  });
});

// Where one is signed in: seen, ended one by one or all at once, and over by themselves after a while.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionDays, sessionIdleDays } from '../../generated/model/constants';
import { deviceOf } from '../../src/server/account/own.lookup';
import { aMember, type Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const day = 86_400_000;

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (X11; CrOS x86_64 15633.69.0) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36', 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_5) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 'Safari on Mac'],
  ['curl/8.0', 'An unknown device'],
  ['', 'An unknown device'],
])('%s is shown as %s', (_agent, shown) => {
  expect(deviceOf(_agent)).toBe(shown);
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  interface Device {
    readonly session_id: string;
    readonly current: boolean;
  }
  const somebody = (): Promise<Member> => aMember(server.database.db, { now: server.now() });
  const devices = async (token: string): Promise<readonly Device[]> => (await server.ask('GET /user/session', { token })).body.data;
  const isIn = async (token: string): Promise<boolean> => (await server.ask('GET /user', { token })).status === 200;
  const logIn = async ({ email, password }: Member, agent = 'x'): Promise<string> => {
    const answer = await server.ask('POST /session', { body: { email, password }, headers: { 'user-agent': agent } });
    return String(answer.body['access_token']);
  };

  test('every device is listed, the one that asks first, and no token is among what is told', async () => {
    const { token, elsewhere } = await somebody();
    const answer = await server.ask('GET /user/session', { token });
    expect(answer.body.data).toMatchObject([
      { current: true, device: 'Firefox on Windows' },
      { current: false, session_id: elsewhere.session_id },
    ]);
    expect(Object.keys((answer.body.data as object[])[0] ?? {}).toSorted()).toEqual([
      'created_at',
      'current',
      'device',
      'seen_at',
      'session_id',
    ]);
  });

  test('one device is ended, and the others go on', async () => {
    const { token, elsewhere } = await somebody();
    expect((await server.ask(`DELETE /user/session/${elsewhere.session_id}`, { token })).body).toEqual({ data: {} });
    expect([await isIn(token), await isIn(elsewhere.token)]).toEqual([true, false]);
  });

  test('all others are ended at once; those of other people are not', async () => {
    const [own, other] = [await somebody(), await somebody()];
    await server.ask('DELETE /user/session', { token: own.token });
    expect(await devices(own.token)).toHaveLength(1);
    expect([await isIn(own.elsewhere.token), await isIn(other.elsewhere.token)]).toEqual([false, true]);
  });

  test('nobody ends a session of somebody else', async () => {
    const [own, other] = [await somebody(), await somebody()];
    const answer = await server.ask(`DELETE /user/session/${own.elsewhere.session_id}`, { token: other.token });
    expect(answer.body['error_code']).toBe('account.session_not_found');
    expect(await isIn(own.elsewhere.token)).toBe(true);
  });

  test('every log-in opens a session of its own, and leaving it ends only that', async () => {
    const member = await somebody();
    const [first, second] = [await logIn(member), await logIn(member)];
    expect(first).not.toBe(second);
    await server.ask('DELETE /session', { token: first });
    expect([await isIn(first), await isIn(second), await isIn(member.token)]).toEqual([false, true, true]);
  });

  test('a session that is used ends after sixty days, an idle one after two weeks, and neither is listed or kept', async () => {
    const { token, ...member } = await somebody();
    for (let days = 0; days < sessionDays - 1; days += sessionIdleDays - 1) {
      expect(await isIn(token)).toBe(true);
      server.later((sessionIdleDays - 1) * day);
    }
    expect(await isIn(member.elsewhere.token)).toBe(false);
    server.later(sessionDays * day);
    expect(await isIn(token)).toBe(false);
    const anew = await logIn({ token, ...member });
    expect(await devices(anew)).toHaveLength(1);
    const kept = await server.database.db.selectFrom('sessions').select('session_id').where('user_id', '=', member.user_id).execute();
    expect(kept).toHaveLength(1);
  });

  test.each([
    '',
    'Bearer',
    'Bearer short',
    'Basic dXNlcjpwYXNz',
    `Bearer ${'x'.repeat(43)}`,
    `Bearer ${'x'.repeat(5000)}`,
    "Bearer ' or 1=1; --aaaaaaaaaaaaa",
  ])('the header %s opens nothing', async (authorization) => {
    expect((await server.ask('GET /user', { headers: { authorization } })).body['error_code']).toBe('account.not_signed_in');
  });

  test('a token in the address or a cookie opens nothing', async () => {
    const { token } = await somebody();
    const asked = await server.app.inject({
      method: 'GET',
      url: `/api/user?access_token=${token}`,
      cookies: { session_access_token: token },
    });
    expect(asked.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('a signed-in person asks for at most one confirmation mail a minute and five a day, wherever they ask from', async () => {
    const member = await aMember(server.database.db, { now: server.now(), verified: false });
    const ask = async (from: string): Promise<unknown> => {
      const body = { redirect_url: 'http://localhost:3000/verify' };
      const answer = await server.ask('POST /user/send_confirm_email', { token: member.token, body, from });
      return answer.body['error_code'] ?? answer.status;
    };
    const said: unknown[] = [];
    for (let times = 0; times < 6; times += 1) {
      said.push(await ask(`10.5.0.${times}`));
      server.later(61_000);
    }
    expect(said).toEqual([200, 200, 200, 200, 200, 'account.too_many_confirm_mails']);
    expect(server.mailsTo(member.email)).toHaveLength(5);
    server.later(day);
    expect([await ask('10.5.0.7'), await ask('10.5.0.8')]).toEqual([200, 'input.rate_limited']);
  });

  test('one mailbox gets ten confirmation mails a day, by however many accounts that spell it differently', async () => {
    const sent: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const { token, user_id } = await aMember(server.database.db, { now: server.now(), verified: false });
      const email = `${'mailbox'.slice(0, (at % 6) + 1)}.${'mailbox'.slice((at % 6) + 1)}+${at}@example.ca`;
      await server.database.db.updateTable('users').set({ email }).where('user_id', '=', user_id).execute();
      const body = { redirect_url: 'http://localhost:3000/verify' };
      sent.push((await server.ask('POST /user/send_confirm_email', { token, body, from: `10.6.0.${at}` })).status);
    }
    expect(sent).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(server.mailsTo('').filter((mail) => /^To: .*\+\d+@example\.ca/m.test(mail))).toHaveLength(10);
  });
});

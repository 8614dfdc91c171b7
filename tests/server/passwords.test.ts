// Passwords over a real database: changed, forgotten, set anew by mail; and what a stranger can and cannot learn or do.
import type * as Argon2 from '@node-rs/argon2';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { resetLinkMinutes, resetMailsPerHour } from '../../generated/model/constants';
import { hashPassword } from '../../src/server/account/passwords';
import { openFiles } from '../../src/server/outside/files';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const verify = vi.hoisted(() => vi.fn<(hash: string, password: string) => Promise<boolean>>());
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>();
  verify.mockImplementation((hash, password) => real.verify(hash, password));
  return { ...real, verify };
});

const minute = 60_000;
const hour = 60 * minute;
const reset_link = 'http://localhost:3000/reset';
const new_password = 'a lantern in the fog';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  let asked = 0;
  const somewhere = (): string => `10.1.${Math.floor((asked += 1) / 250)}.${asked % 250}`;
  const somebody = (): Promise<Member> => aMember(server.database.db, { now: server.now() });
  const isIn = async (token: string): Promise<boolean> => (await server.ask('GET /user', { token })).status === 200;
  const logIn = (email: string, password: string, from = somewhere()) => server.ask('POST /session', { body: { email, password }, from });
  const change = (token: string, current_password: string, from = somewhere()) =>
    server.ask('POST /user/password_update', { token, body: { current_password, new_password }, from });
  const forget = async (email: string, from = somewhere()) => {
    const answer = await server.ask('POST /user/request_password_reset', { body: { email, reset_link }, from });
    await server.settled();
    return answer;
  };
  const linksTo = (email: string): readonly string[] =>
    server.mailsTo(email).flatMap((mail) => /http:\/\/localhost:3000\/reset(\?token=[\w-]+)/.exec(mail)?.[1] ?? []);
  const set = (link: string | undefined, password = new_password, from = somewhere()) =>
    server.ask(`POST /user/password_reset${link ?? '?token=none'}`, { body: { new_password: password }, from });

  test('a changed password ends the other sessions and keeps this one', async () => {
    const { email, password, token, elsewhere } = await somebody();
    expect((await change(token, password)).status).toBe(200);
    expect([await isIn(token), await isIn(elsewhere.token)]).toEqual([true, false]);
    expect((await logIn(email, password)).body['error_code']).toBe('account.wrong_credentials');
    expect((await logIn(email, new_password)).status).toBe(200);
    await server.settled();
    expect(server.mailTo(email)).toContain('password was changed');
  });

  test('guessing the current password is counted, together with guessing at the log-in', async () => {
    const { email, password, token } = await somebody();
    const from = somewhere();
    const left: unknown[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) left.push((await change(token, 'not this one', from)).body.data);
    expect(left).toEqual([4, 3, 2].map((password_attempts) => ({ password_attempts })));
    await logIn(email, 'nor this one', from);
    await server.ask('POST /user/delete', { token, body: { password: 'nor that one' }, from });
    const waiting = await change(token, password, from);
    expect(waiting.body).toMatchObject({ error_code: 'account.too_many_attempts', data: { password_attempts: 0 } });
    expect((await logIn(email, password, from)).status).toBe(429);
  });

  test('a weak new password is refused and changes nothing', async () => {
    const { email, password, token } = await somebody();
    const body = { current_password: password, new_password: 'Password123' };
    expect((await server.ask('POST /user/password_update', { token, body })).body['error_code']).toBe('account.password_common');
    expect((await logIn(email, password)).status).toBe(200);
  });

  test('a forgotten password is set anew by mail, which ends every session and lets the person in at once', async () => {
    const { email, password, token, elsewhere } = await somebody();
    const from = somewhere();
    for (let attempt = 0; attempt < 6; attempt += 1) await logIn(email, 'forgotten', from);
    expect((await forget(email)).body).toEqual({ data: {} });
    const [link] = linksTo(email);
    expect((await set(link, new_password, from)).status).toBe(200);
    expect([await isIn(token), await isIn(elsewhere.token)]).toEqual([false, false]);
    expect((await logIn(email, password, from)).status).toBe(401);
    expect((await logIn(email, new_password, from)).status).toBe(200);
    expect((await set(link)).body['error_code']).toBe('account.link_spent');
  });

  test('whoever resets the password of an account with an unproved address has proved it, and finds nothing of a stranger’s', async () => {
    const { db } = server.database;
    const sender = await somebody();
    const squatter = await aMember(db, { now: server.now(), verified: false, referral_code: sender.referral_code, host: true });
    const { email, token, profile_id } = squatter;
    await server.ask('POST /user/send_confirm_email', { token, body: { redirect_url: 'http://localhost:3000/verify' } });
    const confirm = /verify(\?token=[\w-]+)/.exec(server.mailTo(email) ?? '')?.[1] ?? '';
    const files = openFiles(server.config);
    const avatar = `${await files.keep('avatar', [{ ending: '.webp', bytes: Buffer.from('a picture') }])}.webp`;
    await db.updateTable('profiles').set({ avatar, marketing_consent: true }).where('profile_id', '=', profile_id).execute();
    await forget(email);
    expect((await set(linksTo(email)[0])).status).toBe(200);
    const owner = String((await logIn(email, new_password)).body['access_token']);
    expect((await server.ask('GET /user', { token: owner })).body.data).toMatchObject({
      verified_at: expect.any(String),
      first_name: null,
      last_name: null,
      avatar: null,
      modes: [],
    });
    expect(await files.read(avatar)).toBeUndefined();
    const user = await db.selectFrom('users').select('referral_code').where('email', '=', email).executeTakeFirstOrThrow();
    expect(user.referral_code).toBeNull();
    expect([await isIn(token), (await server.ask(`POST /user/verify_email${confirm}`)).status]).toEqual([false, 410]);
  });

  test('an invited person who never proved the address keeps the invitation with a reset in the browser that signed up', async () => {
    const { db } = server.database;
    const codeAfter = async (isSame: boolean): Promise<string | null> => {
      const { referral_code } = await somebody();
      const email = `invited-${(asked += 1)}@example.ca`;
      const account = { email, password: 'a first one by the bay' };
      await server.ask('POST /user', { body: { ...account, referral_code }, from: somewhere() });
      const cookies = [(await logIn(email, account.password)).raw.headers['set-cookie'] ?? []].flat();
      const cookie = isSame ? cookies.map((one) => one.split(';')[0]).join('; ') : '';
      await forget(email);
      const body = { new_password };
      const set_anew = await server.ask(`POST /user/password_reset${linksTo(email)[0]}`, { body, headers: { cookie }, from: somewhere() });
      expect(set_anew.status).toBe(200);
      const user = await db.selectFrom('users').select('referral_code').where('email', '=', email).executeTakeFirstOrThrow();
      return user.referral_code === null ? null : user.referral_code === referral_code ? 'theirs' : 'another';
    };
    expect([await codeAfter(true), await codeAfter(false)]).toEqual(['theirs', null]);
  });

  test('whoever resets the password of an account with a proved address finds all of it', async () => {
    const { email, last_name } = await somebody();
    await forget(email);
    await set(linksTo(email)[0]);
    const token = String((await logIn(email, new_password)).body['access_token']);
    expect((await server.ask('GET /user', { token })).body.data).toMatchObject({ first_name: 'Sam', last_name });
  });

  test('a reset link works for an hour, and only the newest one does', async () => {
    const { email } = await somebody();
    await forget(email);
    const [first] = linksTo(email);
    await forget(email);
    const second = linksTo(email).find((link) => link !== first);
    expect((await set(first)).status).toBe(410);
    server.later(resetLinkMinutes * minute);
    expect((await set(second)).status).toBe(410);
    await forget(email);
    const third = linksTo(email).find((link) => link !== first && link !== second);
    server.later(resetLinkMinutes * minute - 1000);
    expect((await set(third)).status).toBe(200);
  });

  test('a weak password leaves the link for another try', async () => {
    const { email } = await somebody();
    await forget(email);
    const [link] = linksTo(email);
    expect((await set(link, 'Password123')).body['error_code']).toBe('account.password_common');
    expect((await set(link, `${email.split('@')[0] ?? ''} forever`)).body['error_code']).toBe('account.password_holds_email');
    expect((await set(link)).status).toBe(200);
  });

  test('a changed password takes the reset links along', async () => {
    const { email, password, token } = await somebody();
    await forget(email);
    await change(token, password);
    expect((await set(linksTo(email)[0])).status).toBe(410);
  });

  test('a verification link resets nothing, and a reset link verifies nothing', async () => {
    const member = await aMember(server.database.db, { now: server.now(), verified: false });
    await server.ask('POST /user/send_confirm_email', { token: member.token, body: { redirect_url: 'http://localhost:3000/verify' } });
    const verify = /verify(\?token=[\w-]+)/.exec(server.mailTo(member.email) ?? '')?.[1];
    expect((await set(verify)).status).toBe(410);
    await forget(member.email);
    expect((await server.ask(`POST /user/verify_email${linksTo(member.email)[0] ?? ''}`)).status).toBe(410);
  });

  test('a stranger learns nothing from asking for a reset: known and unknown addresses get the same answer, and only the known one a mail', async () => {
    const { email } = await somebody();
    const [known, unknown] = [await forget(email), await forget('nobody-here@example.ca')];
    const seen = ({ status, raw, body }: typeof known) => ({
      status,
      body,
      headers: Object.keys(raw.headers).toSorted(),
      length: raw.headers['content-length'],
    });
    expect(seen(known)).toEqual(seen(unknown));
    expect(linksTo(email)).toHaveLength(1);
    expect(server.mailTo('nobody-here@example.ca')).toBeUndefined();
  });

  test('a reset waits until nobody notices it, and is then as much work for the database whether or not there is such an account', async () => {
    const { email } = await somebody();
    const worked: number[] = [];
    for (const address of [email, 'nobody-at-all@example.ca']) {
      // a consequence of an answer is done after it, unless it waits
      await server.ask('POST /user/request_password_reset', { body: { email: address, reset_link }, from: somewhere() });
      expect(server.mailsTo(address)).toEqual([]);
      const asked = vi.spyOn(Client.prototype, 'query');
      await server.settled();
      worked.push(asked.mock.calls.length);
      asked.mockRestore();
    }
    expect(linksTo(email)).toHaveLength(1);
    expect(worked[0]).toBeGreaterThan(10);
    expect(worked[1]).toBe(worked[0]);
  });

  test('a mailbox gets five reset mails in an hour, from however many places they are asked for; the answer does not say so', async () => {
    const { email } = await somebody();
    for (let times = 0; times < resetMailsPerHour + 2; times += 1) expect((await forget(email)).status).toBe(200);
    expect(linksTo(email)).toHaveLength(resetMailsPerHour);
    server.later(hour);
    await forget(email);
    expect(linksTo(email)).toHaveLength(resetMailsPerHour + 1);
  });

  test('one place asks for five resets in an hour', async () => {
    const from = somewhere();
    const said: number[] = [];
    for (let times = 0; times < 7; times += 1) said.push((await forget(`mass-${times}@example.ca`, from)).status);
    expect(said).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test.each([
    'https://evil.example/reset',
    'http://localhost:3000@evil.example/',
    'http://localhost:3000.evil.example/reset',
    'javascript:alert(1)//localhost:3000',
    'http://localhost:3001/reset',
  ])('a reset link never leads to %s, whether or not there is such an account', async (elsewhere) => {
    const { email } = await somebody();
    for (const address of [email, 'nobody-at-all@example.ca']) {
      const body = { email: address, reset_link: elsewhere };
      const answer = await server.ask('POST /user/request_password_reset', { body, from: somewhere() });
      expect(answer.body['error_code']).toBe('account.outside_link');
    }
    await server.settled();
    expect(server.mailsTo(email)).toEqual([]);
  });

  test('of a log-in and a reset at the same time, no session outlives the reset', async () => {
    const { email, password } = await somebody();
    await forget(email);
    const [link] = linksTo(email);
    const [logins] = await Promise.all([Promise.all(Array.from({ length: 5 }, () => logIn(email, password))), set(link)]);
    const tokens = logins.flatMap(({ body }) => (body['access_token'] ? [String(body['access_token'])] : []));
    for (const token of tokens) expect(await isIn(token)).toBe(false);
  });
});

describe.each(engines.filter((engine) => engine === 'PostgreSQL'))('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  test('a reset is answered before anyone looks for the account, so that its time tells nothing', async () => {
    const { email } = await aMember(server.database.db, { now: new Date() });
    const holder = await server.database.pool.connect();
    await holder.query('begin; lock table users in access exclusive mode');
    // with the users out of reach, both are answered all the same
    for (const address of [email, 'nobody-here@example.ca'])
      expect(
        (await server.ask('POST /user/request_password_reset', { body: { email: address, reset_link }, unsettled: true })).status,
      ).toBe(200);
    expect(server.mailTo(email)).toBeUndefined();
    await holder.query('commit');
    holder.release();
    await server.settled();
    expect(server.mailTo(email)).toContain('Reset your');
  });
});

test('a log-in does the work of one password check, whether or not there is such an account', async () => {
  const server = await aServer('PGlite');
  const { email, password } = await aMember(server.database.db, { now: serverStart });
  const checksOf = async (address: string): Promise<number> => {
    verify.mockClear();
    await server.ask('POST /session', { body: { email: address, password: `${password} not` } });
    return verify.mock.calls.length;
  };
  expect([await checksOf(email), await checksOf('nobody-here@example.ca')]).toEqual([1, 1]);
  // at the same cost
  const [kept, nobody] = [await hashPassword(password), verify.mock.calls[0]?.[0]];
  const costOf = (hash: unknown): string => String(hash).split('$').slice(0, 4).join('$');
  expect(costOf(nobody)).toBe(costOf(kept));
  await server.close();
});

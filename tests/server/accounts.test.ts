// Accounts over a real database: from the first visit to a named, verified person, and everything that is refused on the way.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverStart } from '../support/clock';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  const password = 'spruce tops in snow';
  // sign-ups from one address are slowed down, and these are many people
  let people = 0;
  const somewhere = (): string => `10.0.0.${(people += 1) % 250}`;
  const signUp = (email: string) => server.ask('POST /user', { body: { email, password }, from: somewhere() });
  const logIn = async (email: string, secret = password) => server.ask('POST /session', { body: { email, password: secret } });
  const tokenOf = async (email: string): Promise<string> => (await logIn(email)).body['access_token'] ?? '';
  const linkIn = (email: string): URL =>
    new URL(/http:\/\/localhost:3000\/verify\?token=[\w-]+/.exec(server.mailTo(email) ?? '')?.[0] ?? 'about:blank');
  const fresh = async (email: string): Promise<string> => {
    await signUp(email);
    return tokenOf(email);
  };

  test('a person signs up, verifies the address by mail, and gives a name', async () => {
    expect((await signUp(' Jo.Tremblay@Example.ca ')).status).toBe(200);
    const token = await tokenOf('jo.tremblay@example.ca');
    const before = await server.ask('GET /user', { token });
    expect(before.body.data).toMatchObject({ email: 'jo.tremblay@example.ca', verified_at: null, first_name: null, modes: [] });

    const sent = await server.ask('POST /user/send_confirm_email', { token, body: { redirect_url: 'http://localhost:3000/verify' } });
    expect(sent.status).toBe(200);
    const link = linkIn('jo.tremblay@example.ca');
    const verified = await server.ask(`POST /user/verify_email${link.search}`);
    expect(verified.body.data).toEqual({ verified_at: serverStart.toISOString() });
    expect((await server.ask(`POST /user/verify_email${link.search}`)).body['error_code']).toBe('account.link_spent');

    await server.ask('PATCH /user/profile', { token, body: { first_name: ' Jo ', last_name: 'Tremblay', is_host: true } });
    const after = await server.ask('GET /user', { token });
    expect(after.body.data).toMatchObject({ first_name: 'Jo', last_name: 'Tremblay', modes: ['host'] });

    const languages = ['iu', 'en', 'iu'];
    const own = await server.ask('PATCH /user/profile', { token, body: { languages } });
    const { profile_id } = own.body.data as { profile_id: string };
    expect((await server.ask(`GET /user/profile/${profile_id}`)).body.data).toMatchObject({ languages: ['en', 'iu'] });
    const unknown = await server.ask('PATCH /user/profile', { token, body: { languages: ['tlh'] } });
    expect(unknown.body['error_code']).toBe('input.invalid');
  });

  test('a session ends when it is left, unused for two weeks, or sixty days old', async () => {
    const token = await fresh('sessions@example.ca');
    await server.ask('DELETE /session', { token });
    expect((await server.ask('GET /user', { token })).body['error_code']).toBe('account.not_signed_in');

    const idle = await tokenOf('sessions@example.ca');
    const kept = await tokenOf('sessions@example.ca');
    server.later(13 * day);
    expect((await server.ask('GET /user', { token: kept })).status).toBe(200);
    server.later(2 * day);
    expect((await server.ask('GET /user', { token: idle })).status).toBe(401);
    expect((await server.ask('GET /user', { token: kept })).status).toBe(200);
    for (let week = 0; week < 7; week += 1) {
      server.later(7 * day);
      await server.ask('GET /user', { token: kept });
    }
    expect((await server.ask('GET /user', { token: kept })).status).toBe(401);
  });

  test('after five refused passwords even the right one waits, and a quarter of an hour later it does not', async () => {
    await signUp('guess@example.ca');
    const left: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const refused = await logIn('guess@example.ca', 'not this one either');
      expect(refused.status).toBe(401);
      left.push((refused.body.data as { password_attempts: number }).password_attempts);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    const waiting = await logIn('guess@example.ca');
    expect(waiting.body).toMatchObject({ status_code: 429, error_code: 'account.too_many_attempts', data: { password_attempts: 0 } });
    expect(Number(waiting.raw.headers['retry-after'])).toBeGreaterThan(0);
    server.later(15 * minute);
    expect((await logIn('guess@example.ca')).status).toBe(200);
  });

  test('many guesses at once are counted one by one', async () => {
    await signUp('parallel@example.ca');
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn('parallel@example.ca', 'wrong for sure')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('an unknown address is refused in the words of a wrong password', async () => {
    const unknown = await logIn('nobody@example.ca');
    await signUp('somebody@example.ca');
    const wrong = await logIn('somebody@example.ca', 'not the password');
    const said = ({ body }: typeof wrong) => ({ ...body, request_id: '' });
    expect(said(unknown)).toEqual(said(wrong));
  });

  test('of two sign-ups with one address at the same time, one wins', async () => {
    const answers = await Promise.all([signUp('twice@example.ca'), signUp('twice@example.ca'), signUp('TWICE@example.ca')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 409)?.body['error_code']).toBe('account.email_taken');
  });

  test.each([
    ['too short', 'short', 'input.invalid'],
    ['common', 'Password123', 'account.password_common'],
    ['common in disguise', 'P@ssw0rd123', 'account.password_common'],
    ['a pattern', 'abababababab', 'account.password_common'],
    ['a common one with a year', 'butterfly2026', 'account.password_common'],
    ['a common one doubled', 'Qazwsxqazwsx', 'account.password_common'],
    ['a short one doubled, with a year', 'mikemike2026', 'account.password_common'],
    ['years alone', '20252025202', 'account.password_common'],
    ['a pattern that is cut off', '1987198719', 'account.password_common'],
    ['a common one in French', 'motdepasse1', 'account.password_common'],
    ['the address', 'weakling-forever', 'account.password_holds_email'],
  ])('a password that is %s is refused', async (_why, weak, code) => {
    const answer = await server.ask('POST /user', { body: { email: 'weakling@example.ca', password: weak }, from: somewhere() });
    expect(answer.body['error_code']).toBe(code);
  });

  test.each(['https://evil.example/verify', 'http://localhost:3000@evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'a mailed link never leads to %s',
    async (redirect_url) => {
      const token = await fresh(`link-${redirect_url.length}@example.ca`);
      server.later(2 * minute);
      const answer = await server.ask('POST /user/send_confirm_email', { token, body: { redirect_url } });
      expect(['account.outside_link', 'input.invalid']).toContain(answer.body['error_code']);
      expect(server.mailTo(`link-${redirect_url.length}@example.ca`)).toBeUndefined();
    },
  );

  test('sign-ups in bulk from one address are slowed down', async () => {
    const answers: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const body = { email: `bulk-${at}@example.ca`, password };
      answers.push((await server.ask('POST /user', { body, from: '10.9.9.9' })).status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  test('a public profile tells the first name and nothing that is private', async () => {
    const token = await fresh('public@example.ca');
    await server.ask('PATCH /user/profile', { token, body: { first_name: 'Ann', last_name: 'Secret' } });
    const own = await server.ask('GET /user/profile', { token });
    const { profile_id } = own.body.data as { profile_id: string };
    const seen = await server.ask(`GET /user/profile/${profile_id}`);
    expect(Object.keys(seen.body.data).toSorted()).toEqual(['avatar', 'created_at', 'first_name', 'is_host', 'languages', 'profile_id']);
    expect(seen.raw.body).not.toContain('Secret');
    expect((await server.ask('GET /user/profile/00000000-0000-4000-8000-000000000000')).body['error_code']).toBe(
      'account.profile_not_found',
    );
  });
});

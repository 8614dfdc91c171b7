// Guessing at passwords: strangers are slowed down by account and by where they come from, and an owner's own device never is by them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  passwordAttemptsMinutes,
  sessionPasswordAttempts,
  strangerPasswordAttempts,
  visitorPasswordAttempts,
} from '../../generated/model/constants';
import * as kept from '../../generated/model/kept';
import { aLink, aMember, type Member } from '../support/a-member';
import { type Answered, aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const minute = 60_000;
const name = `__Host-${kept.knownDeviceKept.name}`;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine, undefined, { SITE_ORIGIN: 'https://stays.example' });
  });
  afterAll(() => server.close());

  let places = 0;
  const somewhere = (): string => `10.7.${Math.floor((places += 1) / 250)}.${places % 250}`;
  const somebody = (): Promise<Member> => aMember(server.database.db, { now: server.now() });
  interface From {
    readonly from?: string;
    readonly cookie?: string;
  }
  const logIn = (email: string, password: string, { from = somewhere(), cookie = '' }: From = {}) =>
    server.ask('POST /session', { body: { email, password }, from, headers: { cookie } });
  const statusOf = async (...asked: Parameters<typeof logIn>): Promise<number> => (await logIn(...asked)).status;
  /** The cookie in an answer that proves a device; other cookies are for others. */
  const proofIn = ({ raw }: Awaited<ReturnType<typeof logIn>>): string =>
    [raw.headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
  /** The cookie that a browser keeps of an answer, as it sends it. */
  const cookieOf = (answer: Awaited<ReturnType<typeof logIn>>): string => /^[^;]*/.exec(proofIn(answer))?.[0] ?? '';
  const useUp = async (email: string): Promise<void> => {
    for (let times = 0; times < strangerPasswordAttempts; times += 1) expect(await statusOf(email, 'guessed by many')).toBe(401);
    expect(await statusOf(email, 'guessed by many')).toBe(429);
  };

  test('strangers from many addresses wait together, also with the right password, and the owner’s device does not', async () => {
    const { email, password } = await somebody();
    const cookie = cookieOf(await logIn(email, password));
    await useUp(email);
    expect(await statusOf(email, password)).toBe(429);
    expect(await statusOf(email, password, { cookie })).toBe(200);
    server.later(passwordAttemptsMinutes * minute);
    expect(await statusOf(email, password)).toBe(200);
  });

  test('a known device is proved by a cookie that no script reads and only this account’s log-in makes', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    const first = await logIn(owner.email, owner.password);
    expect(proofIn(first)).toMatch(
      /^__Host-tuckamore_known_device=[\w-]{16}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await logIn(other.email, 'not this one')).raw.headers['set-cookie']).toBeUndefined();
    await useUp(owner.email);
    const ofOther = cookieOf(await logIn(other.email, other.password));
    for (const cookie of [ofOther, `${name}=${'A'.repeat(43)}`, `${name}=${'A'.repeat(16)}.${'A'.repeat(43)}`, `${name}=~~~`])
      expect(await statusOf(owner.email, owner.password, { cookie })).toBe(429);
    // one browser may know several accounts
    const both = cookieOf(await logIn(other.email, other.password, { cookie: cookieOf(first) }));
    expect(await statusOf(owner.email, owner.password, { cookie: both })).toBe(200);
  });

  test('a known device guesses no more often than a stranger from one address', async () => {
    const { email, password } = await somebody();
    const cookie = cookieOf(await logIn(email, password));
    for (let times = 0; times < sessionPasswordAttempts; times += 1) expect(await statusOf(email, 'guessed here', { cookie })).toBe(401);
    expect(await statusOf(email, password, { cookie })).toBe(429);
    expect(await statusOf(email, password)).toBe(200);
  });

  test('strangers who guess on a device where the owner was once do not keep the owner out of another', async () => {
    const { email, password } = await somebody();
    const [library, home] = [cookieOf(await logIn(email, password)), cookieOf(await logIn(email, password))];
    for (let times = 0; times <= sessionPasswordAttempts; times += 1) await logIn(email, 'guessed there', { cookie: library });
    expect(await statusOf(email, password, { cookie: library })).toBe(429);
    expect(await statusOf(email, password, { cookie: home })).toBe(200);
  });

  /** Each ends what an account knows of its devices; answers what the person is told. */
  const endings: Readonly<Record<string, (member: Member, cookie: string) => Promise<Answered>>> = {
    'a reset of the password': async (member) => {
      const token = await aLink(server.database.db, member, { purpose: 'reset', now: server.now() });
      return server.ask(`POST /user/password_reset?token=${token}`, { body: { new_password: member.password }, from: somewhere() });
    },
    'a changed password': (member, cookie) => {
      const body = { current_password: member.password, new_password: member.password };
      return server.ask('POST /user/password_update', { token: member.token, body, headers: { cookie }, from: somewhere() });
    },
    'logging out everywhere else': (member, cookie) =>
      server.ask('DELETE /user/session', { token: member.token, headers: { cookie }, from: somewhere() }),
  };
  test.each(Object.keys(endings))('%s ends what the account knows of other devices, and keeps this one', async (how) => {
    const member = await somebody();
    const { email, password } = member;
    const [elsewhere, here] = [cookieOf(await logIn(email, password)), cookieOf(await logIn(email, password))];
    const ended = (await endings[how]?.(member, here)) as Answered;
    expect(ended.status).toBe(200);
    await useUp(email);
    expect(await statusOf(email, password, { cookie: elsewhere })).toBe(429);
    expect(await statusOf(email, password, { cookie: here })).toBe(429);
    expect(await statusOf(email, password, { cookie: cookieOf(ended) })).toBe(200);
  });

  test('an account that is made anew with an address knows none of the devices of the one before', async () => {
    const { email, password, token } = await somebody();
    const cookie = cookieOf(await logIn(email, password));
    expect((await server.ask('POST /user/delete', { token, body: { password } })).status).toBe(200);
    await server.ask('POST /user', { body: { email, password } });
    await useUp(email);
    expect(await statusOf(email, password, { cookie })).toBe(429);
  });

  test('one stranger does not use up what strangers have together', async () => {
    const { email, password } = await somebody();
    const from = somewhere();
    for (let times = 0; times < strangerPasswordAttempts * 2; times += 1) await logIn(email, 'guessed by one', { from });
    expect(await statusOf(email, password)).toBe(200);
  });

  test('who tries many accounts from one address waits, known accounts or not; who logs in well does not count', async () => {
    const { email, password } = await somebody();
    const from = somewhere();
    for (let times = 0; times < visitorPasswordAttempts; times += 1) expect(await statusOf(email, password, { from })).toBe(200);
    for (let times = 0; times < visitorPasswordAttempts; times += 1)
      expect(await statusOf(`number-${times}@example.ca`, 'one for all of them', { from })).toBe(401);
    const waiting = await logIn(email, password, { from });
    expect(waiting.body).toMatchObject({ error_code: 'account.too_many_attempts', data: { password_attempts: 0 } });
    expect(Number(waiting.raw.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusOf(email, password)).toBe(200);
  });

  test('who sets a new password with a mailed link is let in, however many strangers guess', async () => {
    const member = await somebody();
    await useUp(member.email);
    const token = await aLink(server.database.db, member, { purpose: 'reset', now: server.now() });
    const body = { new_password: 'a ferry in the narrows' };
    const set = await server.ask(`POST /user/password_reset?token=${token}`, { body, from: somewhere() });
    expect(await statusOf(member.email, body.new_password)).toBe(429);
    expect(await statusOf(member.email, body.new_password, { cookie: cookieOf(set) })).toBe(200);
  });
});

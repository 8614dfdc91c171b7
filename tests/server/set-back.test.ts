// A clock that is set back, and a process that is killed: what was locked or begun by them ends when it would have.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOnce } from '../../src/server/request/idempotency';
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

  const guess = async (email: string) => server.ask('POST /session', { body: { email, password: 'not over any ridge' } });
  const locked = async (email: string): Promise<void> => {
    for (let times = 0; times < 5; times += 1) expect((await guess(email)).status).toBe(401);
    expect((await guess(email)).status).toBe(429);
  };

  test('a lock ends when it would have, although the clock was set back by a day', async () => {
    await locked('one@example.ca');
    server.later(5 * minute);
    await server.settled();
    server.later(-day);
    await server.settled();
    server.later(9 * minute);
    expect((await guess('one@example.ca')).status).toBe(429);
    server.later(2 * minute);
    expect((await guess('one@example.ca')).status).toBe(401);
  });

  test('what is done every so often goes on', async () => {
    const due = async (): Promise<number> =>
      Math.max(...(await server.database.db.selectFrom('timers').select('due_at').execute()).map(({ due_at }) => due_at.getTime()));
    await server.settled();
    server.later(-400 * day);
    await server.settled();
    expect((await due()) - server.now().getTime()).toBeLessThanOrEqual(day);
  });

  test('a mail that was to be sent is not kept until the clock shows that moment again', async () => {
    const email = 'waiting@example.ca';
    await server.ask('POST /user', { body: { email, password: 'a trail over two ridges' } });
    const body = { email, reset_link: 'http://localhost:3000/reset' };
    await server.ask('POST /user/request_password_reset', { body, unsettled: true });
    await server.database.pool.query(`update jobs set caused_at = caused_at + interval '1 day', due_at = due_at + interval '1 day'`);
    await server.settled();
    expect(server.mailTo(email)).toBeUndefined();
    server.later(-day);
    await server.settled();
    expect(server.mailTo(email)).toBeDefined();
  });

  test('a call whose process died is answered after a minute, and not before', async () => {
    const { db } = server.database;
    const call = { db, call: 'createBooking', who: 'somebody', key: 'one key', request: { nights: 3 } };
    const now = server.now();
    const later = (milliseconds: number) => ({ ...call, now: new Date(now.getTime() + milliseconds) });
    void answerOnce(later(0), () => new Promise(() => undefined));
    await expect.poll(() => db.selectFrom('repeated_calls').select('key').execute()).toHaveLength(1);
    await expect(answerOnce(later(30_000), () => Promise.resolve('too early'))).rejects.toMatchObject({ code: 'input.rate_limited' });
    expect(await answerOnce(later(minute + 1), () => Promise.resolve('done'))).toBe('done');
    expect(await answerOnce(later(2 * minute), () => Promise.resolve('done twice'))).toBe('done');
  });
});

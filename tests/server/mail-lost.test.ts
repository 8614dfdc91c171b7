// Mails as real processes send them: through a power cut, past a second process, over a mail server that is away, and to the end.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMailServer, type MailServer } from '../support/a-mail-server';
import { aSite, type Site } from '../support/a-site';
import { engines } from '../support/databases';
import { limitMs } from '../support/limits';

const headers = { 'content-type': 'application/json' };
const post = (site: Site, path: string, body: object): Promise<Response> =>
  fetch(`${site.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
const reset = async (site: Site, email: string, { origin } = site): Promise<void> => {
  expect((await post(site, '/user', { email, password: 'a bell over the harbour' })).status).toBe(200);
  const asked = await post(site, '/user/request_password_reset', { email, reset_link: `${origin}/reset` });
  expect(asked.status).toBe(200);
};
const mailsTo = ({ taken }: MailServer, email: string): number => taken.filter((letter) => letter.includes(`To: ${email}`)).length;

describe.each(engines)('on %s', (engine) => {
  let site: Site;
  let mail: MailServer;
  beforeAll(async () => {
    mail = await aMailServer('take');
    site = await aSite(engine, { SMTP_URL: mail.url });
  });
  afterAll(async () => {
    await site.close();
    mail.close();
  });

  test(
    'a mail whose process is killed while it sends goes out once, when it is there again',
    async () => {
      mail.become('hang');
      const before = mail.offered();
      await reset(site, 'tide@example.ca');
      await expect.poll(() => mail.offered(), { timeout: limitMs(20) }).toBe(before + 1);
      mail.become('take');
      await site.killAndRestart();
      await expect.poll(() => mailsTo(mail, 'tide@example.ca'), { timeout: limitMs(20) }).toBe(1);
      // the next one comes when nothing of it is left
      await reset(site, 'buoy@example.ca');
      await expect.poll(() => mailsTo(mail, 'buoy@example.ca'), { timeout: limitMs(20) }).toBe(1);
      expect(mailsTo(mail, 'tide@example.ca')).toBe(1);
    },
    limitMs(90),
  );

  test(
    'a mail that the server refused is offered again',
    async () => {
      mail.become('refuse');
      const before = mail.offered();
      await reset(site, 'gull@example.ca');
      await expect.poll(() => site.printed(), { timeout: limitMs(20) }).toContain('mail resetLink failed, and will be tried again');
      expect(mail.offered()).toBe(before + 1);
      mail.become('take');
      // when is tested elsewhere; nobody waits for it here
      const due = sql`update jobs set due_at = now() where attempts_left > 0`;
      await site.changedWhileStopped((db) => due.execute(db));
      await expect.poll(() => mailsTo(mail, 'gull@example.ca'), { timeout: limitMs(20) }).toBe(1);
    },
    limitMs(90),
  );

  test.runIf(engine === 'PostgreSQL')(
    'two processes send each mail once',
    async () => {
      const other = await site.another();
      const people = ['mate@example.ca', 'cook@example.ca'];
      await Promise.all(people.map((email, at) => reset(at % 2 ? site : other, email, site)));
      await expect.poll(() => people.map((email) => mailsTo(mail, email)), { timeout: limitMs(20) }).toEqual([1, 1]);
      await other.close();
    },
    limitMs(90),
  );

  test('a stop is clean, and says nothing', async () => {
    expect(await site.stop()).toBe(0);
  });
});

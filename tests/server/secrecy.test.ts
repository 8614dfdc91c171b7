// Data that never leaves: secrets into logs, headers of our mails, people to other sites.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnIsInside } from '../../generated/rules/account';
import { openMailer } from '../../src/server/outside/mail';
import { serverStart } from '../support/clock';
import { aMailServer } from '../support/a-mail-server';
import { aMember } from '../support/a-member';
import { aServer } from '../support/a-server';
import { aSite, type Site } from '../support/a-site';

interface Answer {
  readonly status: number;
  readonly text: string;
}
const asker =
  (site: Site) =>
  async (call: string, it: { readonly token?: string; readonly body?: object } = {}): Promise<Answer> => {
    const [method = 'GET', path = ''] = call.split(' ');
    const isForm = it.body instanceof FormData;
    const headers = {
      ...(it.token ? { authorization: `Bearer ${it.token}` } : {}),
      ...(it.body && !isForm ? { 'content-type': 'application/json' } : {}),
    };
    const body = it.body instanceof FormData ? it.body : JSON.stringify(it.body);
    const answer = await fetch(`${site.origin}/api${path}`, { method, headers, redirect: 'manual', ...(it.body ? { body } : {}) });
    return { status: answer.status, text: await answer.text() };
  };
const tokenIn = ({ text }: Answer): string => /"access_token":"([\w-]+)"/.exec(text)?.[1] ?? 'no token';

describe('a whole life of an account, with the log at its most talkative', () => {
  let site: Site;
  beforeAll(async () => {
    site = await aSite('PGlite', { LOG_LEVEL: 'trace' });
  });
  afterAll(() => site.close());

  test('leaves neither address nor name nor password nor token in the log', async () => {
    const ask = asker(site);
    const email = 'quiet-otter@example.ca';
    const passwords = ['first word of the brook', 'second word of the brook', 'third word of the brook'] as const;
    const [password, changed, anew] = passwords;
    const mailed = async (page: string): Promise<string> => {
      const find = (): string | undefined => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(site.mailTo(email, `/${page}?`) ?? '')?.[1];
      await expect.poll(find).toBeDefined();
      return find() ?? '';
    };
    await ask('POST /user', { body: { email, password, referral_code: 'SECRETCODE' } });
    const first = tokenIn(await ask('POST /session', { body: { email, password } }));
    const second = tokenIn(await ask('POST /session', { body: { email, password } }));
    await ask('POST /session', { body: { email, password: 'a wrong word of the brook' } });
    await ask('POST /user/send_confirm_email', { token: first, body: { redirect_url: `${site.origin}/verify` } });
    const verify = await mailed('verify');
    expect((await ask(`POST /user/verify_email?token=${verify}`)).status).toBe(200);
    const form = new FormData();
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#357266' } })
      .png()
      .toBuffer();
    form.set('first_name', 'Ottilie');
    form.set('last_name', 'Brookside');
    form.set('phone', '(604) 555-0143');
    form.set('avatar', new Blob([new Uint8Array(bytes)]), 'ottilie-brookside.png');
    expect((await ask('PATCH /user/profile', { token: first, body: form })).status).toBe(200);
    for (const call of ['GET /user', 'GET /user/profile', 'GET /user/session', 'GET /user/export', 'GET /user/profile/review'])
      expect((await ask(call, { token: first })).status).toBe(200);
    await ask('GET /user/profile/referral/summary', { token: first });
    await ask('GET /user/profile/referral/SECRETCODE');
    await ask('POST /user/profile/referral/feedback', { token: first, body: { type: 'referral_sender', comment: 'A secret comment.' } });
    await ask('GET /user/sso/start?from=/stays&referral_code=SECRETCODE');
    await ask('GET /user/sso?code=SECRETGRANT&state=SECRETSTATE');
    await ask('POST /session/exchange', { body: { code: 'SECRETGRANT' } });
    const update = { current_password: password, new_password: changed };
    expect((await ask('POST /user/password_update', { token: second, body: update })).status).toBe(200);
    await ask('POST /user/request_password_reset', { body: { email, reset_link: `${site.origin}/reset` } });
    const reset = await mailed('reset');
    expect((await ask(`POST /user/password_reset?token=${reset}`, { body: { new_password: anew } })).status).toBe(200);
    const third = tokenIn(await ask('POST /session', { body: { email, password: anew } }));
    await ask('DELETE /user/session', { token: third });
    await ask('DELETE /session', { token: third });
    const last = tokenIn(await ask('POST /session', { body: { email, password: anew } }));
    expect((await ask('POST /user/delete', { token: last, body: { password: anew } })).status).toBe(200);
    // pages, and calls that nobody declared, are logged as well
    await (await fetch(`${site.origin}/reset?token=${reset}`)).text();
    await ask(`GET /no/such/call?token=${verify}&email=${email}`, { token: first });
    await ask('POST /user', { body: { email: 'half of an address', password: changed, [anew]: 1 } });

    const log = site.printed();
    expect(log.split('\n').length).toBeGreaterThan(30);
    const people = [
      email,
      encodeURIComponent(email),
      'Ottilie',
      'Brookside',
      'ottilie-brookside',
      '555-0143',
      '5550143',
      'A secret comment',
      'half of an address',
    ];
    const proofs = [
      ...passwords,
      'word of the brook',
      first,
      second,
      third,
      last,
      verify,
      reset,
      'SECRETCODE',
      'SECRETGRANT',
      'SECRETSTATE',
    ];
    expect(proofs).not.toContain('no token');
    const lines = log.split('\n');
    expect([...people, ...proofs].flatMap((secret) => lines.filter((line) => line.includes(secret)))).toEqual([]);
  });
});

test('a mail server that repeats the address in its refusal does not bring it into the log', async () => {
  const mail = await aMailServer();
  const site = await aSite('PGlite', { LOG_LEVEL: 'trace', SMTP_URL: mail.url });
  const ask = asker(site);
  const account = { email: 'quiet-heron@example.ca', password: 'reeds in the morning' };
  await ask('POST /user', { body: account });
  const token = tokenIn(await ask('POST /session', { body: account }));
  const confirm = await ask('POST /user/send_confirm_email', { token, body: { redirect_url: `${site.origin}/verify` } });
  expect(confirm.status).toBe(200);
  const reset = { email: account.email, reset_link: `${site.origin}/reset` };
  expect((await ask('POST /user/request_password_reset', { body: reset })).status).toBe(200);
  await expect.poll(() => site.printed()).toContain('mail resetLink failed, and will be tried again');
  expect(site.printed()).toContain('no such mailbox');
  expect(site.printed()).not.toMatch(/quiet-heron|reeds in the morning/);
  await site.close();
  mail.close();
});

test('a mail has the headers that we gave it, whatever its address and subject hold', async () => {
  const server = await aServer('PGlite');
  const { folder } = server.database;
  const mailer = openMailer({ MAIL_FROM: server.config.MAIL_FROM, DATA_DIR: folder });
  const posting = () => ({ id: randomUUID(), since: new Date() });
  await mailer.send(
    {
      to: 'jo@example.ca\r\nBcc: eve@evil.example',
      subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\n<b>',
      paragraphs: ['.'],
    },
    posting(),
  );
  await mailer.send(
    {
      to: 'jo@example.ca, eve@evil.example',
      subject: 'Hello',
      paragraphs: ['\r\n.\r\nRCPT TO:<eve@evil.example>', '<script>'],
      button: { label: '<script>', href: 'http://localhost:3000/"><script>', ending: '<script>' },
    },
    posting(),
  );
  const member = await aMember(server.database.db, { now: serverStart, verified: false });
  const redirect_url = `http://localhost:3000/verify?x=%0d%0aBcc:%20eve@evil.example`;
  await server.ask('POST /user/send_confirm_email', { token: member.token, body: { redirect_url } });
  const mails = readdirSync(join(folder, 'outbox')).map((name) => readFileSync(join(folder, 'outbox', name), 'utf8'));
  expect(mails).toHaveLength(3);
  for (const mail of mails) {
    const head = mail.slice(0, mail.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
    const names = head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase() ?? '');
    expect(names.toSorted()).toEqual(['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']);
    expect(mail.slice(mail.indexOf('text/html'))).not.toContain('<script>');
  }
  await server.close();
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/stays',
  'javascript:alert(1)',
  '\\\\evil.example',
  ' /stays',
  'stays',
  '',
])('after a log-in nobody is led to %j', (url) => {
  expect(returnIsInside({ wayOn: { url } }).ok).toBe(false);
});

test.each(['/stays', '/', '/listing/7?checkin=2027-02-12#map'])('after a log-in one is led to %s', (url) => {
  expect(returnIsInside({ wayOn: { url } }).ok).toBe(true);
});

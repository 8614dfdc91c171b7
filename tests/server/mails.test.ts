// A mail as a real mail server gets it: the same words as plain text and in the product's look, with one button and the sender's address.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyAddress, companyName } from '../../generated/model/constants';
import { openMailer } from '../../src/server/outside/mail';
import { aMailServer, type MailServer } from '../support/a-mail-server';

let server: MailServer;
beforeAll(async () => {
  server = await aMailServer('take');
});
afterAll(() => server.close());

const decoded = (quoted: string): string =>
  Buffer.from(
    quoted.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

interface Received {
  readonly head: string;
  readonly text: string;
  readonly html: string;
}
const received = async (): Promise<Received> => {
  const mailer = openMailer({ SMTP_URL: server.url, MAIL_FROM: 'Tuckamore <hello@tuckamore.example>', DATA_DIR: '/nowhere' });
  const letter = {
    to: 'jo@example.ca',
    subject: 'Reset your password',
    paragraphs: ['We got a request & kept “quiet” <b>about it</b>.'],
    button: { label: 'Set new password', href: 'https://tuckamore.example/reset?token=a-b_c&x=1', ending: 'It expires in 60 minutes.' },
  };
  await mailer.send(letter, { id: randomUUID(), since: new Date() });
  const mail = server.taken.at(-1) ?? '';
  const head = mail.slice(0, mail.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? 'no boundary';
  const [, text = '', html = ''] = mail.split(`--${boundary}`).map(decoded);
  return { head, text, html };
};

test('it is two parts of the same words, made by a machine', async () => {
  const { head, text, html } = await received();
  expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect([text, html].map((part) => /Content-Type: (\S+);/.exec(part)?.[1])).toEqual(['text/plain', 'text/html']);
  for (const part of [text, html])
    for (const words of [companyName, companyAddress, 'It expires in 60 minutes.']) expect(part).toContain(words);
});

test('its text has the link alone in a line', async () => {
  expect((await received()).text).toContain('\nSet new password:\nhttps://tuckamore.example/reset?token=a-b_c&x=1\n');
});

test('its page has one button, the link to copy, nothing from elsewhere, and what was written as it was written', async () => {
  const { html } = await received();
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, label]) => [href, label]);
  const href = 'https://tuckamore.example/reset?token=a-b_c&#38;x=1';
  expect(links).toEqual([
    [href, 'Set new password'],
    [href, href],
  ]);
  expect(html).not.toMatch(/<img|<link|<script|@import|url\(/);
  expect(html).toContain('We got a request &#38; kept “quiet” &#60;b&#62;about it&#60;/b&#62;.');
});

test('a subject is one line that nothing in it breaks, turns or hides', async () => {
  const mailer = openMailer({ SMTP_URL: server.url, MAIL_FROM: 'hello@tuckamore.example', DATA_DIR: '/nowhere' });
  const subject = 'From Ann\u202E\u0007\u2028Bcc: all@example.ca';
  await mailer.send({ to: 'jo@example.ca', subject, paragraphs: [] }, { id: randomUUID(), since: new Date() });
  expect(server.taken.at(-1)).toMatch(/^Subject: From Ann Bcc: all@example\.ca$/m);
});

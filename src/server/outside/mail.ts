// Mail: through the configured server, or as files that any mail program opens.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { type MailContent, type MailEnd, mailHtml, mailText } from './mail-look';

/** Which mail it is, through all attempts: who gets it twice can tell. */
export interface MailMeta {
  readonly id: string;
  readonly since: Date;
}

export interface Mailer {
  send(mail: MailContent, posting: MailMeta): Promise<void>;
}

// controls, line breaks, and what turns or hides the letters around it; joiners, which some scripts need, stay
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]+/gu;
const oneLine = (text: string): string => text.replaceAll(unfit, ' ');

/** One click of a mail program ends mails of this kind (RFC 8058). */
const endHeaders = ({ oneClick }: MailEnd): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const messageOf = (mail: MailContent, from: string, { id, since }: MailMeta): SendMailOptions => ({
  from,
  messageId: `<${id}@${/@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`,
  date: since,
  to: { name: '', address: oneLine(mail.to) },
  ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: oneLine(mail.replyTo) } }),
  subject: oneLine(mail.subject),
  text: mailText(mail),
  html: mailHtml(mail),
  // automatic replies do not come back
  headers: { 'Auto-Submitted': 'auto-generated', ...(mail.end && endHeaders(mail.end)) },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const outbox = (folder: string, from: string): Mailer => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, posting) {
      const { message } = await composer.sendMail(messageOf(mail, from, posting));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was composed as a stream');
      await mkdir(folder, { recursive: true });
      const name = `${posting.since.toISOString().replaceAll(':', '-')}-${posting.id.slice(0, 8)}.eml`;
      await writeFile(path.join(folder, `${name}.part`), message);
      await rename(path.join(folder, `${name}.part`), path.join(folder, name));
    },
  };
};

// a server that answers nothing is given up before the queue believes that we are gone
const waiting = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Mail by SMTP where a server is configured; else each mail is a file `DATA_DIR/outbox/*.eml`, whole as soon as it is seen. */
export const openMailer = (config: {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM: string;
  readonly DATA_DIR: string;
}): Mailer => {
  if (!config.SMTP_URL) return outbox(path.join(config.DATA_DIR, 'outbox'), config.MAIL_FROM);
  const transport = createTransport({ url: config.SMTP_URL, ...waiting });
  return {
    async send(mail, posting) {
      await transport.sendMail(messageOf(mail, config.MAIL_FROM, posting));
    },
  };
};

// Mail: through the configured server, or as files that any mail program opens.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs of plain text; a link stands alone in its paragraph. */
  readonly paragraphs: readonly string[];
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
  /**
   * Writes a letter, if there is one to write, and sends it: after whoever asked has been answered, so that
   * neither the answer nor its time tells what came of it.
   */
  post(write: () => Promise<Letter | undefined>, failed: (error: Error) => void): void;
  /** All that was posted has gone out, or failed. */
  settled(): Promise<void>;
}

/** Sends letters at once, or later. */
const mailerOf = (send: Mailer['send']): Mailer => {
  const posted = new Set<Promise<void>>();
  return {
    send,
    post(write, failed) {
      const work = setImmediate()
        .then(write)
        .then((letter) => (letter ? send(letter) : undefined))
        .catch((error: unknown) => failed(error instanceof Error ? error : new Error(String(error))))
        .finally(() => posted.delete(work));
      posted.add(work);
    },
    async settled() {
      while (posted.size > 0) await Promise.all(posted);
    },
  };
};

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const htmlParagraph = (text: string): string => {
  const safe = escapeHtml(text);
  return /^https?:\/\/\S+$/.test(text) ? `<p><a href="${safe}">${safe}</a></p>` : `<p>${safe}</p>`;
};

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

const messageOf = (letter: Letter, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: oneLine(letter.to) },
  subject: oneLine(letter.subject),
  text: `${letter.paragraphs.join('\n\n')}\n`,
  html: `<div style="font:16px/24px sans-serif;color:#1f2a2e;max-width:560px">${letter.paragraphs.map(htmlParagraph).join('')}</div>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const outbox = (folder: string, from: string): Mailer => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return mailerOf(async (letter) => {
    const { message } = await composer.sendMail(messageOf(letter, from));
    if (!Buffer.isBuffer(message)) throw new Error('the mail was composed as a stream');
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(path.join(folder, `${name}.part`), message);
    await rename(path.join(folder, `${name}.part`), path.join(folder, name));
  });
};

/** Mail by SMTP where a server is configured; else each mail is a file `DATA_DIR/outbox/*.eml`, whole as soon as it is seen. */
export const openMailer = (config: {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM: string;
  readonly DATA_DIR: string;
}): Mailer => {
  if (!config.SMTP_URL) return outbox(path.join(config.DATA_DIR, 'outbox'), config.MAIL_FROM);
  const transport = createTransport(config.SMTP_URL);
  return mailerOf(async (letter) => {
    await transport.sendMail(messageOf(letter, config.MAIL_FROM));
  });
};

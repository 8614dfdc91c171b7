// A real server process over the database of a test, killed as by a power cut; its clock begins where the test's server has its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { aMailServer } from './a-mail-server';
import type { Answered, Peer, TestServer } from './a-server';
import { freePort, runServer } from './a-site';
import { clockOptions } from './clock';

export interface Mortal extends Peer {
  readonly isAlive: () => boolean;
  /** So many milliseconds from now. */
  readonly killAfter: (milliseconds: number) => Promise<void>;
}

/** The answer of a process that is no more. */
const none = { status: 503, body: {}, raw: { body: 'killed' } } as unknown as Answered;

/** Starts one on PostgreSQL, with the settings that reach a provider. */
export const aMortal = async ({ database: { url = '' }, now }: TestServer, environment: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'mortal-'));
  const [mails, port] = [await aMailServer('take'), await freePort()];
  const SITE_ORIGIN = `http://localhost:${port}`;
  const here = { PORT: String(port), DATA_DIR: folder, SITE_ORIGIN, SMTP_URL: mails.url, TRUST_PROXY: '127.0.0.0/8,::1/128' };
  const clock = clockOptions(now().getTime() - Date.now());
  const { child, printed } = await runServer({ ...here, ...environment, ...clock, DATABASE_URL: url }, `\n  ${SITE_ORIGIN}`);
  if (child.exitCode !== null) throw new Error(`The server ended at once:\n${printed()}`);
  const ask: Peer['ask'] = async (call, { token, body, headers, from } = {}) => {
    const [method = 'GET', path = '/'] = call.split(' ');
    const sent = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    try {
      const answer = await fetch(`${SITE_ORIGIN}/api${path}`, { method, headers: sent, ...(body ? { body: JSON.stringify(body) } : {}) });
      const text = await answer.text();
      return { status: answer.status, body: JSON.parse(text), raw: { body: text } } as Answered;
    } catch {
      return none;
    }
  };
  const mortal: Mortal = {
    ask,
    // it works by itself
    settled: () => setTimeout(50),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    killAfter: async (milliseconds) => {
      await setTimeout(milliseconds);
      if (!mortal.isAlive()) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      mails.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return mortal;
};

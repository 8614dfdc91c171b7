// The whole product as people meet it: the real server process on a port and in a folder of its own, pages built, demo data if wanted.
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Database, openDatabase } from '../../src/server/database/open';
import { aMailServer } from './a-mail-server';
import { clockOptions } from './clock';
import { aDatabase, type Engine, layDatabase, quickerEngine } from './databases';
import { untilEnded } from './processes';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Pages and server as the sources are now, built once for all processes of a run: what was built before them is not looked at again. */
export const build = (): void => {
  if (process.env['TEST_BUILT'] === 'yes') return;
  execFileSync(process.execPath, ['src/start.mjs', 'build'], { cwd: root });
  process.env['TEST_BUILT'] = 'yes';
};

type UseDatabase = (db: Database) => Promise<unknown>;

export interface Site {
  readonly origin: string;
  readonly folder: string;
  /** The id of the process, another after each start. */
  readonly pid: () => number;
  /** Everything that the process has printed. */
  readonly printed: () => string;
  /** The newest mail to an address that holds something, as its text. Two that are sent at once come in any order. */
  readonly mailTo: (address: string, holding?: string) => string | undefined;
  /** Ends the process as a power cut would, and starts it again on the same data. */
  readonly killAndRestart: () => Promise<void>;
  /** Starts a second process beside it, on the same PostgreSQL server and folder. The caller closes it first. */
  readonly another: () => Promise<Site>;
  /** Stops it, changes what it keeps, and starts it again: how a test moves on without waiting. */
  readonly changedWhileStopped: (change: UseDatabase) => Promise<void>;
  /** Runs `npm run operator` while it runs. Answers what that prints; fails as it does. */
  readonly operator: (...words: readonly string[]) => Promise<string>;
  /** Asks it to stop, and answers its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Stops it, and reads what it kept. */
  readonly readWhenStopped: (read: UseDatabase) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Removes its folders. Its processes have ended. */
  readonly sweep: () => void;
}

/** A port that nobody listens on, below those that systems give to connections: none takes it before it is used. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(20_000, 32_000);
    const server = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });

const exited = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));

/** Runs the server, or a command that does, until it says its address, or ends; answers what it printed. */
export const runServer = async (
  environment: Readonly<Record<string, string>>,
  until: string,
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, 'dist/server/main.js'],
): Promise<{ readonly child: ChildProcess; readonly printed: () => string }> => {
  const { PATH = '', HOME = '' } = process.env;
  const outsideDemo = environment['DEMO'] ? {} : { SITE_ORIGIN: 'http://localhost:3000', SMTP_URL: 'smtp://localhost:25' };
  const env = { PATH, HOME, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...clockOptions(), ...outsideDemo, ...environment };
  build();
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.once(
    'exit',
    untilEnded(() => child.kill('SIGKILL')),
  );
  let text = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes(until)) resolve();
      });
  });
  // its streams end after it: what it said last is read, too
  const closed = new Promise((resolve) => child.once('close', resolve));
  await Promise.race([ready, closed]);
  return { child, printed: () => text };
};

const unfolded = (mail: string): string =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Where the mails of a site can be read, the newest first: those that its server hands over, or in demo mode its outbox. */
const aMailbox = async (folder: string, isDemo: boolean) => {
  if (!isDemo) {
    const { url, taken, close } = await aMailServer('take');
    return { environment: { SMTP_URL: url }, mails: () => taken.toReversed(), close };
  }
  const outbox = join(folder, 'outbox');
  const names = () => (existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []);
  const mails = () =>
    names()
      .toSorted()
      .toReversed()
      .map((name) => readFileSync(join(outbox, name), 'utf8'));
  return { environment: {}, mails, close: () => undefined };
};

/**
 * Starts the product over a database of an engine, empty but for the demo where that is wanted and what is put into it before. Close it, and
 * nothing is left.
 */
export const aSite = async (engine: Engine, environment: Readonly<Record<string, string>> = {}, before?: UseDatabase): Promise<Site> => {
  const demo = environment['DEMO'] !== undefined;
  const database = engine === 'PostgreSQL' ? await aDatabase(engine, { demo }) : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  if (!database && !environment['DATABASE_URL']) await layDatabase(folder, { demo });
  const mailbox = await aMailbox(folder, demo);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const given = {
    PORT: String(port),
    DATA_DIR: folder,
    SITE_ORIGIN: origin,
    ...(database?.url ? { DATABASE_URL: database.url } : {}),
    ...mailbox.environment,
    ...environment,
  };
  const begin = async () => {
    const running = await runServer(given, `\n  ${given.SITE_ORIGIN}`);
    if (running.child.exitCode !== null) throw new Error(`The server ended at once:\n${running.printed()}`);
    return running;
  };
  const within = async (use: UseDatabase): Promise<void> => {
    const opened = await openDatabase({ DATA_DIR: folder, DATABASE_URL: database?.url });
    await use(opened.db);
    await opened.close();
  };
  if (before) await within(before);
  let running = await begin();
  const stop = async (): Promise<number | null> => {
    running.child.kill('SIGTERM');
    return exited(running.child);
  };
  const sweep = () => {
    for (const path of [folder, ...(database ? [database.folder] : [])]) rmSync(path, { recursive: true, force: true });
  };
  return {
    origin,
    folder,
    pid: () => running.child.pid ?? 0,
    printed: () => running.printed(),
    mailTo: (address, holding = '') =>
      mailbox
        .mails()
        .map(unfolded)
        .find((mail) => mail.includes(`\nTo: ${address}`) && mail.includes(holding)),
    killAndRestart: async () => {
      running.child.kill('SIGKILL');
      await exited(running.child);
      running = await begin();
    },
    another: () => {
      if (!database?.url) throw new Error('An embedded database belongs to one process');
      // both stand behind one address
      const shared = { SITE_ORIGIN: origin, DATABASE_URL: database.url, DATA_DIR: folder };
      return aSite('PGlite', { ...mailbox.environment, ...environment, ...shared });
    },
    changedWhileStopped: async (change) => {
      await stop();
      await within(change);
      running = await begin();
    },
    readWhenStopped: async (read) => {
      await stop();
      await within(read);
    },
    operator: async (...words) => {
      const { PATH, HOME } = process.env;
      const env = { PATH, HOME, DATA_DIR: folder, ...clockOptions(), ...(database?.url && { DATABASE_URL: database.url }) };
      const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'operator', '--', ...words], { cwd: root, env });
      return stdout;
    },
    stop,
    close: async () => {
      await stop();
      mailbox.close();
      await database?.close();
      sweep();
    },
    sweep,
  };
};

let shared: Promise<Site> | undefined;
const begunForAll = async (): Promise<Site> => {
  const site = await aSite(quickerEngine, { DEMO: 'true' });
  untilEnded(site.sweep);
  return site;
};
/** The demo for test files that read it, or change only their own part: one for all that this process runs, and none of them closes it. */
export const theDemo = (): Promise<Site> => (shared ??= begunForAll());

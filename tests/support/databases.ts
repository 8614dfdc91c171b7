// Real databases for tests, each for one file: the embedded engine in a folder of its own, or a throw-away PostgreSQL server.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../src/server/database/migrate';
import { migrations } from '../../src/server/database/migrations/all';
import { type OpenDatabase, openDatabase } from '../../src/server/database/open';
import { prepare } from '../../src/server/database/prepare';
import { openQueue } from '../../src/server/jobs/queue';
import { findPostgres } from '../../src/install.mjs';
import { beganAt, machineTime } from './clock';
import { limitMs } from './limits';
import { untilEnded } from './processes';

export type Engine = 'PGlite' | 'PostgreSQL';

const postgres = process.env['POSTGRES_BIN'] ?? findPostgres();
if (postgres === undefined && process.env['CI'] === 'true') throw new Error('There is no PostgreSQL server here, and CI wants one');

/** The engines that can be had here; without a PostgreSQL server only the embedded one, which `npm test` says aloud. */
export const engines: readonly Engine[] = postgres === undefined ? ['PGlite'] : ['PGlite', 'PostgreSQL'];

/** The one that costs less. Tests of the server hold both alike, so that a journey needs no other. */
export const quickerEngine: Engine = engines.at(-1) ?? 'PGlite';

export interface TestDatabase extends OpenDatabase {
  /** A folder that is there as long as the database. */
  readonly folder: string;
  /** How another process reaches it; the embedded one cannot be shared. */
  readonly url: string | undefined;
}

const root = userInfo().uid === 0;
const quiet = { cwd: '/', stdio: ['ignore', 'ignore', 'ignore'] as ['ignore', 'ignore', 'ignore'] };
// initdb refuses to run as root
export const asPostgres = (program: string, args: readonly string[]): void => {
  const path = join(postgres ?? '', program);
  if (root) execFileSync('runuser', ['-u', 'postgres', '--', path, ...args], quiet);
  else execFileSync(path, [...args], quiet);
};
/** Where both engines keep what is theirs, in a folder. */
export const dataIn = (folder: string): string => join(folder, 'database');
const idOf = (what: '-u' | '-g'): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));

const settings = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
const addressIn = (folder: string): string => `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
const initialise = (folder: string): void => {
  if (root) chownSync(folder, idOf('-u'), idOf('-g'));
  asPostgres('initdb', ['-D', dataIn(folder), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
};
export const startServer = (folder: string): string => {
  if (root) execFileSync('chown', ['-R', 'postgres:postgres', folder]);
  const options = `-c listen_addresses='' -c unix_socket_directories=${folder} ${settings}`;
  asPostgres('pg_ctl', [
    '-D',
    dataIn(folder),
    '-l',
    join(folder, 'log'),
    '-w',
    '-t',
    String(Math.ceil(limitMs(60) / 1000)),
    '-s',
    '-o',
    options,
    'start',
  ]);
  return addressIn(folder);
};
export const stopServer = (folder: string, how: 'fast' | 'immediate'): void =>
  asPostgres('pg_ctl', ['-D', dataIn(folder), '-m', how, '-s', 'stop']);

const open = (engine: Engine, folder: string): Promise<OpenDatabase> =>
  openDatabase({ DATA_DIR: folder, DATABASE_URL: engine === 'PostgreSQL' ? addressIn(folder) : undefined });

// the inputs of a migrated database: its migrations, its rows, and the engines
const project = new URL('../..', import.meta.url);
const migrationsStandOn = ['src/server/database', 'src/server/jobs', 'generated/tables', 'package-lock.json', 'tests/support/databases.ts'];
// the demo's sources: it must make the rows that the server would have made
const demoStandsOn = [...migrationsStandOn, 'src/server', 'src/demo', ...['model', 'rules', 'texts'].map((name) => `generated/${name}`)];
const textIn = (path: string): string[] => {
  const url = new URL(path, project);
  if (!statSync(url).isDirectory()) return [readFileSync(url, 'utf8')];
  return readdirSync(url)
    .toSorted()
    .flatMap((name) => textIn(`${path}/${name}`));
};
const home = fileURLToPath(new URL('.cache/databases/', project));
const day = 86_400_000;

/** Removes what nobody has copied for a day. */
const removeOld = (): void => {
  for (const name of readdirSync(home)) {
    const old = join(home, name);
    if (statSync(old).mtimeMs < machineTime().getTime() - day) rmSync(old, { recursive: true, force: true });
  }
};

interface Template {
  readonly engine: Engine;
  /** Its sources: another is made once they change. */
  readonly from: readonly string[];
  /** The folder of the database that it begins with. */
  readonly base?: string;
  readonly fill: (opened: OpenDatabase) => Promise<void>;
}
const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** One process makes what others wait for. Answers its lock, or nothing once it is there. */
const ownTurn = async (kept: string): Promise<string | undefined> => {
  const lock = `${kept}.lock`;
  mkdirSync(home, { recursive: true });
  while (!existsSync(kept)) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return lock;
    } catch {
      const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
      // it was killed while it made it
      if (pid > 0 && !isThere(pid)) rmSync(lock, { force: true });
      await setTimeout(100);
    }
  }
  return undefined;
};

/** Fills the database in a folder; its server ends also where that fails. */
const filled = async (engine: Engine, folder: string, fill: Template['fill']): Promise<void> => {
  if (engine === 'PostgreSQL') startServer(folder);
  try {
    const opened = await open(engine, folder);
    await fill(opened);
    await opened.close();
  } finally {
    if (engine === 'PostgreSQL') stopServer(folder, 'fast');
  }
};

/** The folder of a database to be copied, made when it is first wanted and kept until what it stands on changes. */
const template = async ({ engine, from, base, fill }: Template): Promise<string> => {
  const hash = createHash('sha256').update([postgres, ...from].join('\0'));
  const kept = join(home, `${engine}-${hash.digest('hex').slice(0, 16)}`);
  const lock = await ownTurn(kept);
  if (!lock) {
    utimesSync(kept, machineTime(), machineTime());
    return kept;
  }
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  try {
    if (base !== undefined) cpSync(base, dataIn(folder), { recursive: true });
    else if (engine === 'PostgreSQL') initialise(folder);
    await filled(engine, folder, fill);
    removeOld();
    const copy = `${kept}.${process.pid}`;
    cpSync(dataIn(folder), copy, { recursive: true });
    renameSync(copy, kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(lock, { force: true });
  }
  return kept;
};

const found = new Map<string, string>();
/** The folder of a template, looked for once in a process: no source changes while it runs. */
const foundOnce = async (name: string, find: () => Promise<string>): Promise<string> => {
  const folder = found.get(name) ?? (await find());
  found.set(name, folder);
  return folder;
};

const migrated = (engine: Engine): Promise<string> =>
  template({
    engine,
    from: migrationsStandOn.flatMap(textIn),
    fill: async (opened) => {
      await migrate(opened.db, migrations);
      const queue = await openQueue(opened);
      await queue.close();
    },
  });

/** With the demo of the moment at which the tests began: its stays are so many hours or days away from it. */
const withDemo = async (engine: Engine): Promise<string> => {
  const now = beganAt();
  return template({
    engine,
    from: [...demoStandsOn.flatMap(textIn), now.toISOString()],
    base: await migrated(engine),
    // as a start does: on a busy machine a statement of it takes longer than a request may
    fill: async (opened) => {
      const { fillDemo } = await import('../../src/demo/fill');
      await prepare(opened, { work: (db) => fillDemo(db, { now, report: () => undefined }), onWait: () => undefined });
    },
  });
};

interface DatabaseOptions {
  /** Nothing is in it, not a table. */
  readonly bare?: boolean;
  /** The demo is in it. */
  readonly demo?: boolean;
}

const lay = async (engine: Engine, folder: string, demo: boolean): Promise<void> =>
  cpSync(await foundOnce(`${engine} ${demo}`, () => (demo ? withDemo : migrated)(engine)), dataIn(folder), { recursive: true });

/** Lays a migrated database of the embedded engine into a data folder: empty, or with the demo. */
export const layDatabase = (folder: string, { demo = false }: DatabaseOptions = {}): Promise<void> => lay('PGlite', folder, demo);

/** An empty database, migrated. Close it, and nothing is left. */
export const aDatabase = async (engine: Engine, { bare = false, demo = false }: DatabaseOptions = {}): Promise<TestDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  if (!bare) await lay(engine, folder, demo);
  else if (engine === 'PostgreSQL') initialise(folder);
  const url = engine === 'PostgreSQL' ? startServer(folder) : undefined;
  const ended = url && untilEnded(() => stopServer(folder, 'immediate'));
  const opened = await open(engine, folder);
  const close = async (): Promise<void> => {
    await opened.close();
    if (url) stopServer(folder, 'immediate');
    if (ended) ended();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...opened, folder, url, close };
};

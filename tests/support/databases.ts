// Real databases for tests, each for one file: the embedded engine in a folder of its own, or a throw-away PostgreSQL server.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../src/server/database/migrate';
import { migrations } from '../../src/server/database/migrations/all';
import { type OpenDatabase, openDatabase } from '../../src/server/database/open';
import { findPostgres } from '../../src/install.mjs';

export type Engine = 'PGlite' | 'PostgreSQL';

const postgres = process.env['POSTGRES_BIN'] ?? findPostgres();
if (postgres === undefined && process.env['CI'] === 'true') throw new Error('There is no PostgreSQL server here, and CI wants one');

/** The engines that can be had here; without a PostgreSQL server only the embedded one, which `npm test` says aloud. */
export const engines: readonly Engine[] = postgres === undefined ? ['PGlite'] : ['PGlite', 'PostgreSQL'];

export interface TestDatabase extends OpenDatabase {
  /** A folder that is there as long as the database. */
  readonly folder: string;
  /** How another process reaches it; the embedded one cannot be shared. */
  readonly url: string | undefined;
}

const root = userInfo().uid === 0;
const quiet = { cwd: '/', stdio: ['ignore', 'ignore', 'ignore'] as ['ignore', 'ignore', 'ignore'] };
// initdb refuses to run as root
const asPostgres = (program: string, args: readonly string[]): void => {
  const path = join(postgres ?? '', program);
  if (root) execFileSync('runuser', ['-u', 'postgres', '--', path, ...args], quiet);
  else execFileSync(path, [...args], quiet);
};
const idOf = (what: '-u' | '-g'): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));

const settings = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
const startServer = (folder: string): string => {
  if (root) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  asPostgres('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const options = `-c listen_addresses='' -c unix_socket_directories=${folder} ${settings}`;
  asPostgres('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-s', '-o', options, 'start']);
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
};

/** An empty database, migrated. Close it, and nothing is left. */
export const aDatabase = async (engine: Engine): Promise<TestDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const url = engine === 'PostgreSQL' ? startServer(folder) : undefined;
  const opened = await openDatabase({ DATA_DIR: folder, DATABASE_URL: url });
  await migrate(opened.db, migrations);
  const close = async (): Promise<void> => {
    await opened.close();
    if (url) asPostgres('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', '-s', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...opened, folder, url, close };
};

// How long a start and a stop take, and how much memory a server takes that nobody asks anything: `npm run bench:start`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, runServer } from '../../support/a-site';
import { aDatabase, engines } from '../../support/databases';

const idleMs = 20_000;
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const secondsSince = (since: number): string => `${((performance.now() - since) / 1000).toFixed(2)} s`;
const megabytes = (pid: number | undefined): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

const measured = async (what: string, environment: Readonly<Record<string, string>>): Promise<void> => {
  const origin = `http://localhost:${environment['PORT']}`;
  const begun = performance.now();
  const { child } = await runServer(environment, `${origin}\n`, [process.execPath, 'src/start.mjs', 'start']);
  await (await fetch(origin)).text();
  const answered = secondsSince(begun);
  await setTimeout(idleMs);
  const idle = megabytes(child.pid);
  const told = performance.now();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  say(`${what.padEnd(26)}first page after ${answered}, idle ${idle} MB, stopped after ${secondsSince(told)}`);
};

// work done once is no part of a start
execFileSync(process.execPath, ['src/start.mjs', 'build']);
for (const engine of engines) {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const database = engine === 'PostgreSQL' ? await aDatabase(engine, { bare: true }) : undefined;
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: 'true',
    SITE_ORIGIN: `http://localhost:${port}`,
    ...(database?.url ? { DATABASE_URL: database.url } : {}),
  };
  for (const which of ['first', 'second', 'third']) await measured(`${engine}, ${which} start`, environment);
  await database?.close();
  rmSync(folder, { recursive: true });
}

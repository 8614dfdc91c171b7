// A copy of a database that follows it by streaming replication, as a second machine would.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { readingPool } from '../../src/server/database/server-pool';
import { asPostgres, dataIn, startServer, stopServer, type TestDatabase } from './databases';
import { untilEnded } from './processes';

export interface TestReplica {
  /** Connections of its own to it. */
  readonly connect: () => Pool;
  /** Ends it as a machine that fails does. */
  readonly fail: () => void;
  readonly start: () => void;
  readonly close: () => void;
}

/** Copies a database, and follows it from then on. */
export const aReplica = ({ url = '' }: Pick<TestDatabase, 'url'>): TestReplica => {
  const folder = mkdtempSync(join(tmpdir(), 'replica-'));
  execFileSync('chmod', ['777', folder]);
  asPostgres('pg_basebackup', ['-d', url, '-D', dataIn(folder), '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
  const fail = (): void => stopServer(folder, 'immediate');
  const address = startServer(folder);
  const ended = untilEnded(fail);
  return {
    connect: () => readingPool(address),
    fail,
    start: () => void startServer(folder),
    close: () => {
      ended();
      fail();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

// A database's preparation before the first request: done by one process at a time, however many start at once.
import type { Pool } from 'pg';
import { codeOf, messageOf } from './code-of';
import { ConfigError } from '../config/config-error';
import { type Database, databaseOver, type OpenDatabase } from './open';

const turn = 7_141_205;

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no machine of that name',
  EAI_AGAIN: 'there is no machine of that name',
  ENOENT: 'nothing listens there',
  '28P01': 'the password is not right',
  '28000': 'this user may not enter',
  '3D000': 'there is no database of that name',
  '57P03': 'it is still starting',
};

/** Waits until no other process prepares this database; the connection holds the place. */
const takeTurn = async (pool: Pool, onWait: () => void): Promise<void> => {
  try {
    const { rows } = await pool.query<{ first: boolean }>('select pg_try_advisory_lock($1) as first', [turn]);
    if (rows[0]?.first) return;
  } catch (error) {
    const reason = reasons[codeOf(error)] ?? (/timeout/.test(messageOf(error)) ? 'it does not answer' : messageOf(error));
    throw new ConfigError(`The database of DATABASE_URL cannot be used: ${reason}.`);
  }
  onWait();
  await pool.query('select pg_advisory_lock($1)', [turn]);
};

export interface PrepareOptions<T> {
  readonly work: (db: Database) => Promise<T>;
  /** Told that another process is at it. */
  readonly onWait: () => void;
}

/**
 * Prepares a database, over a connection that may take its time.
 *
 * @throws ConfigError where the database does not answer.
 */
export const prepare = async <T>({ db, patient }: OpenDatabase, { work, onWait }: PrepareOptions<T>): Promise<T> => {
  if (!patient) return work(db);
  const pool = patient();
  const alone = databaseOver(pool);
  try {
    await takeTurn(pool, onWait);
    return await work(alone);
  } finally {
    await alone.destroy();
  }
};

// Copies of the database that take reads off it: those that answer, and lie no further behind than the spec allows.
import { setTimeout } from 'node:timers/promises';
import { type PostgresPool, sql } from 'kysely';
import { replicaBehindMax } from '../../../generated/model/constants';
import type { Database } from './open';
import { connectionOf } from './planned';
import { isBrokenOff, isUnavailable } from './violations';

export interface Replicas {
  /** Reads from the copies that are fit, in turn; from the database itself where there is none, or one is lost while it is asked. */
  readonly connections: PostgresPool;
  readonly close: () => Promise<void>;
}
export interface ReplicaOptions {
  readonly checkMs?: number;
  readonly behindMs?: number;
}
/** A database by its connections. */
export interface Connected {
  readonly pool: PostgresPool;
  readonly db: Database;
}
interface Replica extends Connected {
  isFit: boolean;
}
/** A position in the database's log, and when it was there. */
interface Written {
  readonly at: number;
  readonly position: string;
}

const positionOf = async (db: Database): Promise<string | undefined> =>
  (await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(db)).rows[0]?.position;

const hasPassed = async (db: Database, position: string): Promise<boolean> => {
  const query = sql<{ passed: boolean | null }>`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as passed`;
  return (await query.execute(db)).rows[0]?.passed === true;
};

/** A statement over a connection that is given back at once. */
const through = async (pool: PostgresPool, text: string, values: readonly unknown[]): Promise<unknown> => {
  const client = await pool.connect();
  try {
    return await client.query(text, values);
  } finally {
    client.release();
  }
};

/** Connections whose statements are each answered by a copy, or by the database itself. They read, and hold no transaction. */
const copiesBefore = (itself: PostgresPool, replicas: readonly Replica[], isFit: (replica: Replica) => Promise<boolean>): PostgresPool => {
  let turn = 0;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    const fit = replicas.filter((it) => it.isFit);
    turn += 1;
    const replica = fit[turn % fit.length];
    if (!replica) return through(itself, text, values);
    try {
      return await through(replica.pool, text, values);
    } catch (error) {
      // a copy breaks off what stands in the way of its following
      if (!isBrokenOff(error)) {
        if (!isUnavailable(error) || (await isFit(replica))) throw error;
        replica.isFit = false;
      }
      return through(itself, text, values);
    }
  };
  const connection = connectionOf(query, () => undefined);
  return { connect: () => Promise.resolve(connection), end: () => Promise.resolve() };
};

/** Asks the copies again and again whether they know what the database itself knew some seconds ago. */
export const openReplicas = (
  copies: readonly Connected[],
  itself: Connected,
  { checkMs = 1000, behindMs = replicaBehindMax * 1000 }: ReplicaOptions = {},
): Replicas => {
  const replicas: readonly Replica[] = copies.map((copy) => ({ ...copy, isFit: false }));
  const ending = new AbortController();
  const written: Written[] = [];
  const isFit = ({ db }: Replica): Promise<boolean> => {
    const [asked] = written;
    if (!asked) return Promise.resolve(false);
    return Promise.race([hasPassed(db, asked.position).catch(() => false), setTimeout(checkMs, false, { ref: false })]);
  };
  const check = async (): Promise<void> => {
    const position = await positionOf(itself.db).catch(() => undefined);
    const at = performance.now();
    if (position !== undefined) written.push({ at, position });
    // the newest that is old enough; before that the oldest
    while ((written[1]?.at ?? at) < at - behindMs) written.shift();
    await Promise.all(
      replicas.map(async (it) => {
        it.isFit = await isFit(it);
      }),
    );
  };
  const checking = (async () => {
    while (!ending.signal.aborted) {
      await check();
      await setTimeout(checkMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    connections: copiesBefore(itself.pool, replicas, isFit),
    close: async () => {
      ending.abort();
      await checking;
      await Promise.all(replicas.map(({ db }) => db.destroy()));
    },
  };
};

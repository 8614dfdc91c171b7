// Copies of the database that take reads off it: those that answer, and lie no further behind than the spec allows.
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { replicaBehindMax } from '../../../generated/model/constants';
import type { Database } from './open';
import { isUnavailable } from './violations';

export interface Replicas {
  /** Reads from a copy; where none is fit, or it is lost meanwhile, from the database itself. The work may be run twice, and writes nothing. */
  readonly read: <T>(itself: Database, work: (db: Database) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}
export interface ReplicaOptions {
  readonly checkMs?: number;
  readonly behindMs?: number;
}
interface Replica {
  readonly db: Database;
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

/** Reads from one of the copies that are fit, in turn. */
const readingFrom = (replicas: readonly Replica[], isFit: (replica: Replica) => Promise<boolean>): Replicas['read'] => {
  let turn = 0;
  return async (itself, work) => {
    const fit = replicas.filter((it) => it.isFit);
    turn += 1;
    const replica = fit[turn % fit.length];
    if (!replica) return work(itself);
    try {
      return await work(replica.db);
    } catch (error) {
      if (!isUnavailable(error) || (await isFit(replica))) throw error;
      replica.isFit = false;
      return work(itself);
    }
  };
};

/** Asks the copies again and again whether they know what the database itself knew some seconds ago. */
export const openReplicas = (
  copies: readonly Database[],
  itself: Database,
  { checkMs = 1000, behindMs = replicaBehindMax * 1000 }: ReplicaOptions = {},
): Replicas => {
  const replicas: readonly Replica[] = copies.map((db) => ({ db, isFit: false }));
  const ending = new AbortController();
  const written: Written[] = [];
  const isFit = ({ db }: Replica): Promise<boolean> => {
    const [asked] = written;
    if (!asked) return Promise.resolve(false);
    return Promise.race([hasPassed(db, asked.position).catch(() => false), setTimeout(checkMs, false, { ref: false })]);
  };
  const check = async (): Promise<void> => {
    const position = await positionOf(itself).catch(() => undefined);
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
    read: readingFrom(replicas, isFit),
    close: async () => {
      ending.abort();
      await checking;
      await Promise.all(copies.map((db) => db.destroy()));
    },
  };
};

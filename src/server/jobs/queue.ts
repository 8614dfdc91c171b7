// What waits to be sent or done, kept in the database by pg-boss: in a transaction with what causes it, until it is over.
import { setTimeout } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Jobs, Mails } from '../../../generated/jobs/jobs';
import type { Database, OpenDatabase } from '../database/open';

/** What each kind of work is told, by its name. */
export interface Work {
  readonly mail: Mails;
  readonly job: Jobs;
}
export type Kind = keyof Work;
export const kinds: readonly Kind[] = ['mail', 'job'];

/** What there is to do: a name, with the facts that belong to it. */
type Held<K extends Kind> = {
  readonly [N in keyof Work[K] & string]: { readonly name: N; readonly facts: Work[K][N] };
}[keyof Work[K] & string];

export type Task<K extends Kind> = Held<K> & Attempt;
interface Attempt {
  readonly id: string;
  /** When it was caused; one for all attempts. */
  readonly since: Date;
  /** No further attempt follows when this one fails. */
  readonly isLast: boolean;
}

/** How often and when a failed attempt is repeated: each waits about twice as long as the one before. */
export interface Patience {
  readonly attempts: number;
  /** Before the second attempt. */
  readonly seconds: number;
}
// the last of ten attempts comes about three hours after the first
const usual: Patience = { attempts: 10, seconds: 20 };

const deadLetters = 'dead';
const atOnce = 5;
// longer than any attempt can take: after that its process must have died
const secondsAlive = 90;
const lookEverySeconds = 30;

const within = (db: Database): PgBoss.Db => ({
  async executeSql(text, values) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows: [...rows], rowCount: rows.length };
  },
});

/** Takes back what a process had begun that is no more. Needs to be alone: whoever else is there may be at it. */
const takeBack = (pool: Pool): Promise<unknown> =>
  pool.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active' and name = any($1)`, [kinds]);

const lock = 7_141_204;
const rejoinMs = 5000;
const takePlace = (place: Pool) => place.query('select pg_advisory_lock_shared($1)', [lock]);
/** A connection that broke is replaced as soon as one can be had. */
const rejoin = async (place: Pool): Promise<void> => {
  while (!place.ending && !(await takePlace(place).catch(() => undefined))) await setTimeout(rejoinMs, undefined, { ref: false });
};

/** Holds a place among the processes of this database as long as the connection is there, and says whether nobody else does. */
const joinOthers = async ({ patient }: OpenDatabase, first: () => Promise<unknown>): Promise<() => Promise<void>> => {
  const place = patient?.();
  if (!place) {
    await first();
    return () => Promise.resolve();
  }
  const { rows } = await place.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [lock]);
  if (rows[0]?.alone) await first();
  await takePlace(place);
  if (rows[0]?.alone) await place.query('select pg_advisory_unlock($1)', [lock]);
  place.on('remove', () => void rejoin(place));
  // with the connection the place is given up
  return () => place.end();
};

const openBoss = async (
  pool: Pool,
  { attempts, seconds, onError }: Patience & { readonly onError: (error: Error) => void },
): Promise<PgBoss> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: lookEverySeconds,
    // what is over is of use for an hour, to whoever looks into a fault
    archiveCompletedAfterSeconds: 60,
    deleteAfterHours: 1,
  });
  // an event that nobody listens to would end the process
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(deadLetters);
  const retrying = { retryLimit: attempts - 1, retryDelay: seconds, retryBackoff: true, expireInSeconds: secondsAlive };
  for (const name of kinds) {
    const options = { name, policy: 'standard', deadLetter: deadLetters, ...retrying } as const;
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  return boss;
};

export type Queue = Awaited<ReturnType<typeof openQueue>>;

/** Opens the queue of a database, with its tables. */
export const openQueue = async (opened: OpenDatabase, patience: Patience = usual) => {
  const { pool } = opened;
  const failures: Error[] = [];
  const boss = await openBoss(pool, { ...patience, onError: (error) => failures.push(error) });
  let wake: () => void = () => undefined;
  const leave = await joinOthers(opened, () => takeBack(pool));
  return {
    /** Keeps work in the transaction that causes it. Facts are seen by whoever may read the database: no secret is among them. */
    async keep<K extends Kind, N extends keyof Work[K] & string>(trx: Database, kind: K, held: readonly [name: N, facts: Work[K][N]]) {
      const [name, facts] = held;
      // the database's moment of now is not yet over within this transaction
      const id = await boss.send(kind, { name, facts }, { db: within(trx), startAfter: '-1 second' });
      if (id === null) throw new Error(`the queue did not keep ${name}`);
    },
    /** Something is there that can be done at once. */
    wake: () => wake(),
    /** Who is told so. */
    onWake(listener: () => void) {
      wake = listener;
    },
    /** The next work whose time has come, which is now ours alone. */
    async take<K extends Kind>(kind: K): Promise<readonly Task<K>[]> {
      const found = await boss.fetch<Held<K>>(kind, { batchSize: atOnce, includeMetadata: true });
      return found.map(({ id, data, createdOn, retryCount, retryLimit }) => ({
        id,
        ...data,
        since: createdOn,
        isLast: retryCount >= retryLimit,
      }));
    },
    done: (kind: Kind, { id }: Attempt) => boss.complete(kind, id),
    /** Of the failure only its kind is kept: what it says may name somebody. */
    failed: (kind: Kind, { id }: Attempt, error: Error) => boss.fail(kind, id, { error: error.name }),
    /** What was kept by a clock that was ahead does not wait until it shows that moment again. */
    catchUp: () =>
      pool.query(
        `update pgboss.job set start_after = now() - interval '1 second'
         where state in ('created', 'retry') and created_on > now() and name = any($1)`,
        [kinds],
      ),
    /** What nobody could do, by its name. */
    async dead(): Promise<Readonly<Record<string, number>>> {
      const { rows } = await pool.query<{ name: string; times: number }>(
        `select data->>'name' as name, count(*) as times from pgboss.job where name = $1 group by 1 order by 1`,
        [deadLetters],
      );
      return Object.fromEntries(rows.map(({ name, times }) => [name, times]));
    },
    /** What went wrong with the queue itself since it was asked last. */
    failures: () => failures.splice(0),
    async close() {
      await boss.stop({ graceful: false, close: false });
      await leave();
    },
  };
};

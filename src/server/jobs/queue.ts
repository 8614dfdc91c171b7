// Mails and jobs that wait, kept in the table `jobs`: in a transaction with their cause, until they are done.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Database, OpenDatabase } from '../database/open';
import type { Kind, Work } from '../request/context';

export const kinds: readonly Kind[] = ['mail', 'job'];

/** A piece of work: a name, with its data. */
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

const atOnce = 5;
// longer than any attempt can take: after that its process must have died
const secondsAlive = 90;
const daysTold = 14;

// every moment of a job is by the database's clock, which all processes share
const now = sql<Date>`now()`;

/** Takes back what a process had begun that is no more. Needs to be alone: whoever else is there may be at it. */
const takeBack = (db: Database): Promise<unknown> =>
  db
    .updateTable('jobs')
    .set({ taken_until: null, due_at: now })
    .where('taken_until', 'is not', null)
    .where('attempts_left', '>', 0)
    .execute();

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

export type Queue = Awaited<ReturnType<typeof openQueue>>;

/** Opens the queue of a database. */
export const openQueue = async (opened: OpenDatabase, { attempts, seconds }: Patience = usual) => {
  const { db } = opened;
  let wake: () => void = () => undefined;
  const leave = await joinOthers(opened, () => takeBack(db));
  await sql`delete from jobs where attempts_left = 0 and caused_at < now() - make_interval(days => ${daysTold})`.execute(db);
  return {
    /** Keeps work in the transaction that causes it. Facts are seen by all that may read the database: no secret is among them. */
    async keep<K extends Kind, N extends keyof Work[K] & string>(
      trx: Database,
      kind: K,
      [name, facts]: readonly [name: N, facts: Work[K][N]],
    ) {
      const row = { job_id: randomUUID(), kind, name, facts: JSON.stringify(facts), caused_at: now, due_at: now };
      await trx
        .insertInto('jobs')
        .values({ ...row, attempts_left: attempts })
        .execute();
    },
    /** Something is there that can be done at once. */
    wake: () => wake(),
    /** The recipient of the news. */
    onWake(listener: () => void) {
      wake = listener;
    },
    /** The next work whose time has come, which is now ours alone. */
    async take<K extends Kind>(kind: K): Promise<readonly Task<K>[]> {
      const { rows } = await sql<Task<K>>`
        update jobs set attempts_left = attempts_left - 1, taken_until = now() + make_interval(secs => ${secondsAlive})
        where job_id in (
          select job_id from jobs
          where kind = ${kind} and attempts_left > 0 and due_at <= now() and (taken_until is null or taken_until < now())
          order by caused_at limit ${atOnce} for update skip locked)
        returning job_id as id, name, facts, caused_at as since, attempts_left = 0 as "isLast"`.execute(db);
      return rows;
    },
    done: ({ id }: Attempt) => db.deleteFrom('jobs').where('job_id', '=', id).execute(),
    /** Of the failure only its kind is kept: what it says may name somebody. */
    failed: ({ id }: Attempt, error: Error) =>
      sql`update jobs set taken_until = null, failure = ${error.name},
          due_at = now() + make_interval(secs => ${seconds} * (1 + random()) * 2 ^ (${attempts} - attempts_left - 1))
        where job_id = ${id}`.execute(db),
    /** Rows written by a clock that was ahead do not wait until it shows that moment again. */
    catchUp: () => db.updateTable('jobs').set({ due_at: now }).where('caused_at', '>', now).execute(),
    /** Work that was given up, by its name. */
    async dead(): Promise<Readonly<Record<string, number>>> {
      const { rows } = await sql<{ name: string; times: number }>`
        select name, count(*)::int as times from jobs
        where attempts_left = 0 and (taken_until is null or taken_until < now()) group by name order by name`.execute(db);
      return Object.fromEntries(rows.map(({ name, times }) => [name, times]));
    },
    close: leave,
  };
};

// Mails and jobs that wait, kept in the table `jobs`: in a transaction with their cause, until they are done.
import { randomUUID } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asking } from '../../../generated/jobs/jobs';
import type { Database, OpenDatabase } from '../database/open';
import type { Caused, Kind, Work } from '../request/context';

/** Work of one lane never waits for that of another: a provider of payments that hangs delays nobody but those who ask it. */
export const kindOf = { mail: 'mail', job: 'job', provider: 'job', stranger: 'job' } as const satisfies Readonly<Record<string, Kind>>;
export type Lane = keyof typeof kindOf;
export const lanes: readonly Lane[] = ['mail', 'job', 'provider', 'stranger'];
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
  /** So many processes have ended over it that it is given up instead of begun. */
  readonly isLost: boolean;
}
/** Work whose process ended before it did. */
export type LostTask = { readonly [K in Kind]: { readonly kind: K } & Task<K> }[Kind];

/** How often and when a failed attempt is repeated: each waits about twice as long as the one before. */
export interface Patience {
  readonly attempts: number;
  /** Before the second attempt. */
  readonly seconds: number;
}
// the last of ten attempts comes about three hours after the first
const usual: Patience = { attempts: 10, seconds: 20 };

// longer than any attempt can take: after that its process must have died
const secondsAlive = 90;
// one may end with a process that was stopped for another reason, three do not
const lostMost = 3;
// the process that starts next answers people first
const secondsAfterLoss = 3;

// every moment of a job is by the database's clock, which all processes share
const now = sql<Date>`now()`;

/** Takes back what a process had begun that is no more. Needs to be alone: another process may be at it. */
const takeBack = (db: Database): Promise<unknown> =>
  db.updateTable('jobs').set({ taken_until: now }).where('taken_until', 'is not', null).execute();

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

/** One person has so much under way at most: never all places. */
const mostEach = 3;
const waits = sql`attempts_left > 0 and due_at <= now() and taken_until is null and lost_times = 0`;
const inLane = (lane: Lane) => {
  if (lane === 'provider' || lane === 'stranger') return sql`kind = ${kindOf[lane]} and name = any(${[...asking[lane]]})`;
  return sql`kind = ${kindOf[lane]} and name <> all(${[...asking.provider, ...asking.stranger]})`;
};

/** The oldest first. */
const nextOf = (lane: Lane, most: number) => sql`
  select job_id from jobs where ${inLane(lane)} and ${waits} order by caused_at limit ${most} for update skip locked`;
/** Persons in turn: first of those who have the least under way, and of them of those who ask for the least. */
const nextInTurn = (most: number) => sql`
  with mine as (
    select job_id, caused_at, taken_until, coalesce(facts ->> 'profile_id', job_id::text) as person from jobs
    where ${inLane('stranger')} and (taken_until > now() or (${waits}))),
  turns as (
    select job_id, caused_at, taken_until, count(*) over (partition by person) as wanted,
      row_number() over (partition by person order by taken_until nulls last, caused_at) as turn from mine)
  select j.job_id from jobs j join turns t using (job_id)
  where t.taken_until is null and j.taken_until is null and t.turn <= ${mostEach}
  order by t.turn, t.wanted, t.caused_at limit ${most} for update of j skip locked`;

const claimNext = async (db: Database, lane: Lane, most: number): Promise<readonly Task<(typeof kindOf)[Lane]>[]> => {
  const { rows } = await sql<Task<(typeof kindOf)[Lane]>>`
    update jobs set attempts_left = attempts_left - 1, taken_until = now() + make_interval(secs => ${secondsAlive})
    where job_id in (${lane === 'stranger' ? nextInTurn(most) : nextOf(lane, most)})
    returning job_id as id, name, facts, caused_at as since, attempts_left = 0 as "isLast", false as "isLost"`.execute(db);
  return rows;
};
/** Of what has already lost most processes the last. */
const claimLost = async (db: Database): Promise<LostTask | undefined> => {
  const { rows } = await sql<LostTask>`
    with lost as (
      select job_id, lost_times + (taken_until is not null)::int as times from jobs
      where taken_until + make_interval(secs => ${secondsAfterLoss}) < now()
        or (taken_until is null and lost_times > 0 and attempts_left > 0 and due_at <= now())
      order by times, caused_at limit 1 for update skip locked)
    update jobs set lost_times = times, taken_until = now() + make_interval(secs => ${secondsAlive}),
      attempts_left = case when times >= ${lostMost} then 0 else greatest(attempts_left - 1, 0) end
    from lost where jobs.job_id = lost.job_id
    returning jobs.job_id as id, kind, name, facts, caused_at as since, attempts_left = 0 as "isLast", times >= ${lostMost} as "isLost"`.execute(
    db,
  );
  return rows[0];
};

/** Work that was given up, by its name. */
const deadIn = async (db: Database): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await sql<{ name: string; times: number }>`
    select name, count(*)::int as times from jobs
    where attempts_left = 0 and (taken_until is null or taken_until < now()) group by name order by name`.execute(db);
  return Object.fromEntries(rows.map(({ name, times }) => [name, times]));
};
/** A process that is asked to end loses nothing: the next one begins work in hand anew, which was not at fault. */
const giveBack = (db: Database, held: readonly string[]): Promise<unknown> =>
  db.updateTable('jobs').where('job_id', 'in', held).set({ taken_until: null, attempts_left: sql`attempts_left + 1` }).execute();

/** Does together, in one statement, what is asked for in one turn of the event loop. */
const together = <T>(work: (all: readonly T[]) => Promise<unknown>): ((one: T) => Promise<unknown>) => {
  let all: T[] = [];
  let next: Promise<unknown> | undefined;
  return (one) => {
    all.push(one);
    next ??= setImmediate().then(() => {
      const mine = all;
      [all, next] = [[], undefined];
      return work(mine);
    });
    return next;
  };
};

export type Queue = Awaited<ReturnType<typeof openQueue>>;

/** Opens the queue of a database. */
export const openQueue = async (opened: OpenDatabase, { attempts, seconds }: Patience = usual) => {
  const { db } = opened;
  let wake: () => void = () => undefined;
  const leave = await joinOthers(opened, () => takeBack(db));
  // work in hand, by its id
  const held = new Set<string>();
  const remove = together((ids: readonly string[]) => db.deleteFrom('jobs').where('job_id', 'in', ids).execute());
  return {
    /** The writes that keep work in the transaction that causes it. Facts are seen by all that may read the database: no secret is among them. */
    keep(trx: Database, caused: readonly Caused[]) {
      const always = { caused_at: now, due_at: now, attempts_left: attempts };
      const rows = caused.map(([kind, name, facts]) => ({ job_id: randomUUID(), kind, name, facts: JSON.stringify(facts), ...always }));
      return rows.length === 0 ? [] : [trx.insertInto('jobs').values(rows)];
    },
    /** Something is there that can be done at once. */
    wake: () => wake(),
    /** The recipient of the news. */
    onWake(listener: () => void) {
      wake = listener;
    },
    /** The next work whose time has come, which is now ours alone. */
    async take(lane: Lane, most: number): Promise<readonly Task<Kind>[]> {
      const tasks = await claimNext(db, lane, most);
      for (const { id } of tasks) held.add(id);
      return tasks;
    },
    /**
     * One piece of work whose process ended before it did: it is begun when nothing else is there, and with nothing beside it, so that no
     * other is taken for the one that ends processes.
     */
    async takeLost(): Promise<LostTask | undefined> {
      const task = await claimLost(db);
      if (task) held.add(task.id);
      return task;
    },
    async done({ id }: Attempt) {
      await remove(id);
      held.delete(id);
    },
    /** Work that was taken and not begun waits for another turn. */
    async putBack(tasks: readonly Attempt[]) {
      const ids = tasks.map(({ id }) => id);
      await giveBack(db, ids);
      for (const id of ids) held.delete(id);
    },
    /** Of the failure only its kind is kept: what it says may name somebody. */
    async failed({ id }: Attempt, error: Error) {
      await sql`update jobs set taken_until = null, failure = ${error.name},
          due_at = now() + make_interval(secs => ${seconds} * (1 + random()) * 2 ^ (${attempts} - attempts_left - 1))
        where job_id = ${id}`.execute(db);
      held.delete(id);
    },
    /** Rows written by a clock that was ahead do not wait until it shows that moment again. */
    catchUp: () => db.updateTable('jobs').set({ due_at: now }).where('caused_at', '>', now).execute(),
    dead: () => deadIn(db),
    async close() {
      await (held.size > 0 ? giveBack(db, [...held]) : Promise.resolve()).finally(leave);
    },
  };
};

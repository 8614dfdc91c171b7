// How often something was done lately, counted in the database so that every server process counts alike.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './open';
import { executePlanned } from './planned';
import { unlessFull } from '../database/violations';

export interface Window {
  readonly times: number;
  readonly seconds: number;
}

// no address or id is kept: a count does not reveal its person
const sealed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Counts one more use of a key and tells how long to wait, in seconds; 0 means go ahead.
 * The window begins with the first use and forgets everything when it is over.
 */
export const countUse = async (db: Database, key: string, it: Window & { readonly now: Date }): Promise<number> => {
  const until = new Date(it.now.getTime() + it.seconds * 1000);
  const counting = sql<{ times: number; until: Date }>`
    insert into throttles as t (key, times, since, until) values (${sealed(key)}, 1, ${it.now}, ${until})
    on conflict (key) do update set
      times = case when t.until <= ${it.now} then 1 else t.times + 1 end,
      since = case when t.until <= ${it.now} then ${it.now} else t.since end,
      until = case when t.until <= ${it.now} then ${until} else t.until end
    returning times, until`.compile(db);
  const counted = await unlessFull(executePlanned(db, counting));
  if (!counted || counted.times <= it.times) return 0;
  return Math.max(1, Math.ceil((counted.until.getTime() - it.now.getTime()) / 1000));
};

/**
 * Takes one of a few uses of a key, and tells how many are left or how long to wait, in seconds. The wait begins with the last
 * one that was taken, however long ago the first was.
 */
export const takeUse = async (
  db: Database,
  key: string,
  { times: most, seconds, now }: Window & { readonly now: Date },
): Promise<{ readonly left: number; readonly wait: number }> => {
  const until = new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql<{ times: number; until: Date }>`
    insert into throttles as t (key, times, since, until) values (${sealed(key)}, 1, ${now}, ${until})
    on conflict (key) do update set
      times = case when t.until <= ${now} then 1 else t.times + 1 end,
      since = case when t.until <= ${now} then ${now} else t.since end,
      until = case when t.until <= ${now} or t.times + 1 = ${most} then ${until} else t.until end
    returning times, until`.execute(db);
  const taken = rows[0] ?? { times: 1, until };
  if (taken.times <= most) return { left: most - taken.times, wait: 0 };
  return { left: 0, wait: Math.max(1, Math.ceil((taken.until.getTime() - now.getTime()) / 1000)) };
};

/**
 * Takes the next free moment of a key, one every so many milliseconds, whichever process asks; tells how many there are until it. By the
 * database's own clock, which all processes share.
 */
export const takeMoment = async (db: Database, key: string, milliseconds: number): Promise<number> => {
  const [now, pace] = [sql`clock_timestamp()`, sql`${milliseconds} * interval '1 millisecond'`];
  const taking = sql<{ wait: number }>`
    insert into throttles as t (key, times, since, until) values (${sealed(key)}, 1, ${now}, ${now} + ${pace})
    on conflict (key) do update set since = ${now}, until = greatest(t.until, ${now}) + ${pace}
    returning extract(epoch from until - ${pace} - since)::float8 * 1000 as wait`.execute(db);
  return (await unlessFull(taking))?.rows[0]?.wait ?? milliseconds;
};

/** Every use of some keys is forgotten. */
export const forgetUses = async (db: Database, keys: readonly string[]): Promise<void> => {
  await db.deleteFrom('throttles').where('key', 'in', keys.map(sealed)).execute();
};

/** One use of each of some keys was none. */
export const giveBackUses = async (db: Database, keys: readonly string[]): Promise<void> => {
  await db
    .updateTable('throttles')
    .set((row) => ({ times: row('times', '-', 1) }))
    .where('key', 'in', keys.map(sealed))
    .where('times', '>', 0)
    .execute();
};

/**
 * After the clock was set back by some milliseconds, what is counted ends when it would have. Without knowing by how much, as at
 * a start, it begins anew: nothing lasts longer than its window.
 */
export const setBackUses = async (db: Database, now: Date, milliseconds: number): Promise<void> => {
  const since = sql<Date>`least(since - ${milliseconds} * interval '1 millisecond', ${now})`;
  await db
    .updateTable('throttles')
    .set({ since, until: sql<Date>`until - (since - ${since})` })
    .where('since', '>', now)
    .execute();
};

/** Removes windows that have closed. */
export const removeExpiredUses = async (db: Database, now: Date): Promise<void> => {
  await db.deleteFrom('throttles').where('until', '<=', now).execute();
};

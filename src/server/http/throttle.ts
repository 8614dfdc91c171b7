// How often something was done lately, counted in the database so that every server process counts alike.
import { sql } from 'kysely';
import type { Database } from '../database/open';
import { unlessFull } from '../database/violations';

export interface Window {
  readonly times: number;
  readonly seconds: number;
}

/**
 * Counts one more use of a key and tells how long to wait, in seconds; 0 means go ahead.
 * The window begins with the first use and forgets everything when it is over.
 */
export const countUse = async (db: Database, key: string, it: Window & { readonly now: Date }): Promise<number> => {
  const until = new Date(it.now.getTime() + it.seconds * 1000);
  const counting = sql<{ times: number; until: Date }>`
    insert into throttles as t (key, times, since, until) values (${key}, 1, ${it.now}, ${until})
    on conflict (key) do update set
      times = case when t.until <= ${it.now} then 1 else t.times + 1 end,
      since = case when t.until <= ${it.now} then ${it.now} else t.since end,
      until = case when t.until <= ${it.now} then ${until} else t.until end
    returning times, until`.execute(db);
  const counted = (await unlessFull(counting))?.rows[0];
  if (!counted || counted.times <= it.times) return 0;
  return Math.max(1, Math.ceil((counted.until.getTime() - it.now.getTime()) / 1000));
};

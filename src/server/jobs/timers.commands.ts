// What others ask of timers, within their own transaction.
import { randomUUID } from 'node:crypto';
import type { Jobs } from '../../../generated/jobs/jobs';
import type { Timer } from '../../../generated/jobs/timer';
import type { Database } from '../database/open';

/** Sets the timers of a thing that has come into a state; those of the state before are no more. */
export const setTimers = async (
  trx: Database,
  { key, facts, timers }: { readonly key: string; readonly facts: object; readonly timers: readonly Timer<keyof Jobs>[] },
): Promise<void> => {
  await trx.deleteFrom('timers').where('key', 'like', `% ${key}`).execute();
  const rows = timers.flatMap(({ job, at }) =>
    at === null ? [] : [{ timer_id: randomUUID(), key: `${job} ${key}`, job, facts: JSON.stringify(facts), due_at: at }],
  );
  if (rows.length > 0) await trx.insertInto('timers').values(rows).execute();
};

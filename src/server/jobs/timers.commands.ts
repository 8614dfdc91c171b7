// Commands on timers for other subjects, within their own transaction.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Jobs } from '../../../generated/jobs/jobs';
import type { Timer } from '../../../generated/jobs/timer';
import type { Database } from '../database/open';

export interface ThingTimers {
  /** Which thing it is. */
  readonly key: string;
  readonly facts: object;
  readonly timers: readonly Timer<keyof Jobs>[];
}

/** The timers of a thing as rows; those whose moment is not known yet are none. */
export const timerRows = ({ key, facts, timers }: ThingTimers) =>
  timers.flatMap(({ job, at }) =>
    at === null ? [] : [{ timer_id: randomUUID(), key: `${job} ${key}`, job, facts: JSON.stringify(facts), due_at: at }],
  );

/** Sets the timers of a thing that has come into a state; those of the state before are no more. */
export const setTimers = async (trx: Database, { key, facts, timers }: ThingTimers): Promise<void> => {
  await sql`delete from timers where substr(key, strpos(key, ' ') + 1) = ${key}`.execute(trx);
  const rows = timerRows({ key, facts, timers });
  if (rows.length > 0) await trx.insertInto('timers').values(rows).execute();
};

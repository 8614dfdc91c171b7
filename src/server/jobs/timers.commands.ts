// Commands on timers for other subjects, within their own transaction.
import { randomUUID } from 'node:crypto';
import { type OperationNodeSource, sql } from 'kysely';
import type { Jobs } from '../../../generated/jobs/jobs';
import type { Timer } from '../../../generated/jobs/timer';
import type { Database } from '../database/open';
import { writeTogether } from '../database/transact';

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

/** The writes that set the timers of a thing that has come into a state; those of the state before are no more. In any order. */
export const settingTimers = (trx: Database, thing: ThingTimers): readonly OperationNodeSource[] => {
  const rows = timerRows(thing);
  const all = trx.deleteFrom('timers').where(sql<boolean>`substr(key, strpos(key, ' ') + 1) = ${thing.key}`);
  if (rows.length === 0) return [all];
  const others = all.where(
    'key',
    'not in',
    rows.map(({ key }) => key),
  );
  const set = trx.insertInto('timers').values(rows);
  return [
    others,
    set.onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ facts: row.ref('excluded.facts'), due_at: row.ref('excluded.due_at') })),
    ),
  ];
};
/** Sets them at once. */
export const setTimers = (trx: Database, thing: ThingTimers): Promise<void> => writeTogether(trx, settingTimers(trx, thing));

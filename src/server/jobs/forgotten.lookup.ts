// Things that no work is at. Reads only.
import { type RawBuilder, sql } from 'kysely';
import type { Jobs } from '../../../generated/jobs/jobs';

/** Whether neither a timer nor a job of a name is there for what a column names: work that was given up, or lost, is none. */
export const isForgotten = <Name extends keyof Jobs>(
  name: Name,
  fact: keyof Jobs[Name] & string,
  column: string,
): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from timers w where w.job = ${name} and w.facts ->> ${sql.lit(fact)} = ${sql.ref(column)}::text)
  and not exists (select from jobs w where w.kind = 'job' and w.name = ${name} and w.facts ->> ${sql.lit(fact)} = ${sql.ref(column)}::text
    and (w.attempts_left > 0 or w.taken_until > now())))`;

// Timers: kept in the database, and read by the server's own clock, which tests move.
import { randomUUID } from 'node:crypto';
import { type OperationNodeSource, type Selectable, sql } from 'kysely';
import { type Jobs, quiet, repeats } from '../../../generated/jobs/jobs';
import { inTransaction, type Services } from '../request/context';
import type { Tables } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

const dayMs = 86_400_000;
/** The hours in which the fewest people are there: from when on, in milliseconds of a day in UTC, and how long. */
export interface QuietHours {
  readonly begins: number;
  readonly lasts: number;
}
/** A moment of the next such hours, within a day; another for each server. */
const nextQuiet = (now: number, quietHours: QuietHours): number => {
  const begins = now - (now % dayMs) + quietHours.begins;
  const at = (begins > now ? begins : begins + dayMs) + Math.random() * quietHours.lasts;
  return Math.min(at, now + dayMs);
};
const nextTime = (job: keyof typeof repeats, now: Date, quietHours: QuietHours): Date =>
  new Date(quiet.includes(job) ? nextQuiet(now.getTime(), quietHours) : now.getTime() + repeats[job] * 1000);

const isRepeated = (job: string): job is keyof typeof repeats => Object.hasOwn(repeats, job);

/** Starts repeating jobs now. Asked by each process at its start and after a clock was set back, done once. */
export const beginRepeating = async (db: Database, now: Date): Promise<void> => {
  const names = Object.keys(repeats);
  const rows = names.map((job) => ({ timer_id: randomUUID(), key: job, job, facts: '{}', due_at: now }));
  await db
    .insertInto('timers')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  // a clock that was ahead has set them too late
  for (const [job, seconds] of Object.entries(repeats))
    await db
      .updateTable('timers')
      .set({ due_at: now })
      .where('key', '=', job)
      .where('due_at', '>', new Date(now.getTime() + seconds * 1000))
      .execute();
  await db
    .deleteFrom('timers')
    .where('key', 'is not', null)
    .where('key', 'not in', names)
    .where('key', '=', (row) => row.ref('job'))
    .execute();
};

/** Repeating jobs that would be due by a moment wait until a later one. */
export const putOffRepeats = async (db: Database, by: Date, until: Date): Promise<void> => {
  await db.updateTable('timers').set({ due_at: until }).where('job', 'in', Object.keys(repeats)).where('due_at', '<=', by).execute();
};

/** The next moment, after one and not after another, at which something is due that is not done every so often anyway. */
export const nextDue = async (db: Database, after: Date, until: Date): Promise<Date | undefined> => {
  const due = await db
    .selectFrom('timers')
    .select('due_at')
    .where('due_at', '>', after)
    .where('due_at', '<=', until)
    .where('job', 'not in', Object.keys(repeats))
    .orderBy('due_at')
    .executeTakeFirst();
  return due?.due_at;
};

type DueTimer = Pick<Selectable<Tables['timers']>, 'timer_id' | 'job'>;
/** The writes after which timers are over, or have their next time. Of one text however many there are: its plan is kept. */
const movingOn = (due: readonly DueTimer[], next: (job: keyof typeof repeats) => Date): readonly OperationNodeSource[] => {
  const again = due.flatMap(({ timer_id, job }) => (isRepeated(job) ? [{ timer_id, due_at: next(job) }] : []));
  const over = due.flatMap(({ timer_id, job }) => (isRepeated(job) ? [] : [timer_id]));
  const set = sql`update timers t set due_at = n.due_at
    from jsonb_to_recordset(${JSON.stringify(again)}::jsonb) n (timer_id uuid, due_at timestamptz) where t.timer_id = n.timer_id`;
  const end = sql`delete from timers where timer_id = any(${over}::uuid[])`;
  return [...(again.length > 0 ? [set] : []), ...(over.length > 0 ? [end] : [])];
};

/** Work whose moment has come is put into the queue: by one process, whole or not at all. Tells how much it was. */
export const putDue = (
  { quietHours, ...services }: Pick<Services, 'db' | 'jobs'> & { readonly quietHours: QuietHours },
  now: Date,
): Promise<number> =>
  inTransaction(services, async ({ trx, job: cause, writeLast }) => {
    const due = await trx
      .selectFrom('timers')
      .selectAll()
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { job, facts } of due) await cause(job as keyof Jobs, facts as Jobs[keyof Jobs]);
    writeLast(...movingOn(due, (job) => nextTime(job, now, quietHours)));
    return due.length;
  });

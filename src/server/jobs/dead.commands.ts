// Mails and jobs that were given up: none has an attempt left, and no process is at it.
import { sql } from 'kysely';
import type { Database } from '../database/open';

const isDead = sql<boolean>`attempts_left = 0 and (taken_until is null or taken_until < now())`;
const attemptsAgain = 3;

export const findDead = (db: Database) =>
  db.selectFrom('jobs').select(['job_id', 'kind', 'name', 'caused_at', 'failure']).where(isDead).orderBy('caused_at').execute();

/** Gives one a few attempts more. Tells whether it was there. */
export const retryDead = async (trx: Database, jobId: string): Promise<boolean> => {
  const again = { attempts_left: attemptsAgain, lost_times: 0, taken_until: null, due_at: sql<Date>`now()` };
  const { numUpdatedRows } = await trx.updateTable('jobs').set(again).where('job_id', '=', jobId).where(isDead).executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Removes one. Tells whether it was there. */
export const dropDead = async (trx: Database, jobId: string): Promise<boolean> => {
  const { numDeletedRows } = await trx.deleteFrom('jobs').where('job_id', '=', jobId).where(isDead).executeTakeFirst();
  return numDeletedRows > 0n;
};

const daysTold = 14;
/** Removes what was given up long ago. */
export const removeOldDead = async (db: Database): Promise<void> => {
  await sql`delete from jobs where attempts_left = 0 and caused_at < now() - make_interval(days => ${daysTold})`.execute(db);
};

/** Removes what was given up and carries an address, whose person leaves. */
export const removeDeadWith = async (trx: Database, email: string): Promise<void> => {
  await trx.deleteFrom('jobs').where(isDead).where(sql<boolean>`lower(facts ->> 'email') = ${email}`).execute();
};

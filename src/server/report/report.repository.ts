// Reports of listings, reviews and messages in the database.
import type { NewRow } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

export const insertReport = async (db: Database, row: NewRow<'content_reports'>): Promise<void> => {
  await db.insertInto('content_reports').values(row).execute();
};

/** Reports without a decision, the oldest first. */
export const openContentReports = (db: Database) =>
  db.selectFrom('content_reports').selectAll().where('decided_at', 'is', null).orderBy('created_at').execute();

/** Keeps that somebody has decided on a report. Tells whether it was open. */
export const closeReport = async (trx: Database, reportId: string, now: Date): Promise<boolean> => {
  const one = trx.updateTable('content_reports').set({ decided_at: now }).where('report_id', '=', reportId);
  return (await one.where('decided_at', 'is', null).executeTakeFirst()).numUpdatedRows > 0n;
};

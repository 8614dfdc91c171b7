// Which guests were asked for a review, as the database keeps it.
import type { NewRow } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

/** Keeps that a guest is asked; false where they were before. */
export const keepReminder = async (trx: Database, row: NewRow<'review_reminders'>): Promise<boolean> => {
  const kept = await trx
    .insertInto('review_reminders')
    .values(row)
    .onConflict((conflict) => conflict.columns(['booking_id', 'reminder']).doNothing())
    .returning('booking_id')
    .executeTakeFirst();
  return kept !== undefined;
};

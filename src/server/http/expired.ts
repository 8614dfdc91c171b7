// Counters and remembered answers whose time is over.
import { sql } from 'kysely';
import type { Database } from '../database/open';

const day = 86_400_000;

/**
 * After the clock was set back by some milliseconds, what is counted ends when it would have. Without knowing by how much, as at
 * a start, it begins anew: nothing lasts longer than its window.
 */
export const setBackCounts = async (db: Database, now: Date, milliseconds: number): Promise<void> => {
  const since = sql<Date>`least(since - ${milliseconds} * interval '1 millisecond', ${now})`;
  await db
    .updateTable('throttles')
    .set({ since, until: sql<Date>`until - (since - ${since})` })
    .where('since', '>', now)
    .execute();
};

/** Removes windows that have closed, and answers that nobody asks for again. */
export const removeExpiredCounts = async (db: Database, now: Date): Promise<void> => {
  await db.deleteFrom('throttles').where('until', '<=', now).execute();
  await db
    .deleteFrom('repeated_calls')
    .where('created_at', '<', new Date(now.getTime() - day))
    .execute();
};

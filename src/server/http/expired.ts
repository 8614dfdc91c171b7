// Counters and remembered answers whose time is over.
import type { Database } from '../database/open';

const day = 86_400_000;

/** Removes windows that have closed, and answers that nobody asks for again. */
export const removeExpiredCounts = async (db: Database, now: Date): Promise<void> => {
  await db.deleteFrom('throttles').where('until', '<=', now).execute();
  await db
    .deleteFrom('repeated_calls')
    .where('created_at', '<', new Date(now.getTime() - day))
    .execute();
};

// The one place where a transaction begins.
import type { Transaction } from 'kysely';
import type { Tables } from '../../../generated/tables/tables';
import type { Database } from './open';
import { isBrokenOff } from './violations';

const triesAgain = 3;

/**
 * Runs work that causes neither mails nor jobs in one transaction; what has a context asks `inTransaction`. Where two wait for each other
 * the database breaks one of them off: its work is run again from the beginning, so that it reaches nothing outside.
 */
export const transact = async <T>(db: Database, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> => {
  for (let tried = 0; ; tried += 1)
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tried === triesAgain || !isBrokenOff(error)) throw error;
    }
};

// The one place where a transaction begins.
import type { Transaction } from 'kysely';
import type { Tables } from '../../../generated/tables/tables';
import type { Database } from './open';

/** Runs work that causes neither mails nor jobs in one transaction; what has a context asks `inTransaction`. */
export const transact = <T>(db: Database, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> => db.transaction().execute(work);

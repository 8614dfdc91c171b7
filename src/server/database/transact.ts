// The one place where a transaction begins, and how questions and writes that need not wait for each other share a statement.
import { type OperationNodeSource, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../generated/tables/tables';
import type { Database } from './open';
import { executePlanned } from './planned';
import { isWorthAnotherTry, triesAgain } from './violations';

/** The rows of a question, as a column of another one: a moment comes as its text. */
export const rowsOf = <Row>(question: OperationNodeSource): RawBuilder<readonly Row[]> =>
  sql`(select coalesce(json_agg(found), '[]') from (${question}) found)`;

/** Does several writes in one statement. None of them sees what another does, and they are done in any order. */
export const writeTogether = async (trx: Database, writes: readonly OperationNodeSource[]): Promise<void> => {
  if (writes.length === 0) return;
  const parts = writes.map((write, at) => sql`${sql.raw(`write_${at}`)} as (${write})`);
  await executePlanned(trx, sql`with ${sql.join(parts)} select`.compile(trx));
};

/** Makes everybody else wait who asks for the lock of this name, until this transaction ends. */
export const lockNamed = async (trx: Database, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
};

/**
 * Runs work that causes neither mails nor jobs in one transaction; what has a context asks `inTransaction`. Where two wait for each other
 * the database breaks one of them off: its work is run again from the beginning, so that it reaches nothing outside. `isAgain` tells of
 * further failures that another run may not meet.
 */
export const transact = async <T>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
  isAgain = isWorthAnotherTry,
): Promise<T> => {
  for (let tried = 0; ; tried += 1)
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tried === triesAgain || !(isWorthAnotherTry(error) || isAgain(error))) throw error;
    }
};

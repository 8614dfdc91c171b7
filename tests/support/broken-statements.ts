// A database that breaks off between any two statements: before one was heard, or after it was done and before that was known.
import { Client } from 'pg';

type Query = (this: Client, ...asked: unknown[]) => unknown;

export interface BrokenStatements {
  /** So many statements further on one breaks, and its connection's answer is lost. */
  readonly breakAfter: (statements: number, isDone: boolean) => void;
  /** Work whose statements may break; those of the test itself never do. */
  readonly within: <T>(work: () => Promise<T>) => Promise<T>;
  readonly end: () => void;
}

/** Stands in front of every connection of this process until it is ended. */
export const brokenStatements = (): BrokenStatements => {
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let [left, isDone, inside] = [0, false, 0];
  const lost = (): Error => new Error('Connection terminated unexpectedly');
  prototype.query = function (...asked) {
    const isOurs = inside > 0 && typeof asked.at(-1) !== 'function' && left > 0;
    if (isOurs) left -= 1;
    if (!isOurs || left > 0 || asked[0] === 'rollback') return query.apply(this, asked);
    // a connection that is lost has no open transaction, and this one goes back to the others
    if (!isDone || asked[0] === 'begin') return Promise.reject(lost());
    return Promise.resolve(query.apply(this, asked)).then(() => Promise.reject(lost()));
  };
  return {
    breakAfter: (statements, done) => {
      [left, isDone] = [statements, done];
    },
    within: async (work) => {
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
      }
    },
    end: () => {
      prototype.query = query;
    },
  };
};

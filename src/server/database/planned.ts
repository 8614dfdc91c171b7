// Statements that a connection plans once, under a name: those that are asked most, and take longer to plan than to answer.
import type { CompiledQuery, PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { Database } from './open';
import { isBrokenOff, isOutdatedPlan, triesAgain } from './violations';

/** A connection keeps so many plans: statements that come later are planned each time. */
const plansMax = 100;
const names = new Map<string, string>();
let named = 0;
const giveName = (text: string): void => {
  named += 1;
  names.set(text, `planned_${named}`);
};

const planned = <Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> => {
  if (!names.has(statement.sql) && names.size < plansMax) giveName(statement.sql);
  return statement;
};

/** Executes a statement whose text is always the same, or one of few; answers its first row. */
export const executePlanned = async <Row>(db: Database, statement: CompiledQuery<Row>): Promise<Row | undefined> =>
  (await db.executeQuery(planned(statement))).rows[0];

/**
 * Executes two such statements in a transaction, the second as soon as the first is done: it sees what that did, and does not wait until
 * we have read its answer.
 */
export const executeBoth = <First, Second>(
  trx: Database,
  first: CompiledQuery<First>,
  second: CompiledQuery<Second>,
): Promise<readonly [First | undefined, Second | undefined]> =>
  trx.getExecutor().provideConnection(async (connection) => {
    const asked = [connection.executeQuery<First>(planned(first)), connection.executeQuery<Second>(planned(second))] as const;
    const [{ rows }, { rows: others }] = await Promise.all(asked);
    return [rows[0], others[0]];
  });

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

const query = async (client: PoolClient, { text, values }: Statement, tried = 0): Promise<QueryResult> => {
  const name = names.get(text);
  const isAlone = client.getTransactionStatus() === 'I';
  try {
    return await (name === undefined ? client.query(text, values) : client.query({ name, text, values }));
  } catch (error) {
    const isOutdated = name !== undefined && isOutdatedPlan(error);
    // every connection plans it anew
    if (isOutdated) giveName(text);
    // a transaction is run again as a whole
    if (isAlone && tried < triesAgain && (isOutdated || isBrokenOff(error))) return query(client, { text, values }, tried + 1);
    throw error;
  }
};

/** A connection as Kysely takes it, which only ever asks statements by their text. */
export const connectionOf = (query: (text: string, values: unknown[]) => Promise<unknown>, release: () => void): PostgresPoolClient =>
  ({ query, release }) as unknown as PostgresPoolClient;

/** The connections as Kysely takes them, which know the planned statements by their names. */
export const planningPool = (pool: Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    return connectionOf(
      (text, values) => query(client, { text, values }),
      () => client.release(),
    );
  },
  end: () => pool.end(),
});

// Connections to a PostgreSQL server: nothing waits for one that does not answer longer than its limit.
import { Socket } from 'node:net';
import { Pool, type PoolConfig } from 'pg';

/** Until a connection is there, be it a new one or one that others give back. */
const connectMs = 5000;
/** How long one statement may take; the server ends it then. */
const statementMs = 10_000;
/** The same for a read of which everybody may start many. */
const readingMs = 3000;
/** How long a server may say nothing at all while it is asked: longer than it needs to end a statement. */
const silenceMs = 12_000;

const poolOf = (address: string, more: PoolConfig): Pool => {
  const pool = new Pool({ connectionString: address, connectionTimeoutMillis: connectMs, keepAlive: true, ...more });
  // a connection that breaks, idle or not, is replaced by the pool; without a listener it would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

const impatientSocket = (): Socket => {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => socket.destroy(Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' })));
};

// compiling a statement takes longer than any of ours
const options = '-c jit=off';
/** A read takes one processor, so that many are read at once; and has room to note where a hundred thousand rows lie. */
const readingOptions = `${options} -c max_parallel_workers_per_gather=0 -c work_mem=32MB`;

const sharedPool = (address: string, more: PoolConfig & { readonly statement_timeout: number }): Pool =>
  poolOf(address, {
    options,
    // statements that are asked together are sent together
    pipeline: true,
    idle_in_transaction_session_timeout: more.statement_timeout,
    stream: impatientSocket,
    ...more,
  });

/** The connections that requests and jobs share. */
export const serverPool = (address: string): Pool => sharedPool(address, { max: 10, statement_timeout: statementMs });

/** Those of reads that everybody may start: where they are all busy, these wait, and what writes does not. */
export const readingPool = (address: string): Pool =>
  sharedPool(address, { max: 4, statement_timeout: readingMs, options: readingOptions });

/** One connection that may wait as long as it likes, and is kept until it is closed. */
export const patientPool = (address: string): Pool => poolOf(address, { max: 1, idleTimeoutMillis: 0 });

// The door to PostgreSQL: a server by its address, or the embedded one in a folder; everything behind it is the same.
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { Tables } from '../../../generated/tables/tables';
import { type FolderLock, lockFolder } from './lock';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly embedded: boolean;
  /** The connections below Kysely, for what wants plain SQL. */
  readonly pool: Pool;
  close(): Promise<void>;
}

const calendarDate = 1082;
const wholeNumber = 20;
const exactNumber = 1700;
// a calendar date is text, never a moment in this machine's zone; counts and rates fit a number
types.setTypeParser(calendarDate, (text) => text);
types.setTypeParser(wholeNumber, Number);
types.setTypeParser(exactNumber, Number);

const openServer = (address: string): OpenDatabase => {
  const pool = new Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 10_000 });
  // an idle connection that breaks is replaced by the pool; without a listener it would end the process
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, embedded: false, close: () => db.destroy() };
};

/** The system keeps the files of the folder in its memory as well; the engine's standard would take 128 MB at once. */
const sharedBuffers = '16MB';

const openEmbedded = async (folder: string): Promise<OpenDatabase> => {
  const lock: FolderLock = await lockFolder(folder);
  const [{ PGlite }, { createPgConfig }, { pg_trgm }, { btree_gist }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]);
  const engine = await PGlite.create({
    dataDir: path.join(folder, 'database'),
    extensions: { pg_trgm, btree_gist, unaccent },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
  class EmbeddedClient extends Client {
    constructor() {
      super(createPgConfig(engine));
    }
  }
  const rollBack = async (client: PoolClient): Promise<void> => {
    await client.query('rollback');
  };
  // one connection; one that was dropped inside a transaction would leave it open for the next
  const pool = new Pool({ Client: EmbeddedClient, max: 1, onConnect: rollBack } as unknown as PoolConfig);
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    await engine.close();
    await lock.release();
  };
  return { db, pool, embedded: true, close };
};

/** Opens the database that the configuration names. The embedded one takes its folder for this process alone. */
export const openDatabase = (config: { readonly DATABASE_URL?: string | undefined; readonly DATA_DIR: string }): Promise<OpenDatabase> =>
  config.DATABASE_URL ? Promise.resolve(openServer(config.DATABASE_URL)) : openEmbedded(config.DATA_DIR);

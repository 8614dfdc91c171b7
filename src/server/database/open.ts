// The door to PostgreSQL: a server by its address, or the embedded one in a folder; everything behind it is the same.
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Client, escapeIdentifier, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { Tables } from '../../../generated/tables/tables';
import { planningPool } from './planned';
import { lockFolder, usableFolder } from './folder';
import { type Heard, type Listen, listenAt } from './news';
import { type Connected, openReplicas } from './replicas';
import { patientPool, readingPool, serverPool } from './server-pool';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  /** The same for reads that everybody may start: they keep nothing else waiting, but where there is one connection. */
  readonly reading: Database;
  /** The same from streaming replicas, which lie some seconds behind; none where none are named. */
  readonly copies?: Database | undefined;
  /** The connections below Kysely, for what wants plain SQL. */
  readonly pool: Pool;
  /** Opens a connection of its own, for what may take long; none where the database belongs to this process alone. */
  readonly patient: (() => Pool) | undefined;
  readonly listen: Listen;
  close(): Promise<void>;
}

const calendarDate = 1082;
const wholeNumber = 20;
const exactNumber = 1700;
// a calendar date is text, never a moment in this machine's zone; counts and rates fit a number
types.setTypeParser(calendarDate, (text) => text);
types.setTypeParser(wholeNumber, Number);
types.setTypeParser(exactNumber, Number);

/** A database over connections; it is closed with them. */
export const databaseOver = (pool: Pool): Database => databaseThrough(planningPool(pool));
export const databaseThrough = (pool: PostgresPool): Database => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
export const connectedTo = (pool: Pool): Connected => {
  const planning = planningPool(pool);
  return { pool: planning, db: databaseThrough(planning) };
};

const openServer = (address: string, copies: readonly string[]): OpenDatabase => {
  const pool = serverPool(address);
  const db = databaseOver(pool);
  const reading = connectedTo(readingPool(address));
  const replicas =
    copies.length > 0
      ? openReplicas(
          copies.map((copy) => connectedTo(readingPool(copy))),
          reading,
        )
      : undefined;
  const close = async (): Promise<void> => {
    await replicas?.close();
    await Promise.all([db.destroy(), reading.db.destroy()]);
  };
  const through = replicas && databaseThrough(replicas.connections);
  return { db, reading: reading.db, copies: through, pool, patient: () => patientPool(address), listen: listenAt(address), close };
};

/** The system keeps the files of the folder in its memory as well; the engine's standard would take 128 MB at once. */
const sharedBuffers = '16MB';

/**
 * Rare code of the engine is not worth the runtime's best compiling: a start takes a third less of the processor. In bytes run, or nearly.
 */
const compiledBestAfter = 200_000_000;

const openEmbedded = async (folder: string): Promise<OpenDatabase> => {
  const lock = await lockFolder(folder);
  setFlagsFromString(`--wasm-tiering-budget=${compiledBestAfter}`);
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
  const startAnew = async (client: PoolClient): Promise<void> => {
    await client.query('rollback; deallocate all');
  };
  // one connection; one that was dropped would leave its open transaction and its plans to the next
  const pool = new Pool({ Client: EmbeddedClient, max: 1, onConnect: startAnew } as unknown as PoolConfig);
  pool.on('error', () => undefined);
  const listening = new Map<Heard, string>();
  // the one connection is told of its own news
  pool.on('connect', (client) =>
    client.on('notification', ({ channel }) => {
      for (const [heard, to] of listening) if (to === channel) heard(true);
    }),
  );
  const listen: Listen = async (channel, heard) => {
    listening.set(heard, channel);
    await pool.query(`listen ${escapeIdentifier(channel)}`);
    heard(true);
    return () => Promise.resolve(void listening.delete(heard));
  };
  const db = databaseOver(pool);
  const close = async (): Promise<void> => {
    await db.destroy();
    await engine.close();
    await lock.release();
  };
  return { db, reading: db, pool, patient: undefined, listen, close };
};

/** Opens the database that the configuration names. The embedded one takes its folder for this process alone. */
export const openDatabase = async (config: {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_READ_URLS?: readonly string[];
  readonly DATA_DIR: string;
}): Promise<OpenDatabase> => {
  const folder = await usableFolder(config.DATA_DIR);
  return config.DATABASE_URL ? openServer(config.DATABASE_URL, config.DATABASE_READ_URLS ?? []) : openEmbedded(folder);
};

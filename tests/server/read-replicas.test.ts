// Visitors read from streaming replicas of the database: from those that answer and have caught up, and from the database itself where there is none.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectedTo, type Database, databaseOver, databaseThrough } from '../../src/server/database/open';
import { openReplicas, type ReplicaOptions } from '../../src/server/database/replicas';
import { aPerson, aProperty } from '../support/a-property';
import { aReplica, type TestReplica } from '../support/a-replica';
import { aMember } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines.filter((engine) => engine === 'PostgreSQL'))('on %s', (engine) => {
  let server: TestServer;
  let replica: TestReplica;
  beforeAll(async () => {
    server = await aServer(engine);
    replica = aReplica(server.database);
  });
  afterAll(async () => {
    replica.close();
    await server.close();
  });

  const openOne = (options: ReplicaOptions) => {
    const replicas = openReplicas([connectedTo(replica.connect())], connectedTo(server.database.pool), options);
    return { ...replicas, reading: databaseThrough(replicas.connections) };
  };
  /** Whether a read is answered by the copy. */
  const isCopied =
    ({ reading }: { readonly reading: Database }) =>
    async (): Promise<boolean> =>
      (await sql<{ copied: boolean }>`select pg_is_in_recovery() as copied`.execute(reading)).rows[0]?.copied === true;
  const following = async (what: 'pause' | 'resume'): Promise<void> => {
    const db = databaseOver(replica.connect());
    await sql`select ${sql.raw(`pg_wal_replay_${what}()`)}`.execute(db);
    await db.destroy();
  };

  test('a visitor is answered by a copy, and a person who is signed in by the database itself', async () => {
    const replicas = openOne({ checkMs: 50, behindMs: 600_000 });
    const app = await server.another(undefined, { copies: replicas.reading });
    await expect.poll(isCopied(replicas)).toBe(true);
    const { token } = await aMember(server.database.db, { now: server.now() });
    await following('pause');
    await aProperty(server.database.db, await aPerson(server.database.db, 'Noor'), { title: 'Harbour loft' });
    const found = async (asked: object): Promise<number> => {
      const { body } = await server.ask('POST /property/search', { body: {}, by: app, ...asked });
      return (body.data as { total: number }).total;
    };
    expect([await found({}), await found({ token })]).toEqual([0, 1]);
    await following('resume');
    await expect.poll(() => found({})).toBe(1);
    await app.close();
    await replicas.close();
  });

  test('a copy that lags or fails is left out, and comes back', async () => {
    const replicas = openOne({ checkMs: 50, behindMs: 100 });
    const isFromCopy = isCopied(replicas);
    await expect.poll(isFromCopy).toBe(true);
    await following('pause');
    await aPerson(server.database.db, 'Tamsin');
    await expect.poll(isFromCopy).toBe(false);
    await following('resume');
    await expect.poll(isFromCopy).toBe(true);
    replica.fail();
    // the first that meets it is answered, too
    expect(await isFromCopy()).toBe(false);
    replica.start();
    await expect.poll(isFromCopy).toBe(true);
    await replicas.close();
  });
});

// The commands of the operator, given by a test.
import { followers } from '../../src/server/followers';
import { openQueue } from '../../src/server/jobs/queue';
import { ActRefused } from '../../src/server/operator/acting';
import { operate } from '../../src/server/operator/operate';
import type { TestServer } from './a-server';

/** Gives a command; answers its lines, or why it could not be done. Its consequences wait until the test asks for `settled`. */
export const operating =
  (server: () => TestServer) =>
  async (...words: readonly string[]): Promise<string> => {
    const { database, now } = server();
    const queue = await openQueue(database);
    try {
      return (await operate(words, { db: database.db, jobs: queue, followers, clock: now, who: 'ann' })).join('\n');
    } catch (error) {
      if (error instanceof ActRefused) return error.message;
      throw error;
    } finally {
      await queue.close();
    }
  };

/** The same, and waits for the jobs that it causes. */
export const operatingToTheEnd =
  (server: () => TestServer) =>
  async (...words: readonly string[]): Promise<string> => {
    const said = await operating(server)(...words);
    await server().settled();
    return said;
  };

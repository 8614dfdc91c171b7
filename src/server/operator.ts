// `npm run operator`: opens the database that the configuration names, and does what a person decides.
import { ConfigError, readConfig } from './config';
import { openDatabase } from './database/open';
import { openQueue } from './jobs/queue';
import { operate } from './operate';
import { say } from './say';

try {
  // nothing is served and nothing sent from here: what only a server needs is not asked for
  const opened = await openDatabase(readConfig({ ...process.env, DEMO: 'true' }));
  const queue = await openQueue(opened);
  for (const line of await operate(process.argv.slice(2), { db: opened.db, jobs: queue, clock: () => new Date() })) say(line);
  await queue.close();
  await opened.close();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

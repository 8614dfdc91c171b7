// `npm run operator`: opens the database that the configuration names, and does what a person decides.
import { readConfig } from './config/config';
import { followers } from './followers';
import { codeOf } from './database/code-of';
import { openDatabase } from './database/open';
import { openQueue } from './jobs/queue';
import { operate } from './operator/operate';
import { say } from './config/progress';

const noSuchTable = '42P01';
const run = async (): Promise<void> => {
  // nothing is served and nothing sent from here: what only a server needs is not asked for
  const opened = await openDatabase(readConfig({ ...process.env, DEMO: 'true' }));
  const queue = await openQueue(opened);
  try {
    const ahead = await (await import('../demo/demo')).readAhead(opened.db);
    const clock = (): Date => new Date(Date.now() + ahead);
    for (const line of await operate(process.argv.slice(2), { db: opened.db, jobs: queue, followers, clock })) say(line);
  } finally {
    await queue.close();
    await opened.close();
  }
};

try {
  await run();
} catch (error) {
  const said = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${codeOf(error) === noSuchTable ? 'This database is still empty: start the server once, then try again.' : said}\n`,
  );
  process.exit(1);
}

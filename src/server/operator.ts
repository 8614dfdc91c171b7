// `npm run operator`: does what a person decides, in the server that runs on the data folder, or else over the database itself.
import { userInfo } from 'node:os';
import { readConfig } from './config/config';
import { followers } from './followers';
import { codeOf, messageOf } from './database/code-of';
import { openDatabase } from './database/open';
import { openQueue } from './jobs/queue';
import { askServer, type OperatorOrder } from './operator/door';
import { cleaned, operate } from './operator/operate';
import { say } from './config/progress';

const noSuchTable = '42P01';
// nothing is served and nothing sent from here: what only a server needs is not asked for
const config = readConfig({ ...process.env, DEMO: 'true' });

const runHere = async ({ who, words }: OperatorOrder): Promise<readonly string[]> => {
  const opened = await openDatabase(config);
  const queue = await openQueue(opened);
  try {
    const ahead = await (await import('../demo/demo')).readAhead(opened.db);
    const clock = (): Date => new Date(Date.now() + ahead);
    return await operate(words, { db: opened.db, jobs: queue, followers, clock, who });
  } finally {
    await queue.close();
    await opened.close();
  }
};

const run = async (order: OperatorOrder): Promise<readonly string[]> => {
  const answer = config.DATABASE_URL ? undefined : await askServer(config.DATA_DIR, order);
  if (answer && 'refused' in answer) throw new Error(answer.refused);
  return answer?.lines ?? runHere(order);
};

try {
  for (const line of await run({ who: userInfo().username, words: process.argv.slice(3) })) say(line);
} catch (error) {
  const isEmpty = codeOf(error) === noSuchTable;
  const said = isEmpty ? 'This database is still empty: start the server once, then try again.' : messageOf(error);
  process.stderr.write(`${said.split('\n').map(cleaned).join('\n')}\n`);
  process.exit(1);
}

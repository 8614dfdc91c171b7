// How many jobs a second one process takes and ends on PostgreSQL, where each does nothing: `npm run bench:jobs`.
import { writeTogether } from '../../../src/server/database/transact';
import { openQueue } from '../../../src/server/jobs/queue';
import { startWorker } from '../../../src/server/jobs/worker';
import { aDatabase } from '../../support/databases';

const many = 5000;
const database = await aDatabase('PostgreSQL');
const queue = await openQueue(database);
const nothing = (): Promise<void> => Promise.resolve();
const hands = {
  db: database.db,
  queue,
  clock: () => new Date(),
  work: nothing,
  setBack: nothing,
  quietHours: { begins: 0, lasts: 1 },
  warn: () => undefined,
};
const worker = await startWorker(hands, { always: false });
await worker.settled();
const caused = Array.from({ length: many }, () => ['job', 'replyFigures', {}] as const);
for (let at = 0; at < many; at += 500) await writeTogether(database.db, queue.keep(database.db, caused.slice(at, at + 500)));
const [since, before] = [performance.now(), process.cpuUsage()];
await worker.settled();
const seconds = (performance.now() - since) / 1000;
const { user, system } = process.cpuUsage(before);
process.stdout.write(
  `${many} jobs: ${(many / seconds).toFixed(0)} a second, ${((user + system) / many / 1000).toFixed(2)} ms of the processor each\n`,
);
await worker.stop();
await queue.close();
await database.close();

// Many jobs at once: taken together where they are soon done, and put back where those before them take long.
import { expect, test } from 'vitest';
import { writeTogether } from '../../src/server/database/transact';
import { openQueue, type Queue } from '../../src/server/jobs/queue';
import { startWorker } from '../../src/server/jobs/worker';
import { aDatabase, type Engine, engines } from '../support/databases';
import { limitMs } from '../support/limits';

/** Sixty jobs and a worker for them, of whose jobs those of slow places take until they are let go. */
const manyJobs = async (engine: Engine, watched: (queue: Queue) => Queue = (queue) => queue) => {
  const database = await aDatabase(engine);
  const { db } = database;
  const queue = await openQueue(database);
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const [begun, done]: [string[], string[]] = [[], []];
  const nothing = (): Promise<void> => Promise.resolve();
  const worker = await startWorker(
    {
      db,
      queue: watched(queue),
      clock: () => new Date(),
      quietHours: { begins: 0, lasts: 1 },
      setBack: nothing,
      warn: () => undefined,
      async work(_kind, { name, facts }) {
        if (name !== 'replyFigures') return;
        const { property_id } = facts as { readonly property_id: string };
        begun.push(property_id);
        if (property_id.startsWith('slow')) await free;
        done.push(property_id);
      },
    },
    { always: false },
  );
  await worker.settled();
  const names = Array.from({ length: 60 }, (_, at) => `${at >= 20 && at < 30 ? 'slow' : 'quick'} ${at}`);
  for (const property_id of names) await writeTogether(db, queue.keep(db, [['job', 'replyFigures', { property_id }]]));
  const left = () => db.selectFrom('jobs').select(['job_id', 'taken_until']).where('name', '=', 'replyFigures').execute();
  return {
    worker,
    names,
    done,
    letGo,
    left,
    /** So many slow ones are begun, and so many are taken. */
    held: async () => [begun.filter(isSlow).length, (await left()).filter(({ taken_until }) => taken_until !== null).length],
    close: async () => {
      await worker.stop();
      await queue.close();
      await database.close();
    },
  };
};
const isSlow = (name: string): boolean => name.startsWith('slow');

test.each(engines)('on %s each is done once, and none waits in a process whose places are taken', async (engine) => {
  const { worker, names, done, letGo, left, held, close } = await manyJobs(engine);
  const over = worker.settled();
  await expect.poll(held, { timeout: limitMs(20) }).toEqual([5, 5]);
  expect(done.filter(isSlow)).toEqual([]);
  letGo();
  await over;
  expect(done.toSorted()).toEqual(names.toSorted());
  expect(await left()).toEqual([]);
  await close();
});

test('those put back are done though all places come free while the worker looks for the last time', async () => {
  let between = async (): Promise<void> => undefined;
  const { worker, names, done, letGo, left, held, close } = await manyJobs('PGlite', (queue) => ({
    ...queue,
    async take(lane, most) {
      // the mails are looked for in the same round, in which a job finds no place
      if (lane === 'mail') await between();
      return queue.take(lane, most);
    },
  }));
  between = async () => {
    const [begun, taken] = await held();
    if (begun !== 5 || taken !== 5) return;
    letGo();
    await expect.poll(() => done.filter(isSlow).length, { timeout: limitMs(20) }).toBe(5);
    await expect.poll(async () => (await held())[1], { timeout: limitMs(20) }).toBe(0);
  };
  await worker.settled();
  expect(done.toSorted()).toEqual(names.toSorted());
  expect(await left()).toEqual([]);
  await close();
});

// Many jobs at once: taken together where they are soon done, and put back where those before them take long.
import { expect, test } from 'vitest';
import { writeTogether } from '../../src/server/database/transact';
import { openQueue } from '../../src/server/jobs/queue';
import { startWorker } from '../../src/server/jobs/worker';
import { aDatabase, engines } from '../support/databases';
import { limitMs } from '../support/limits';

test.each(engines)('on %s each is done once, and none waits in a process whose places are taken', async (engine) => {
  const database = await aDatabase(engine);
  const { db } = database;
  const queue = await openQueue(database);
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const done: string[] = [];
  let slow = 0;
  const nothing = (): Promise<void> => Promise.resolve();
  const worker = await startWorker(
    {
      db,
      queue,
      clock: () => new Date(),
      quietHours: { begins: 0, lasts: 1 },
      setBack: nothing,
      warn: () => undefined,
      async work(_kind, { name, facts }) {
        if (name !== 'replyFigures') return;
        const { property_id } = facts as { readonly property_id: string };
        if (property_id.startsWith('slow')) {
          slow += 1;
          await free;
        }
        done.push(property_id);
      },
    },
    { always: false },
  );
  await worker.settled();
  const names = Array.from({ length: 60 }, (_, at) => `${at >= 20 && at < 30 ? 'slow' : 'quick'} ${at}`);
  for (const property_id of names) await writeTogether(db, queue.keep(db, [['job', 'replyFigures', { property_id }]]));
  const over = worker.settled();
  const taken = () =>
    db.selectFrom('jobs').select('job_id').where('name', '=', 'replyFigures').where('taken_until', 'is not', null).execute();
  await expect.poll(async () => [slow, (await taken()).length], { timeout: limitMs(20) }).toEqual([5, 5]);
  expect(done.filter((one) => one.startsWith('slow'))).toEqual([]);
  letGo();
  await over;
  expect(done.toSorted()).toEqual(names.toSorted());
  expect(await db.selectFrom('jobs').select('job_id').where('name', '=', 'replyFigures').execute()).toEqual([]);
  await worker.stop();
  await queue.close();
  await database.close();
});

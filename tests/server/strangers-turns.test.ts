// Jobs that ask somebody else's server: however slow it is and however much one person asks for, nobody else's work waits for it.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { writeTogether } from '../../src/server/database/transact';
import { openQueue } from '../../src/server/jobs/queue';
import { startWorker } from '../../src/server/jobs/worker';
import { robotsFile } from '../../src/server/outside/pages';
import { UnreadAddress } from '../../src/server/outside/public-reader';
import { readBeside } from '../../src/server/outside/reader/read-beside';
import { aDatabase, engines } from '../support/databases';

interface Facts {
  readonly property_id: string;
  readonly profile_id: string;
}

test.each(engines)('on %s other work goes on, one person never has all places, and who asks for little goes first', async (engine) => {
  const database = await aDatabase(engine);
  const { db } = database;
  const queue = await openQueue(database);
  const under = new Map<string, () => void>();
  const [begun, done] = [[] as string[], [] as string[]];
  const worker = await startWorker(
    {
      db,
      queue,
      clock: () => new Date(),
      quietHours: { begins: 0, lasts: 1 },
      setBack: () => Promise.resolve(),
      warn: () => undefined,
      async work(_kind, { name, facts }) {
        const { property_id, profile_id = '' } = facts as Partial<Facts>;
        if (name !== 'readListing' && name !== 'copyPhotos') return void (property_id && done.push(property_id));
        const what = `${profile_id} ${property_id}`;
        begun.push(what);
        await new Promise<void>((resolve) => under.set(what, resolve));
        under.delete(what);
      },
    },
    { always: false },
  );
  let asked = 0;
  // each a second after the one before: several could be asked for within one tick of the database's clock
  const ask = async (profile_id: string, property_id: string): Promise<void> => {
    await writeTogether(db, queue.keep(db, [['job', 'readListing', { property_id, profile_id }]]));
    asked += 1;
    const caused_at = sql<Date>`now() - interval '1 hour' + ${asked} * interval '1 second'`;
    const facts = JSON.stringify({ property_id, profile_id });
    await db.updateTable('jobs').set({ caused_at }).where(sql<boolean>`facts = ${facts}::jsonb`).execute();
  };
  const end = (what: string): void => under.get(what)?.();
  /** Those begun after so many; what is taken together begins in any order. */
  const begunAfter = (before: number): readonly string[] => begun.slice(before).toSorted();
  await worker.settled();

  for (let at = 0; at < 8; at += 1) await ask('slow', String(at));
  await writeTogether(db, queue.keep(db, [['job', 'replyFigures', { property_id: 'other work' }]]));
  const over = worker.settled();
  await expect.poll(() => [begunAfter(0), done]).toEqual([['slow 0', 'slow 1', 'slow 2'], ['other work']]);
  // two others come, one with little, and one with more that came before
  for (const at of [0, 1, 2, 3]) await ask('pile', String(at));
  await writeTogether(db, queue.keep(db, [['job', 'copyPhotos', { property_id: '0', profile_id: 'honest' }]]));
  void worker.settled();
  await expect.poll(() => begunAfter(3)).toEqual(['honest 0', 'pile 0']);
  end('slow 0');
  await expect.poll(() => begunAfter(5)).toEqual(['pile 1']);
  end('slow 1');
  end('slow 2');
  await expect.poll(() => begunAfter(6)).toEqual(['slow 3', 'slow 4']);

  const letGo = setInterval(() => {
    for (const what of under.keys()) end(what);
  }, 5);
  await over;
  await worker.settled();
  clearInterval(letGo);
  expect(begunAfter(0)).toEqual(
    [...Array.from({ length: 8 }, (_, at) => `slow ${at}`), ...[0, 1, 2, 3].map((at) => `pile ${at}`), 'honest 0'].toSorted(),
  );
  await worker.stop();
  await queue.close();
  await database.close();
});

test('of one person’s documents a hundred wait, and no more; somebody else’s is read before them', async () => {
  // heavy enough that a hundred take much longer than one
  const text = 'User-agent: *\nDisallow: /b\n'.repeat(5000);
  const document = { at: 'https://page.example/robots.txt', asked: 'https://page.example/a', name: 'TuckamoreBot', text };
  const ended: string[] = [];
  const read = async (of: string): Promise<string> => {
    const end = await readBeside(robotsFile, document, { of }).then(
      () => 'read',
      (error: unknown) => (error instanceof UnreadAddress ? error.message : 'a defect'),
    );
    ended.push(`${of}: ${end}`);
    return end;
  };
  // both processes have begun
  await Promise.all([read('one'), read('another')]);
  const pile = Array.from({ length: 110 }, () => read('pile'));
  expect(await read('honest')).toBe('read');
  // one at a time is the pile's
  expect(ended.filter((it) => it === 'pile: read').length).toBeLessThan(101);
  const all = await Promise.all(pile);
  expect(all.filter((it) => it === 'read')).toHaveLength(101);
  expect(all.filter((it) => it === 'too much waits already')).toHaveLength(9);
});

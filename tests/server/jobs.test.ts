// Mails and jobs: kept with their cause, done once however many processes there are, and never lost.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Queue } from '../../src/server/jobs/queue';
import { openQueue } from '../../src/server/jobs/queue';
import { setTimers } from '../../src/server/jobs/timers.commands';
import { type Hands, startWorker, type Worker } from '../../src/server/jobs/worker';
import { inTransaction } from '../../src/server/request/context';
import { repeats } from '../../generated/jobs/jobs';
import { aDatabase, engines, type TestDatabase } from '../support/databases';

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
}
const deferred = <T = void>(): Deferred<T> => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

const patience = { attempts: 3, seconds: 1 };
const user_id = '2f0c7b5e-7a53-4d0e-9d3e-0d6f6f2f9a11';

interface JobRunner {
  readonly worker: Worker;
  readonly queue: Queue;
  readonly close: () => Promise<void>;
}
const working = async (
  database: TestDatabase,
  it: {
    readonly work: Hands['work'];
    readonly clock?: () => Date;
    readonly always?: boolean;
    readonly warn?: (what: string) => void;
  },
): Promise<JobRunner> => {
  const queue = await openQueue(database, patience);
  const { work, clock = () => new Date(), always = true, warn = () => undefined } = it;
  const worker = await startWorker(
    { db: database.db, queue, clock, work, warn, quietHours: { begins: 0, lasts: 1 }, setBack: () => Promise.resolve() },
    { always },
  );
  const close = async (): Promise<void> => {
    await worker.stop();
    await queue.close();
  };
  return { worker, queue, close };
};

describe.each(engines)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await aDatabase(engine);
  });
  afterAll(() => database.close());

  test('what a transaction causes is done when it holds, and never when it does not', async () => {
    const done: string[] = [];
    const { worker, queue, close } = await working(database, {
      always: false,
      work: async (_kind, { name }) => void done.push(name),
    });
    const context = { db: database.db, jobs: queue };
    await inTransaction(context, ({ mail }) => mail('passwordChanged', { user_id }));
    const refused = inTransaction(context, async ({ mail }) => {
      await mail('confirmLink', { link_id: user_id, page: '/' });
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await worker.settled();
    expect(done.filter((name) => !Object.hasOwn(repeats, name))).toEqual(['passwordChanged']);
    await close();
  });

  test('one is done at once by the process that caused it, without waiting for a look', async () => {
    const { promise, resolve } = deferred<string>();
    const { queue, close } = await working(database, {
      work: async (kind, { name }) => {
        if (kind === 'mail') resolve(name);
      },
    });
    await inTransaction({ db: database.db, jobs: queue }, ({ mail }) => mail('passwordChanged', { user_id }));
    expect(await promise).toBe('passwordChanged');
    await close();
  });

  test('what fails is tried again, a while later each time, and is given up at last and told of', async () => {
    const tries: number[] = [];
    const said: string[] = [];
    const { promise: over, resolve } = deferred();
    const { queue, close } = await working(database, {
      work: async (kind) => {
        if (kind !== 'mail') return;
        tries.push(Date.now());
        throw new Error('nobody there');
      },
      warn: (what) => {
        said.push(what);
        if (what.endsWith('was given up')) resolve();
      },
    });
    await inTransaction({ db: database.db, jobs: queue }, ({ mail }) => mail('passwordChanged', { user_id }));
    await over;
    const [first = 0, second = 0, third = 0] = tries;
    expect(tries).toHaveLength(3);
    expect([second - first >= 1000, third - second >= 2000]).toEqual([true, true]);
    expect(said).toEqual([
      'mail passwordChanged failed, and will be tried again',
      'mail passwordChanged failed, and will be tried again',
      'mail passwordChanged was given up',
    ]);
    await expect.poll(() => queue.dead()).toEqual({ passwordChanged: 1 });
    await close();
  });

  test('a timer waits for the server’s clock, through a restart, and comes once', async () => {
    let now = new Date('2027-03-01T10:00:00Z');
    const clock = (): Date => now;
    const done: unknown[] = [];
    const work: Hands['work'] = async (_kind, { name, facts }) => {
      const moved: string = name;
      if (moved === 'bookingLifeExpire') done.push(facts);
    };
    const facts = { booking_id: user_id };
    const at = new Date('2027-03-02T10:00:00Z');
    const timers = [{ job: 'bookingLifeExpire', from: 'pending', at }] as const;
    const first = await working(database, { clock, work, always: false });
    await database.db.transaction().execute((trx) => setTimers(trx, { key: user_id, facts, timers }));
    await first.worker.settled();
    await first.close();
    expect(done).toEqual([]);
    now = at;
    const second = await working(database, { clock, work, always: false });
    await second.worker.settled();
    await second.worker.settled();
    expect(done).toEqual([facts]);
    await second.close();
  });

  test('a thing that has moved on is no longer moved by its old timer', async () => {
    const key = 'another booking';
    const at = new Date('2027-03-02T10:00:00Z');
    const set = (timers: Parameters<typeof setTimers>[1]['timers']) =>
      database.db.transaction().execute((trx) => setTimers(trx, { key, facts: {}, timers }));
    await set([{ job: 'bookingLifeExpire', from: 'pending', at }]);
    await set([{ job: 'bookingLifeLapse', from: 'confirmed', at: null }]);
    expect(await database.db.selectFrom('timers').select('key').where('key', 'like', `%${key}`).execute()).toEqual([]);
  });

  test('what is done by itself comes again when its time is over, and not before', async () => {
    let now = new Date('2030-01-01T00:00:00Z');
    const done: string[] = [];
    const { worker, close } = await working(database, {
      clock: () => now,
      always: false,
      work: async (kind, { name }) => {
        if (kind === 'job' && name === 'removeExpired') done.push(name);
      },
    });
    const after = async (minutes: number): Promise<number> => {
      now = new Date(now.getTime() + minutes * 60_000);
      await worker.settled();
      return done.length;
    };
    expect([await after(0), await after(59), await after(1), await after(60)]).toEqual([1, 1, 2, 3]);
    await close();
  });

  test('whoever waits for what has fallen due finds it done, also while it is being done', async () => {
    let now = new Date('2030-02-01T00:00:00Z');
    const repeated = Object.keys(repeats).length;
    let [begun, done, looks] = [0, 0, 0];
    let seen: Promise<readonly number[]> | undefined;
    const { worker, close } = await working(database, {
      clock: () => {
        // the round that the worker begins by itself has looked for more in vain, and the next one begins
        if (done === repeated && (looks += 1) === 2) now = new Date(now.getTime() + 1000 * Math.max(...Object.values(repeats)));
        return now;
      },
      work: async () => {
        begun += 1;
        if (begun > repeated) seen ??= worker.settled().then(() => [begun, done]);
        for (let asked = 0; asked < 40; asked += 1) await database.pool.query('select 1');
        done += 1;
      },
    });
    await worker.settled();
    expect(await seen).toEqual([repeated * 2, repeated * 2]);
    await close();
  });

  /** A process ended while it was at work of this kind, so many times. */
  const processesEnded = async (kind: 'mail' | 'job', name: string, times: number): Promise<void> => {
    const lost = database.db.updateTable('jobs').set({ taken_until: sql`now() - interval '1 hour'`, lost_times: times - 1 });
    await lost.where('kind', '=', kind).where('name', '=', name).where('attempts_left', '>', 0).execute();
  };

  test('work that a process ended over is begun again after all other, and with nothing beside it', async () => {
    const done: string[] = [];
    let beside = 0;
    const { worker, queue, close } = await working(database, {
      always: false,
      work: async (_kind, { name, isLost }) => {
        beside += 1;
        await database.pool.query('select 1');
        done.push(`${name} ${isLost ? 'given up' : 'begun'} beside ${beside - 1}`);
        beside -= 1;
      },
    });
    await worker.settled();
    done.length = 0;
    const context = { db: database.db, jobs: queue };
    await inTransaction(context, ({ mail }) => mail('passwordChanged', { user_id }));
    await inTransaction(context, ({ job }) => job('replyFigures', { property_id: user_id }));
    await processesEnded('mail', 'passwordChanged', 1);
    await processesEnded('job', 'replyFigures', 3);
    await inTransaction(context, ({ mail }) => mail('deleteLink', { link_id: user_id, page: '/' }));
    await worker.settled();
    expect(done).toEqual(['deleteLink begun beside 0', 'passwordChanged begun beside 0', 'replyFigures given up beside 0']);
    await close();
  });

  test('work that takes long keeps no other waiting, and what has settled is over', async () => {
    const [{ promise: begun, resolve: begin }, { promise: sent, resolve: send }, { promise: over, resolve: end }] = [
      deferred(),
      deferred(),
      deferred(),
    ];
    const done: string[] = [];
    const { worker, queue, close } = await working(database, {
      work: async (_kind, { name }) => {
        if (name === 'passwordChanged') send();
        if (name !== 'closePayee') return;
        begin();
        await over;
        done.push(name);
      },
    });
    const context = { db: database.db, jobs: queue };
    await inTransaction(context, ({ job }) => job('closePayee', { provider: 'sandbox', account_id: 'x' }));
    await begun;
    await inTransaction(context, ({ mail }) => mail('passwordChanged', { user_id }));
    await sent;
    expect(done).toEqual([]);
    end();
    await worker.settled();
    expect(done).toEqual(['closePayee']);
    await close();
  });

  test('two that work at once do each thing once', async () => {
    const done = new Map<string, number>();
    const all = deferred();
    const work: Hands['work'] = async (kind, { id }) => {
      if (kind !== 'mail') return;
      done.set(id, (done.get(id) ?? 0) + 1);
      if (done.size === 40) all.resolve();
    };
    const [one, other] = [await working(database, { work }), await working(database, { work })];
    for (let times = 0; times < 40; times += 1)
      await inTransaction({ db: database.db, jobs: times % 2 ? one.queue : other.queue }, ({ mail }) =>
        mail('passwordChanged', { user_id }),
      );
    await all.promise;
    await Promise.all([one.close(), other.close()]);
    expect([...new Set(done.values())]).toEqual([1]);
  });

  test('a stop lets what has begun end', async () => {
    const begun = deferred();
    const free = deferred();
    let ended = false;
    const { queue, close } = await working(database, {
      work: async (kind) => {
        if (kind !== 'mail') return;
        begun.resolve();
        await free.promise;
        ended = true;
      },
    });
    await inTransaction({ db: database.db, jobs: queue }, ({ mail }) => mail('passwordChanged', { user_id }));
    await begun.promise;
    const closed = close();
    free.resolve();
    await closed;
    expect(ended).toBe(true);
    expect(await database.db.selectFrom('jobs').select('name').where('attempts_left', '>', 0).where('kind', '=', 'mail').execute()).toEqual(
      [],
    );
  });
});

// Does what waits in the queue: at once when this process caused it, soon when another did, again when it failed.
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/open';
import type { Kind } from '../request/context';
import { kinds, type Queue, type Task } from './queue';
import { beginRepeating, putDue } from './timers';

export interface Hands {
  readonly db: Database;
  readonly queue: Queue;
  readonly clock: () => Date;
  /** Does one task. */
  readonly work: <K extends Kind>(kind: K, task: Task<K>) => Promise<void>;
  /** The clock was set back by so many milliseconds, or at the start by nobody knows how many. */
  readonly setBack: (now: Date, milliseconds: number) => Promise<void>;
  /** Tells whoever runs the server. Takes no secrets and nothing personal. */
  readonly warn: (what: string, facts: { readonly job?: string; readonly err: Error }) => void;
}

export interface Worker {
  /** Everything whose time has come has been tried. */
  readonly settled: () => Promise<void>;
  /** Ends what has begun, and begins nothing more. */
  readonly stop: () => Promise<void>;
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
const lookEvery = 2000;

const attempt = async <K extends Kind>({ queue, work, warn }: Hands, kind: K, task: Task<K>): Promise<void> => {
  try {
    await work(kind, task);
  } catch (thrown) {
    const error = asError(thrown);
    const after = task.isLast ? 'was given up' : 'failed, and will be tried again';
    warn(`${kind} ${task.name} ${after}`, { job: task.id, err: error });
    await queue.failed(task, error);
    return;
  }
  await queue.done(task);
};

/** Tries what is there of a kind; tells whether there was something. */
const round = async (hands: Hands, kind: Kind): Promise<boolean> => {
  const tasks = await hands.queue.take(kind);
  await Promise.all(tasks.map((task) => attempt(hands, kind, task)));
  return tasks.length > 0;
};

/** Begins work again that a process had ended over, alone; tells whether there was some. */
const roundOfLost = async (hands: Hands): Promise<boolean> => {
  const task = await hands.queue.takeLost();
  if (task?.kind === 'mail') await attempt(hands, 'mail', task);
  else if (task) await attempt(hands, 'job', task);
  return task !== undefined;
};

/** Nothing waits for a moment that a clock showed before it was set back. */
const catchUp = async ({ db, queue, setBack }: Hands, now: Date, milliseconds: number): Promise<void> => {
  await setBack(now, milliseconds);
  await queue.catchUp();
  await beginRepeating(db, now);
};

const tolerated = 1000;
/** Notices a clock that was set back since it was asked last. */
const watching = (hands: Hands) => {
  const read = () => ({ shown: hands.clock().getTime(), passed: performance.now() });
  let before = read();
  return async (): Promise<void> => {
    const after = read();
    const back = after.passed - before.passed - (after.shown - before.shown);
    before = after;
    if (back > tolerated) await catchUp(hands, new Date(after.shown), Math.round(back));
  };
};

const roundOfAll = async (hands: Hands): Promise<boolean> => {
  const moved = await putDue({ db: hands.db, jobs: hands.queue }, hands.clock());
  const found = await Promise.all(kinds.map((kind) => round(hands, kind)));
  return moved > 0 || found.includes(true) || roundOfLost(hands);
};

/** Begins to work. Without `always`, only when asked to settle: so that a test knows when. */
export const startWorker = async (hands: Hands, { always }: { readonly always: boolean }): Promise<Worker> => {
  await catchUp(hands, hands.clock(), 0);
  const watchClock = watching(hands);
  const over = new AbortController();
  let pending: Promise<void> = Promise.resolve();
  let rest = new AbortController();
  let [isSettling, isWoken] = [false, false];
  // a round that goes on is followed by another, and needs no further one beside it
  const wake = (): void => {
    isWoken = true;
    if (!isSettling) rest.abort();
  };
  const settle = async (): Promise<void> => {
    isSettling = true;
    try {
      await watchClock();
      do isWoken = false;
      while (!over.signal.aborted && ((await roundOfAll(hands)) || isWoken));
    } finally {
      isSettling = false;
    }
  };
  // one at a time: what somebody waits for comes after what goes on
  const settled = (): Promise<void> => {
    pending = pending.catch(() => undefined).then(settle);
    return pending;
  };
  const go = async (): Promise<void> => {
    while (!over.signal.aborted) {
      rest = new AbortController();
      await settled().catch((error: unknown) => hands.warn('the queue cannot be read', { err: asError(error) }));
      // a stop during the work has woken the sleep that had not begun
      if (over.signal.aborted) return;
      await setTimeout(lookEvery, undefined, { signal: rest.signal, ref: false }).catch(() => undefined);
    }
  };
  hands.queue.onWake(wake);
  const going = always ? go() : Promise.resolve();
  return {
    settled,
    async stop() {
      over.abort();
      wake();
      await going;
      await pending.catch(() => undefined);
    },
  };
};

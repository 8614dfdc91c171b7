// Does what waits in the queue: at once when this process caused it, soon when another did, again when it failed.
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/open';
import type { Kind } from '../request/context';
import { kindOf, type Lane, lanes, type Queue, type Task } from './queue';
import { beginRepeating, type QuietHours, putDue } from './timers';

export interface Hands {
  readonly db: Database;
  readonly queue: Queue;
  readonly clock: () => Date;
  readonly quietHours: QuietHours;
  /** Does one task. */
  readonly work: <K extends Kind>(kind: K, task: Task<K>) => Promise<void>;
  /** The clock was set back by so many milliseconds, or at the start by nobody knows how many. */
  readonly setBack: (now: Date, milliseconds: number) => Promise<void>;
  /** Tells the operator. Takes no secrets and nothing personal. */
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
const unreadable = 'the queue cannot be read';

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

const atOnce: Readonly<Record<Lane, number>> = { mail: 5, job: 5, provider: 3, stranger: 5 };
/** Where the last work was soon done, so many are taken in one statement, and done in the same places. */
const takenAtOnce = 100;
// longer than most work takes
const roundMs = 1000;
interface LaneTasks {
  readonly lane: Lane;
  readonly tasks: Task<Kind>[];
}
interface Places {
  readonly running: Set<Promise<void>>;
  /** One has a place again: what found none is looked for once more. */
  readonly freed: () => void;
  /** The last round took all that it could, and was over in time. */
  isSwift: boolean;
}
type UnderWay = Readonly<Record<Lane, Places>>;
const noneYet = (freed: () => void): Places => ({ running: new Set(), freed, isSwift: false });

/** Tries some work in so many places. */
const tryIn = (places: number, hands: Hands, { lane, tasks, running, freed }: Omit<Places, 'isSwift'> & LaneTasks): Promise<unknown> => {
  const place = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift())
      await attempt(hands, kindOf[lane], task).catch((error: unknown) => hands.warn(unreadable, { err: asError(error) }));
  };
  const all = Array.from({ length: Math.min(places, tasks.length) }, () => {
    const one = place().finally(() => {
      running.delete(one);
      freed();
    });
    running.add(one);
    return one;
  });
  return Promise.all(all);
};

/**
 * Tries what is there of a lane; tells whether there was something. Work that takes long keeps its place, and no other waits for it: what
 * was taken and has no place at the end of a round is put back.
 */
const round = async (hands: Hands, lane: Lane, underWay: UnderWay): Promise<boolean> => {
  const mine = underWay[lane];
  const places = atOnce[lane] - mine.running.size;
  const most = mine.isSwift && places === atOnce[lane] ? takenAtOnce : places;
  const taken = places > 0 ? await hands.queue.take(lane, most) : [];
  const tasks = [...taken];
  const over = new AbortController();
  const late = setTimeout(roundMs, 'late' as const, { signal: over.signal, ref: false }).catch(() => undefined);
  const ended = await Promise.race([tryIn(places, hands, { ...mine, lane, tasks }), late]);
  over.abort();
  mine.isSwift = ended !== 'late' && taken.length > 0 && taken.length === most;
  const left = tasks.splice(0);
  if (left.length > 0) await hands.queue.putBack(left);
  return taken.length > 0;
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

const allOf = (underWay: UnderWay): readonly Promise<void>[] => lanes.flatMap((lane) => [...underWay[lane].running]);

const roundOfAll = async (hands: Hands, underWay: UnderWay): Promise<boolean> => {
  const moved = await putDue({ db: hands.db, jobs: hands.queue, quietHours: hands.quietHours }, hands.clock());
  const found = await Promise.all(lanes.map((lane) => round(hands, lane, underWay)));
  return moved > 0 || found.includes(true) || (allOf(underWay).length === 0 && roundOfLost(hands));
};

/** Does rounds until nothing is under way, and nothing has come since. */
const untilOver = async (rounds: () => Promise<void>, underWay: UnderWay, hasCome: () => boolean): Promise<void> => {
  do {
    await rounds();
    await Promise.all(allOf(underWay));
  } while (hasCome());
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
  const underWay: UnderWay = { mail: noneYet(wake), job: noneYet(wake), provider: noneYet(wake), stranger: noneYet(wake) };
  const settle = async (): Promise<void> => {
    isSettling = true;
    try {
      await watchClock();
      do isWoken = false;
      while (!over.signal.aborted && ((await roundOfAll(hands, underWay)) || isWoken));
    } finally {
      isSettling = false;
    }
  };
  // one at a time: what somebody waits for comes after what goes on
  const rounds = (): Promise<void> => {
    pending = pending.catch(() => undefined).then(settle);
    return pending;
  };
  const go = async (): Promise<void> => {
    while (!over.signal.aborted) {
      rest = new AbortController();
      await rounds().catch((error: unknown) => hands.warn(unreadable, { err: asError(error) }));
      // a stop during the work has woken the sleep that had not begun
      if (over.signal.aborted) return;
      await setTimeout(lookEvery, undefined, { signal: rest.signal, ref: false }).catch(() => undefined);
    }
  };
  hands.queue.onWake(wake);
  const going = always ? go() : Promise.resolve();
  return {
    settled: () => untilOver(rounds, underWay, () => isWoken && !over.signal.aborted),
    async stop() {
      over.abort();
      wake();
      await going;
      await pending.catch(() => undefined);
      await Promise.all(allOf(underWay));
    },
  };
};

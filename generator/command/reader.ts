// Reads a spec in a thread of its own, which ends with a spec that takes too long or too much.
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Debugger, Stuck } from '../load/stuck';
import type { OnModel, ReadBundle, Spec, ToRead } from './read-bundle';

const role = 'reads';

/** First the model, then what is wrong with it. */
type Told = { readonly spec: Spec } | { readonly read: ReadBundle; readonly isRight: boolean };

/** Reads what it is sent, where this thread was begun for that. */
export const serveReading = async (): Promise<void> => {
  if (workerData !== role) return;
  const { readBundle, warm } = await import('./read-bundle');
  const tell = (told: Told | 'ready'): void => parentPort?.postMessage(told, []);
  const fail = (error: unknown): never => {
    throw error;
  };
  // a promise of the spec's that nobody awaits is no failure of ours
  process.on('unhandledRejection', () => undefined);
  parentPort?.on('message', (toRead: ToRead) => {
    readBundle(toRead, (spec) => tell({ spec })).then(
      ({ model, hashes: _hashes, ...read }) => tell({ read, isRight: model !== undefined }),
      (error: unknown) => setImmediate(fail, error),
    );
  });
  await warm();
  tell('ready');
};

const limits = { seconds: 5, megabytes: 512 };
// a spec of more files may take more
const usualFiles = 500;
// a thread that is inside a pattern does not stop at once; one that waits spends nothing
const patience = { spentMs: 2000, inAllMs: 60_000 };
const lookMs = 100;

interface Thread {
  readonly worker: Worker;
  /** Resolves when the thread can be asked. */
  readonly ready: Promise<unknown>;
  /** The processor time that reading may take, which a busy machine does not lengthen. */
  readonly limitMs: number;
}

const spentMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Waits until this process has spent so much more processor time. */
const spent = async (ms: number, signal: AbortSignal): Promise<void> => {
  const until = spentMs() + ms;
  while (spentMs() < until) await after(lookMs, undefined, { signal });
};

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The thread as those who wait for it see it. It keeps the process alive only while it reads. */
export class Reader {
  readonly #bundle: string;
  #thread: Thread | undefined;

  /** Of the generator's bundle, which the thread runs too. */
  constructor(bundle: string) {
    this.#bundle = bundle;
  }

  /** Begins to load what reads a spec of so many files. */
  begin(files: number): Thread {
    if (this.#thread !== undefined) return this.#thread;
    const times = Math.max(1, files / usualFiles);
    const worker = new Worker(this.#bundle, { workerData: role, resourceLimits: { maxOldGenerationSizeMb: limits.megabytes * times } });
    const ready = once(worker, 'message');
    ready.catch(() => undefined);
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.#thread?.worker === worker) this.#thread = undefined;
    });
    worker.unref();
    this.#thread = { worker, ready, limitMs: limits.seconds * 1000 * times };
    return this.#thread;
  }

  /** The model of a bundled spec of so many files, or where it had to be stopped. */
  async read({ files, ...toRead }: ToRead & { readonly files: number }, onModel: OnModel): Promise<ReadBundle | Stuck> {
    const thread = this.begin(files);
    try {
      return (await this.#run(toRead, thread, onModel)) ?? (await this.#stopped('load/endless', thread.worker));
    } catch (error) {
      if (!isFull(error)) throw error;
    }
    // again, before the eyes of a debugger
    const { worker, ready, limitMs } = this.begin(files);
    worker.ref();
    await ready;
    return await this.#stopped('load/too-large', worker, () => {
      worker.postMessage(toRead, []);
      return limitMs;
    });
  }

  /** Nothing where it takes too long. */
  async #run(toRead: ToRead, { worker, ready, limitMs }: Thread, onModel: OnModel): Promise<ReadBundle | undefined> {
    worker.ref();
    await ready;
    const over = new AbortController();
    try {
      return await new Promise((resolve, reject) => {
        let found: Spec | undefined;
        const hear = (told: Told): void => {
          if ('read' in told) resolve(told.isRight ? { ...told.read, ...found } : told.read);
          else onModel((found = told.spec));
        };
        worker.on('message', hear).on('error', reject);
        over.signal.addEventListener('abort', () => worker.off('message', hear).off('error', reject));
        worker.postMessage(toRead, []);
        spent(limitMs, over.signal).then(
          () => resolve(undefined),
          () => undefined,
        );
      });
    } finally {
      over.abort();
      worker.unref();
    }
  }

  /** Where a thread stands, which ends there: at once, or when its memory is full after what is begun, and at the latest after so long. */
  async #stopped(why: Stuck['why'], worker: Worker, begin = (): number => 0): Promise<Stuck> {
    const { Debugger } = await import('../load/stuck');
    const debug: Debugger = new Debugger();
    await debug.attach(worker);
    const limitMs = begin();
    const over = new AbortController();
    const { signal } = over;
    const late = async (): Promise<Stuck['frames']> => {
      await spent(limitMs, signal);
      debug.stop();
      await Promise.race([spent(patience.spentMs, signal), after(patience.inAllMs, undefined, { signal })]);
      return [];
    };
    const frames = await Promise.race([debug.stopped, late().catch(() => [])]);
    over.abort();
    this.#thread = undefined;
    const ended = worker.terminate();
    debug.close();
    await ended;
    return { why, frames };
  }
}

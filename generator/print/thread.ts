// Prints in a thread of its own: the compiler, by far the largest package, is loaded there while the spec is read.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { loadPrinter, printed } from './printer';
import type { Files } from './structures';

type Texts = ReadonlyMap<string, string>;
interface Settler {
  readonly resolve: (texts: Texts) => void;
  readonly reject: (error: Error) => void;
}

const role = 'prints';

/** Prints what it is sent, where this thread was begun for that. */
export const servePrinting = (): void => {
  if (workerData !== role) return;
  loadPrinter();
  parentPort?.on('message', (files: Files) => parentPort?.postMessage(printed(files), []));
};

const isText = (files: Files): files is Texts => [...files.values()].every((file) => typeof file === 'string');

/** The thread as those who wait for it see it. It keeps the process alive only while something is being printed. */
export class PrintThread {
  readonly #bundle: string;
  readonly #waiting: Settler[] = [];
  #worker: Worker | undefined;

  /** Of the generator's bundle, which the thread runs too. */
  constructor(bundle: string) {
    this.#bundle = bundle;
  }

  /** Begins to load what prints. */
  begin(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(this.#bundle, { workerData: role });
    worker.on('message', (texts: Texts) => {
      this.#waiting.shift()?.resolve(texts);
      if (this.#waiting.length === 0) worker.unref();
    });
    worker.on('error', (error: Error) => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
    // at last, since a listener holds the thread
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  /** The texts of files, by path. */
  async print(files: Files): Promise<Texts> {
    if (isText(files)) return files;
    return await new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      const worker = this.begin();
      worker.ref();
      worker.postMessage(files, []);
    });
  }
}

// Prints files and places diagnostics in a thread of its own: the compiler, by far the largest package, is loaded there while the spec is read.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Diagnostic } from '../diagnostics/diagnostics';
import type { Placed } from '../diagnostics/place';
import { findPlacesHere } from '../diagnostics/show';
import { loadPrinter, printed } from '../print/printer';
import type { Files } from '../print/structures';

type Texts = ReadonlyMap<string, string>;
/** Files to be printed, or diagnostics whose places in a spec folder are looked for. */
type Task = { readonly print: Files } | { readonly place: readonly Diagnostic[]; readonly specDir: string };
interface Settler {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

const role = 'compiles';

const done = async (task: Task): Promise<Texts | readonly Placed[]> =>
  'print' in task ? printed(task.print) : await findPlacesHere(task.place, task.specDir);

/** Does the tasks that it is sent in their order, where this thread was begun for that. */
export const serveCompiler = (): void => {
  if (workerData !== role) return;
  loadPrinter();
  let last = Promise.resolve();
  const answer = async (task: Task, before: Promise<void>): Promise<void> => {
    await before;
    parentPort?.postMessage(await done(task), []);
  };
  parentPort?.on('message', (task: Task) => {
    last = answer(task, last);
  });
};

const isText = (files: Files): files is Texts => [...files.values()].every((file) => typeof file === 'string');

/** The thread as those who wait for it see it. It keeps the process alive only while it has something to do. */
export class CompilerThread {
  readonly #bundle: string;
  readonly #waiting: Settler[] = [];
  #worker: Worker | undefined;

  /** Of the generator's bundle, which the thread runs too. */
  constructor(bundle: string) {
    this.#bundle = bundle;
  }

  /** Begins to load the compiler. */
  begin(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(this.#bundle, { workerData: role });
    worker.on('message', (answer: unknown) => {
      this.#waiting.shift()?.resolve(answer);
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
    return isText(files) ? files : ((await this.#ask({ print: files })) as Texts);
  }

  /** Diagnostics with their places in the files of a spec. */
  async place(diagnostics: readonly Diagnostic[], specDir: string): Promise<readonly Placed[]> {
    return diagnostics.length === 0 ? [] : ((await this.#ask({ place: diagnostics, specDir })) as readonly Placed[]);
  }

  async #ask(task: Task): Promise<unknown> {
    return await new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      const worker = this.begin();
      worker.ref();
      worker.postMessage(task, []);
    });
  }
}

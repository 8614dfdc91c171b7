// Where a thread stands that does not come to an end: asked of the engine's debugger, which sees into a thread that answers nobody.
import { Session } from 'node:inspector';
import type { Worker } from 'node:worker_threads';
import { bundleName } from './fence';

/** A place in a spec's bundle, from 0. */
export interface Frame {
  readonly line: number;
  readonly column: number;
}
/** A spec that had to be stopped. */
export interface Stuck {
  readonly why: 'load/endless' | 'load/too-large';
  /** Its lines that led there, the innermost first. */
  readonly frames: readonly Frame[];
}
interface Attached {
  readonly sessionId: string;
  readonly workerInfo: { readonly title: string };
}
interface Told {
  readonly method?: string;
  readonly params?: {
    readonly url?: string;
    readonly scriptId?: string;
    readonly callFrames?: readonly {
      readonly location: { readonly scriptId: string; readonly lineNumber: number; readonly columnNumber?: number };
    }[];
  };
}

/** A debugger at a thread. It waits until the thread runs out of memory, or is stopped. */
export class Debugger {
  readonly #session = new Session();
  readonly #scripts = new Set<string>();
  #thread = '';
  #told: (frames: readonly Frame[]) => void = () => undefined;
  /** The thread's way into the spec where it stopped, the innermost line first. */
  readonly stopped = new Promise<readonly Frame[]>((resolve) => (this.#told = resolve));

  /** Resolves once the debugger is there. */
  async attach(worker: Worker): Promise<void> {
    this.#session.connect();
    const attached = new Promise<string>((resolve) =>
      this.#session.on('NodeWorker.attachedToWorker', ({ params }: { params: Attached }) => {
        if (params.workerInfo.title.startsWith(`[worker ${worker.threadId}]`)) resolve(params.sessionId);
      }),
    );
    this.#session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      if (params.sessionId === this.#thread) this.#hear(JSON.parse(params.message) as Told);
    });
    this.#session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    this.#thread = await attached;
    this.#ask('Debugger.enable');
  }

  /** Stops the thread where it is. */
  stop(): void {
    this.#ask('Debugger.pause');
  }

  /** Lets the thread go. */
  close(): void {
    this.#ask('Debugger.disable');
    this.#session.disconnect();
  }

  #ask(method: string): void {
    this.#session.post('NodeWorker.sendMessageToWorker', { sessionId: this.#thread, message: JSON.stringify({ id: 1, method }) });
  }

  #hear({ method, params: { url, scriptId = '', callFrames = [] } = {} }: Told): void {
    if (method === 'Debugger.scriptParsed' && url === bundleName) this.#scripts.add(scriptId);
    if (method !== 'Debugger.paused') return;
    const own = callFrames.filter(({ location }) => this.#scripts.has(location.scriptId));
    this.#told(own.map(({ location }) => ({ line: location.lineNumber, column: location.columnNumber ?? 0 })));
  }
}

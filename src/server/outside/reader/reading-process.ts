// A process beside the server that reads documents, one at a time. It knows no secret, and is killed where it takes too long or too much.
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { UnreadAddress } from '../public-reader';
import type { DocumentKind, Lane, Reply } from './document';

// A process, since nothing else bounds what compiled decoders take: a thread's limits hold for its JavaScript alone, none ends a thread
// that is inside a decoder, and the server itself could not end before it.
const isBuilt = import.meta.url.endsWith('.js');
const entry = new URL(isBuilt ? './reader.js' : '../../reader.ts', import.meta.url);
const loader = (): readonly string[] => (isBuilt ? [] : ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]);

/** The most memory that a process may have, in megabytes: of JavaScript's own, and of all. */
const most: Readonly<Record<Lane, { readonly heap: number; readonly all: number }>> = {
  // a page of 3 MB and its data take 60
  text: { heap: 128, all: 400 },
  // the process alone takes 100; a photo of 48 million pixels 220 more
  picture: { heap: 64, all: 480 },
};
/** Until it has read its own code, also on a busy machine. */
const startMs = 60_000;
/** So much longer than the processor is at a document it may take by the clock. */
const waitMs = 20_000;

// glibc keeps what decoders gave back, a pool for each thread: after a few large pictures an honest one would find no memory left
const allocation = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1000000', MALLOC_MMAP_THRESHOLD_: '500000' };
// a process runs with these; of secrets it is told none
const names = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_ENV'];
const environment = (): NodeJS.ProcessEnv => ({
  ...allocation,
  ...Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
});

/** Our reader broke over a document: a defect of ours, by the lines of code where it was. */
export class ReaderDefect extends Error {
  override readonly name = 'ReaderDefect';
}

const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

export interface ReadingProcess {
  /** @throws UnreadAddress where the document is none of its kind, or more than may be read; ReaderDefect where our reader broke over it. */
  readonly read: <In, Out>(kind: DocumentKind<In, Out>, document: In) => Promise<Out>;
  readonly isAlive: () => boolean;
  readonly end: () => void;
}

const holdOn = (child: ChildProcess, isBusy: boolean): void => {
  child[isBusy ? 'ref' : 'unref']();
  child.channel?.[isBusy ? 'ref' : 'unref']();
};

/** Its next reply; nothing where it takes longer, or ends. */
const replyOf = <Out>(child: ChildProcess, milliseconds: number): Promise<Reply<Out> | undefined> =>
  new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), milliseconds);
    const settle = (reply?: Reply<Out>): void => {
      clearTimeout(late);
      child.off('message', settle).off('exit', ended);
      resolve(reply);
    };
    const ended = (): void => settle();
    child.on('message', settle).on('exit', ended);
  });

/** Begins one that is ready to read. */
export const beginReading = async (lane: Lane): Promise<ReadingProcess> => {
  const { heap, all } = most[lane];
  const child = fork(entry, [String(all)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heap}`, ...loader()],
    env: environment(),
    // a document that takes the heap's last byte would fill the log
    stdio: ['ignore', 'ignore', isBuilt ? 'ignore' : 'inherit', 'ipc'],
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  child.on('error', () => child.kill('SIGKILL'));
  if ((await replyOf(child, startMs)) === undefined) throw new Error('the process that reads documents did not begin');
  holdOn(child, false);
  return {
    isAlive: () => alive.has(child),
    end: () => void child.kill('SIGKILL'),
    async read<In, Out>(kind: DocumentKind<In, Out>, document: In) {
      holdOn(child, true);
      const { name, milliseconds } = kind;
      const answer = replyOf<Out>(child, milliseconds + waitMs);
      child.send({ name, milliseconds, document });
      const reply = await answer;
      holdOn(child, false);
      if (reply === undefined) throw new UnreadAddress('too_heavy', `${name}: more time or memory than a document gets`);
      if ('unread' in reply) throw new UnreadAddress(reply.unread.why, reply.unread.message);
      if ('defect' in reply) throw new ReaderDefect(reply.defect);
      return reply.value;
    },
  };
};

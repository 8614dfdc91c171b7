// Within the process beside the server: answers each document that is handed over, as long as it takes no more memory than it may.
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Reader } from './document';

/**
 * Ends the process once it has more memory than it may, a document has taken more of the processor than it may, or its server is no more.
 * In a thread of its own, since a reader holds the other until it is done; as a text, since a thread wants a file, and this one has nothing
 * to import.
 */
const watch = `
const { workerData: { bytes, server, until } } = require('node:worker_threads');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > bytes || user + system > until[0] || process.ppid !== server) process.kill(process.pid, 'SIGKILL');
}, 20);
`;

interface Sent {
  readonly name: string;
  readonly milliseconds: number;
  readonly document: never;
}

/** Answers with these readers until the server that began this process has ended. */
export const answerDocuments = (readers: readonly Reader[]): void => {
  // in microseconds of the processor, which both threads see
  const until = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(Infinity);
  const workerData = { bytes: Number(process.argv[2]) * 2 ** 20, server: process.ppid, until };
  new Worker(watch, { eval: true, workerData }).unref();
  // answering people comes first; further back, documents would wait for ever on a busy machine
  setPriority(5);
  const answer = async ({ name, milliseconds, document }: Sent): Promise<void> => {
    const { user, system } = process.cpuUsage();
    until[0] = user + system + milliseconds * 1000;
    const reply = await readers.find((it) => it.name === name)?.read(document);
    until[0] = Infinity;
    process.send?.(reply);
  };
  process.on('message', (sent: Sent) => void answer(sent));
  process.once('disconnect', () => process.exit());
  process.send?.('ready');
};

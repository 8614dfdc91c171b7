// Pictures as iPhones take them: the library that draws all others does not read them, so they are unpacked first, each in a thread of its own.
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

export interface Unpacked {
  /** Red, green, blue and how clear it is, a byte each; upright. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const longestMs = 20_000;

/** @throws where it is broken, unpacks into a giant, or takes too long. */
export const unpackHeic = async (file: string, maxPixels: number): Promise<Unpacked> => {
  const bytes = await readFile(file);
  // beside this file, in the built server too
  const worker = new Worker(new URL('./heic-worker.js', import.meta.url), { workerData: { bytes, maxPixels } });
  const late = setTimeout(() => void worker.terminate(), longestMs);
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The picture took too long')));
    });
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
};

// Where files lie, by key: a folder of this machine, or a store that several servers share.
import type { Readable } from 'node:stream';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Storage {
  /** Keeps a file, whole as soon as it can be seen. */
  readonly put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** The file there; nothing where there is none. */
  readonly get: (key: string) => Promise<Readable | undefined>;
  /** Removes what lies there, if anything does. */
  readonly remove: (key: string) => Promise<void>;
}

/** The storage is not there, or not able to, for now: the same may succeed later. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
}

export const openFolderStorage = (folder: string): Storage => ({
  async put(key, bytes) {
    const file = path.join(folder, key);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.part`, bytes, { flag: 'wx' });
    await rename(`${file}.part`, file);
  },
  async get(key) {
    const handle = await open(path.join(folder, key), 'r').catch(() => undefined);
    return handle && createReadStream('', { fd: handle });
  },
  remove: (key) => rm(path.join(folder, key), { force: true }),
});

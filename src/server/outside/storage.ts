// Where files lie, by key: a folder of this machine, or a store that several servers share.
import type { Readable } from 'node:stream';

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

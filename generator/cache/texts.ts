// Texts kept between runs outside what git tracks; all of them can be made again.
import { join } from 'node:path';
import { put, take } from './kept-file';

export interface TextCache {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, text: string) => void;
}

/** A folder of texts that are dear to make and depend on their key alone, one file a key; a key is a hash. */
export const textCacheIn = (folder: string): TextCache => ({
  get: (key) => take(join(folder, key))?.toString(),
  set: (key, text) => put(join(folder, key), text),
});

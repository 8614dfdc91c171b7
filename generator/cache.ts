// Texts kept between runs outside what git tracks; all of them can be made again.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface TextCache {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, text: string) => void;
}

/** Writes a file so that nobody ever reads half of it. */
export const writeWhole = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
};

/** A folder of texts that are dear to make and depend on their key alone, one file a key; a key is a hash. */
export const textCacheIn = (folder: string): TextCache => ({
  get: (key) => {
    try {
      return readFileSync(join(folder, key), 'utf8');
    } catch {
      return undefined;
    }
  },
  set: (key, text) => writeWhole(join(folder, key), text),
});

// Texts that are dear to make and depend on their key alone, kept between runs outside what git tracks.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TextCache {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, text: string) => void;
}

/** A folder of texts, one file a key; a key is a hash. */
export const textCacheIn = (folder: string): TextCache => ({
  get: (key) => {
    try {
      return readFileSync(join(folder, key), 'utf8');
    } catch {
      return undefined;
    }
  },
  set: (key, text) => {
    mkdirSync(folder, { recursive: true });
    const temporary = join(folder, `${key}.${process.pid}`);
    writeFileSync(temporary, text);
    renameSync(temporary, join(folder, key));
  },
});

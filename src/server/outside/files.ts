// Files that people send in, kept under names that nobody can guess.
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** What people's files are of; each kind has a folder of its own. */
export type FileKind = 'avatar';

export interface Files {
  /** Keeps a WebP picture and returns the address under which it is served. */
  keep(kind: FileKind, picture: Uint8Array): Promise<string>;
  /** Removes what an address of ours leads to; any other address is left alone. */
  remove(address: string | null): Promise<void>;
  /** The file behind an address of ours; nothing where there is none. */
  read(address: string): Promise<Readable | undefined>;
}

const root = '/media/';
// only what `keep` made up: no address of a request ever becomes a path otherwise
const ours = /^\/media\/(avatar)\/([0-9a-f]{48}\.webp)$/;

/** Files in `DATA_DIR/uploads`, whole as soon as they can be seen. */
export const openFiles = (config: { readonly DATA_DIR: string }): Files => {
  const folder = path.join(config.DATA_DIR, 'uploads');
  const placeOf = (address: string): string | undefined => {
    const [, kind, name] = ours.exec(address) ?? [];
    return kind && name ? path.join(folder, kind, name) : undefined;
  };
  return {
    async keep(kind, picture) {
      const name = `${randomBytes(24).toString('hex')}.webp`;
      const file = path.join(folder, kind, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.part`, picture, { flag: 'wx' });
      await rename(`${file}.part`, file);
      return `${root}${kind}/${name}`;
    },
    async remove(address) {
      const file = address === null ? undefined : placeOf(address);
      if (file !== undefined) await rm(file, { force: true });
    },
    async read(address) {
      const file = placeOf(address);
      const handle = file === undefined ? undefined : await open(file, 'r').catch(() => undefined);
      return handle && createReadStream('', { fd: handle });
    },
  };
};

// How much JavaScript a page loads before it can be used, compressed as the server sends it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { entryOf, fileNameOf, type Manifest, standsOn } from './page-files';

/** Most bytes that home and search may load. */
export const maxFirstLoad = 150 * 1024;

export interface FirstLoad {
  readonly screen: string;
  /** Compressed bytes. */
  readonly bytes: number;
  readonly files: readonly string[];
}

/** The scripts of the entry and of one screen, with all that they stand on; `undefined` where there is no such screen. */
export const firstLoadOf = (client: string, manifest: Manifest, screen: string): FirstLoad | undefined => {
  const key = Object.keys(manifest).find((it) => it.endsWith(`/${fileNameOf(screen)}`) && manifest[it]?.isDynamicEntry);
  if (key === undefined) return undefined;
  const parts = new Set([...standsOn(manifest, entryOf(manifest)), ...standsOn(manifest, key)]);
  const files = [...parts].flatMap((part) => manifest[part]?.file ?? []).filter((file) => file.endsWith('.js'));
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).length, 0);
  return { screen, bytes, files };
};

export const inWords = ({ screen, bytes }: FirstLoad): string =>
  `First load of ${screen}: ${(bytes / 1024).toFixed(1)} KiB of JavaScript, compressed${bytes > maxFirstLoad ? `; at most ${maxFirstLoad / 1024} are wanted` : ''}`;

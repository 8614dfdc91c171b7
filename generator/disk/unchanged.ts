// Whether a run would write what is there already, told from bytes alone: no spec is loaded, nothing is emitted.
// Every file that a run can read is compared by content, so no change can be missed; a folder's listing counts too, since
// a new file may stand in the way of an old one.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Disk, hashOf, listFiles } from './disk';
import { cacheOf, type Config, recordOf } from './config';
import { forgetOldest, put } from '../cache/kept-file';
import { type Wanted, wasInterrupted } from './write';

interface Remembered {
  readonly key: string;
  /** Content hashes of files and of folder listings, by path. */
  readonly read: { readonly [path: string]: string };
  readonly outputs: { readonly [path: string]: string };
  /** Warnings, to be said again by a run that would find the same. */
  readonly notes: string;
  readonly onlooker: string;
}

const absent = 'absent';
// a clock may lag behind the file system's by its tick; what changed so shortly before a run is not relied on
const tickMs = 50;

const hashAt = (path: string): string => {
  try {
    return hashOf(statSync(path).isDirectory() ? readdirSync(path).toSorted().join('\n') : readFileSync(path));
  } catch {
    return absent;
  }
};

/** The files beside a spec that can change what loading it means. */
const configurationAbove = (folder: string): string[] => {
  const here = [join(folder, 'tsconfig.json'), join(folder, 'package.json')];
  return dirname(folder) === folder ? here : [...here, ...configurationAbove(dirname(folder))];
};

const everythingRead = (config: Config, files: readonly string[]): readonly string[] => {
  const inside = listFiles(config.spec).map((file) => join(config.spec, file));
  const own = files.map((file) => resolve(file)).filter((file) => !file.includes('node_modules'));
  const all = [...inside, ...own];
  return [...new Set([...all, ...all.map(dirname), config.spec, ...configurationAbove(config.spec)])];
};

// paths in warnings start from here, and their colours are for a terminal
const onlooker = ({ diagnosticsAs }: Config): string => `${process.cwd()} ${process.stdout.isTTY} ${process.stderr.isTTY} ${diagnosticsAs}`;

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** The last run's output, if every byte that it read and wrote is still the same. */
export const recall = (config: Config, disk: Disk): Remembered | undefined => {
  // a run that was killed while it wrote left something to sweep
  if (config.key === undefined || wasInterrupted(namesIn(config.out))) return undefined;
  try {
    const it = JSON.parse(readFileSync(recordOf(config, 'run'), 'utf8')) as Remembered;
    const sameRead = it.key === config.key && Object.entries(it.read).every(([path, hash]) => hashAt(path) === hash);
    const sameThere = () => Object.entries(it.outputs).every(([path, hash]) => disk.hash(path) === hash);
    const sameNotes = it.notes === '' || it.onlooker === onlooker(config);
    return sameNotes && sameRead && sameThere() ? it : undefined;
  } catch {
    return undefined;
  }
};

/** Remembers a run that began at a moment (`Date.now()`), unless something that it read may have changed since. */
export const remember = (
  config: Config,
  run: { readonly began: number; readonly files: readonly string[]; readonly made: Wanted; readonly notes: string },
): void => {
  if (config.key === undefined) return;
  const paths = everythingRead(config, run.files);
  const isSettled = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) < run.began - tickMs;
  if (!paths.every(isSettled)) return;
  const read = Object.fromEntries(paths.map((path) => [path, hashAt(path)]));
  // asked once more, for what changed before it was hashed
  if (!paths.every(isSettled)) return;
  const outputs = Object.fromEntries([...run.made].map(([path, { hash }]) => [path, hash]));
  const record: Remembered = { key: config.key, read, outputs, notes: run.notes, onlooker: onlooker(config) };
  put(recordOf(config, 'run'), JSON.stringify(record));
  forgetOldest(cacheOf(config), /^(?:run|emitted)-.*\.json$/);
};

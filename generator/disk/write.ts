// From wanted files to files on disk: plan against what is there, then write what changed and prune what is stale.
import { posix } from 'node:path';
import { type Disk, hashOf } from './disk';

/** The list of what the generator owns in the out folder. */
export const manifestPath = 'manifest.json';
// while files are being replaced this holds the next manifest, so that a run cut short leaves no file that looks edited
const nextManifestPath = 'manifest.json.next';

/** A file as it shall be. The text is left out where it is known to stand on disk already. */
export interface WantedFile {
  readonly hash: string;
  readonly text?: string;
}
/** Files by their path in the out folder. */
export type Wanted = ReadonlyMap<string, WantedFile>;
export const wantedFile = (text: string): WantedFile => ({ hash: hashOf(text), text });

export interface Plan {
  readonly create: readonly string[];
  readonly change: readonly string[];
  readonly same: readonly string[];
  /** Ours, and no longer wanted. */
  readonly prune: readonly string[];
  /** Wanted, but somebody else wrote what stands there. */
  readonly edited: readonly string[];
  /** Once ours and no longer wanted, but edited since: they stay. */
  readonly kept: readonly string[];
}

interface Owned {
  readonly [path: string]: string;
}

const readOwned = (disk: Disk, path: string): Owned => {
  const bytes = disk.read(path);
  if (bytes === undefined) return {};
  try {
    const { files } = JSON.parse(bytes.toString()) as { files?: Owned };
    return files ?? {};
  } catch {
    return {};
  }
};

const manifestOf = (wanted: Wanted, spec: string): WantedFile => {
  const files = Object.fromEntries([...wanted].map(([path, { hash }]) => [path, hash]));
  const says = 'What the generator wrote, with the hash of the bytes of each file. Do not edit.';
  return wantedFile(`${JSON.stringify({ says, spec, files }, null, 1)}\n`);
};

/** The whole map: what the emitters made, in order of path, and the manifest of it. */
export const withManifest = (made: Wanted, spec: string): Wanted => {
  const sorted = new Map([...made].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  for (const path of sorted.keys()) {
    const plain = path === posix.normalize(path) && !path.startsWith('/') && !path.startsWith('..') && !path.includes('\\');
    if (!plain || path === manifestPath) throw new Error(`An emitter made a file outside its folder: ${path}`);
  }
  return sorted.set(manifestPath, manifestOf(sorted, spec));
};

/** Compares what is wanted with what is there. Nothing is written. */
export const plan = (wanted: Wanted, disk: Disk, force = false): Plan => {
  const owners = [readOwned(disk, manifestPath), readOwned(disk, nextManifestPath)];
  const isOurs = (path: string, hash: string): boolean => path === manifestPath || owners.some((owned) => owned[path] === hash);
  const made = { create: [], change: [], same: [], prune: [], edited: [], kept: [] } as { [K in keyof Plan]: string[] };
  for (const [path, { hash }] of wanted) {
    const there = disk.hash(path);
    if (there === undefined) made.create.push(path);
    else if (there === hash) made.same.push(path);
    else if (force || isOurs(path, there)) made.change.push(path);
    else made.edited.push(path);
  }
  const stale = new Set(owners.flatMap(Object.keys).filter((path) => !wanted.has(path)));
  for (const path of [...stale].toSorted()) {
    const there = disk.hash(path);
    if (there !== undefined) (isOurs(path, there) ? made.prune : made.kept).push(path);
  }
  return made;
};

const temporary = (path: string): string => posix.join(posix.dirname(path), `.${posix.basename(path)}.${process.pid}.tmp`);

const removeEmptyAbove = (path: string, disk: Disk): void => {
  const folder = posix.dirname(path);
  if (folder !== '.' && disk.removeIfEmpty(folder)) removeEmptyAbove(folder, disk);
};

const textOf = (path: string, wanted: Wanted): string => {
  const text = wanted.get(path)?.text;
  if (text === undefined) throw new Error(`${path} was changed while the generator ran. Cure: run it again.`);
  return text;
};

/** Writes every text beside its place; if one cannot be written, none remains. */
const stage = (paths: readonly string[], wanted: Wanted, disk: Disk): void => {
  try {
    for (const path of paths) disk.write(temporary(path), textOf(path, wanted));
  } catch (error) {
    for (const path of paths) disk.remove(temporary(path));
    throw error;
  }
};

/** Carries a plan out: files appear whole or not at all, and those that are up to date are not touched. */
export const applyPlan = (it: Plan, wanted: Wanted, disk: Disk): void => {
  const paths = [...it.create, ...it.change].filter((path) => path !== manifestPath);
  if (paths.length + it.prune.length > 0 || !it.same.includes(manifestPath)) {
    stage([...paths, manifestPath], wanted, disk);
    disk.write(nextManifestPath, textOf(manifestPath, wanted));
    for (const path of paths) disk.rename(temporary(path), path);
    for (const path of it.prune) {
      disk.remove(path);
      removeEmptyAbove(path, disk);
    }
    disk.rename(temporary(manifestPath), manifestPath);
  }
  disk.remove(nextManifestPath);
};

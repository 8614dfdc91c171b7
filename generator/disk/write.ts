// From wanted files to files on disk: plan against what is there, then write what changed and prune what is stale.
import { posix } from 'node:path';
import { type Disk, hashOf } from './disk';
import { isRunning } from '../cache/kept-file';
import { type Origin, originOf, sealed } from './seal';

/** A file as it shall be. The text is left out where it is known to stand on disk already. */
export interface WantedFile {
  readonly hash: string;
  readonly text?: string;
}
/** Files by their path in the out folder. */
export type Wanted = ReadonlyMap<string, WantedFile>;
/** A text as a file that tells whose it is. */
export const wantedFile = (path: string, text: string): WantedFile => {
  const whole = sealed(path, text);
  return { hash: hashOf(whole), text: whole };
};

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

/** The files of the emitters, in order of path. */
export const inOrderOfPath = (made: Wanted): Wanted => {
  const sorted = new Map([...made].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  for (const path of sorted.keys()) {
    const plain = path === posix.normalize(path) && !path.startsWith('/') && !path.startsWith('..') && !path.includes('\\');
    if (!plain) throw new Error(`An emitter made a file outside its folder: ${path}`);
  }
  return sorted;
};

/** The folder in which a run writes files before they take their places; it is there only while it writes. */
const staging = `.writing-${process.pid}`;
const temporary = (at: number): string => `${staging}/${at}`;
const runOf = (path: string): number | undefined => {
  const [, id] = /^\.writing-(\d+)(?:\/|$)/.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
};

/** Whether a run was killed while it wrote here, by the names in the folder. */
export const wasInterrupted = (names: readonly string[]): boolean => names.some((name) => runOf(name) !== undefined);

/** Compares what is wanted with what is there. Nothing is written. */
export const plan = (wanted: Wanted, disk: Disk, force = false): Plan => {
  const originAt = (path: string): Origin => originOf(disk.read(path) ?? '');
  const isOurs = (origin: Origin): boolean => origin === 'whole' || origin === 'damaged';
  const made = { create: [], change: [], same: [], prune: [], edited: [], kept: [] } as { [K in keyof Plan]: string[] };
  for (const [path, { hash }] of wanted) {
    const there = disk.hash(path);
    if (there === undefined) made.create.push(path);
    else if (there === hash) made.same.push(path);
    else if (force || isOurs(originAt(path))) made.change.push(path);
    else made.edited.push(path);
  }
  for (const path of disk.list()) {
    const run = runOf(path);
    // this process has not begun to write
    if (run !== undefined && (run === process.pid || !isRunning(run))) made.prune.push(path);
    if (run !== undefined) continue;
    const origin = wanted.has(path) ? 'foreign' : originAt(path);
    if (origin !== 'foreign') (isOurs(origin) ? made.prune : made.kept).push(path);
  }
  return made;
};

const removeEmptyAbove = (path: string, disk: Disk): void => {
  const folder = posix.dirname(path);
  if (folder !== '.' && disk.removeIfEmpty(folder)) removeEmptyAbove(folder, disk);
};

const textOf = (path: string, wanted: Wanted): string => {
  const text = wanted.get(path)?.text;
  if (text === undefined) throw new Error(`${path} was changed while the generator ran. Cure: run it again.`);
  return text;
};

const unstage = (many: number, disk: Disk): void => {
  try {
    for (let at = 0; at < many; at += 1) disk.remove(temporary(at));
    disk.removeIfEmpty(staging);
  } catch {
    // the next run sweeps what a broken disk keeps
  }
};

/** Writes every text beside the place of all; if one cannot be written, none remains. */
const stage = (paths: readonly string[], wanted: Wanted, disk: Disk): void => {
  try {
    for (const [at, path] of paths.entries()) disk.write(temporary(at), textOf(path, wanted));
  } catch (error) {
    unstage(paths.length, disk);
    throw error;
  }
};

/** Carries a plan out: files appear whole or not at all, and those that are up to date are not touched. */
export const applyPlan = (it: Plan, wanted: Wanted, disk: Disk): void => {
  const paths = [...it.create, ...it.change];
  stage(paths, wanted, disk);
  for (const [at, path] of paths.entries()) disk.rename(temporary(at), path);
  if (paths.length > 0) disk.removeIfEmpty(staging);
  for (const path of it.prune) {
    disk.remove(path);
    removeEmptyAbove(path, disk);
  }
};

// The out folder as the generator sees it: a handful of operations on files below one root.
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

export interface Disk {
  /** The folder, as messages name it. */
  readonly root: string;
  /** Every file below the root, with slashes, sorted. */
  readonly list: () => readonly string[];
  readonly read: (path: string) => Buffer | undefined;
  /** The hash of a file's bytes. They are read once, and again when the file changes. */
  readonly hash: (path: string) => string | undefined;
  /** Makes the folders above it where they are missing. */
  readonly write: (path: string, text: string) => void;
  /** Makes the folders above the new place where they are missing. */
  readonly rename: (from: string, to: string) => void;
  readonly remove: (path: string) => void;
  /** Removes a folder if nothing is in it. */
  readonly removeIfEmpty: (folder: string) => boolean;
}

export const hashOf = (bytes: Buffer | string): string => hash('sha256', bytes);

const missing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR');
const orNothing = <T>(attempt: () => T): T | undefined => {
  try {
    return attempt();
  } catch (error) {
    if (missing(error)) return undefined;
    throw error;
  }
};

const filesBelow = (folder: string, before: string): string[] =>
  (orNothing(() => readdirSync(folder, { withFileTypes: true })) ?? []).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name), `${before}${entry.name}/`) : [`${before}${entry.name}`],
  );

/** Files below a folder, with slashes, sorted by code unit; none where there is no such folder. */
export const listFiles = (folder: string): readonly string[] => filesBelow(folder, '').toSorted();

// a file system's clock ticks; what changed within one tick may change again without a trace
const tickMs = 50;
const hasherIn = (root: string): Disk['hash'] => {
  const known = new Map<string, { readonly stamp: string; readonly hash: string }>();
  return (path) => {
    const stat = orNothing(() => statSync(join(root, path), { bigint: true }));
    if (stat?.isFile() !== true) return undefined;
    const stamp = `${stat.ino} ${stat.size} ${stat.ctimeNs}`;
    const last = known.get(path);
    if (last?.stamp === stamp) return last.hash;
    const bytes = orNothing(() => readFileSync(join(root, path)));
    const hash = bytes === undefined ? undefined : hashOf(bytes);
    if (hash !== undefined && Number(stat.ctimeMs) < Date.now() - tickMs) known.set(path, { stamp, hash });
    return hash;
  };
};

/** Makes a folder and those above it, one by one: asked for all at once, Node never ends where the system makes none, as in /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // another run may have made it meanwhile
    if (!existsSync(folder)) throw error;
  }
};

const notEmpty = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT']);

/** The real file system below a folder. */
export const diskAt = (root: string): Disk => ({
  root: root.split(sep).join('/'),
  list: () => listFiles(root),
  read: (path) => orNothing(() => readFileSync(join(root, path))),
  hash: hasherIn(root),
  write: (path, text) => {
    makeFolder(dirname(join(root, path)));
    writeFileSync(join(root, path), text);
  },
  rename: (from, to) => {
    makeFolder(dirname(join(root, to)));
    renameSync(join(root, from), join(root, to));
  },
  remove: (path) => rmSync(join(root, path), { force: true }),
  removeIfEmpty: (folder) => {
    try {
      rmdirSync(join(root, folder));
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && notEmpty.has(String(error.code))) return false;
      throw error;
    }
  },
});

// Generates again whenever a file of the spec changes, until it is told to stop.
import { type FSWatcher, statSync, watch as watchFolder } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { listFiles } from '../disk/disk';

export interface Watched {
  readonly spec: string;
  /** Where it writes: what changes there is no reason to run. */
  readonly out: string;
  /** Generates once, for a change noticed at a moment of `performance.now()`; answers the files that it read. */
  readonly run: (since: number) => Promise<readonly string[]>;
  readonly stop: AbortSignal;
}
// an editor writes a file in several steps; the first of them starts this wait
const settleMs = 4;
// a file that stays empty so long is meant to be
const patience = 50;

const isEmptied = (spec: string): boolean =>
  listFiles(spec).some((file) => statSync(join(spec, file), { throwIfNoEntry: false })?.size === 0);

/** Waits until what is being saved is saved: a file is emptied before it is written. */
const settled = async (spec: string, stop: AbortSignal): Promise<void> => {
  for (let waits = 0; !stop.aborted && (waits === 0 || (waits < patience && isEmptied(spec))); waits += 1)
    await new Promise((resume) => setTimeout(resume, settleMs));
};

const foldersOf = (spec: string, files: readonly string[]): ReadonlySet<string> =>
  new Set([
    spec,
    ...listFiles(spec).map((file) => dirname(join(spec, file))),
    ...files.map((file) => dirname(resolve(file))).filter((folder) => !folder.includes('node_modules')),
  ]);

/** Whether a run may come out differently when this changes: what the last one read, or may read next, and nothing that it writes. */
const matters = (path: string, { spec, out }: Pick<Watched, 'spec' | 'out'>, files: ReadonlySet<string>): boolean => {
  if (files.has(path)) return true;
  const isBelow = (folder: string): boolean => path.startsWith(folder + sep);
  // a name without an ending may be a folder, with files that were moved here
  return isBelow(spec) && !isBelow(out) && path !== out && /^(?:[^.]+|[^.].*\.(?:ts|md))$/.test(basename(path));
};

/** Runs at once and after every change; ends when it is told to stop. */
export const watch = async ({ spec, out, run, stop }: Watched): Promise<void> => {
  const watchers = new Map<string, FSWatcher>();
  let files: ReadonlySet<string> = new Set();
  let wake: () => void = () => undefined;
  let since: number | undefined = 0;
  const notice = (): void => {
    since ??= performance.now();
    wake();
  };
  stop.addEventListener('abort', notice, { once: true });
  const follow = (folders: ReadonlySet<string>): void => {
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      const look = (_: string, name: string | null): void => {
        if (name === null || matters(join(folder, name), { spec, out }, files)) notice();
      };
      // a folder that vanishes says so through the one that held it
      watchers.set(
        folder,
        watchFolder(folder, look).on('error', () => watchers.delete(folder)),
      );
    }
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };
  while (!stop.aborted) {
    const noticed = since ?? 0;
    since = undefined;
    // before the run, so that what changes while it reads is noticed
    follow(foldersOf(spec, [...files]));
    files = new Set((await run(noticed)).map((file) => resolve(file)));
    follow(foldersOf(spec, [...files]));
    if (since === undefined)
      await new Promise<void>((resume) => {
        wake = resume;
      });
    await settled(spec, stop);
  }
  for (const watcher of watchers.values()) watcher.close();
};

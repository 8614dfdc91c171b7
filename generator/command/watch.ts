// Generates again whenever a file of the spec changes, until it is told to stop.
import { type FSWatcher, statSync, watch as watchFolder } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listFiles } from '../disk/disk';

export interface Watched {
  readonly spec: string;
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

/** Runs at once and after every change; ends when it is told to stop. */
export const watch = async ({ spec, run, stop }: Watched): Promise<void> => {
  const watchers = new Map<string, FSWatcher>();
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
      // a folder that vanishes says so through the one that held it
      watchers.set(
        folder,
        watchFolder(folder, notice).on('error', () => watchers.delete(folder)),
      );
    }
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };
  let files: readonly string[] = [];
  while (!stop.aborted) {
    const noticed = since ?? 0;
    since = undefined;
    // before the run, so that what changes while it reads is noticed
    follow(foldersOf(spec, files));
    files = await run(noticed);
    follow(foldersOf(spec, files));
    if (since === undefined)
      await new Promise<void>((resume) => {
        wake = resume;
      });
    await settled(spec, stop);
  }
  for (const watcher of watchers.values()) watcher.close();
};

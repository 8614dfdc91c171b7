// Small files that are kept between runs: written whole or not at all, and never more than a few of a kind.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file's content; nothing where there is none. */
export const take = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/** Writes a file so that nobody ever reads half of it. */
export const put = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
};

/** Whether there is a process of this number. */
export const isRunning = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const maxKept = 40;

/** Forgets the oldest files of such names in a folder, where there are many, and halves of files. */
export const forgetOldest = (folder: string, names: RegExp): void => {
  const all = readdirSync(folder);
  for (const name of all) {
    const [, id] = /\.(\d+)$/.exec(name) ?? [];
    // half a file of a run that was killed
    if (id !== undefined && !isRunning(Number(id))) rmSync(join(folder, name), { force: true });
  }
  const kept = all.filter((name) => names.test(name));
  if (kept.length <= maxKept) return;
  const ageOf = (name: string): number => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byAge = kept.map((name) => ({ name, at: ageOf(name) })).toSorted((one, other) => one.at - other.at);
  for (const { name } of byAge.slice(0, kept.length - maxKept)) rmSync(join(folder, name), { force: true });
};

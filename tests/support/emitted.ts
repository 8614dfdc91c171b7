// Emitted files on disk, so that a test can have them type-checked and run them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { runtimeFiles } from '../../generator/disk/runtime';
import { printed } from '../../generator/print/printer';
import type { Files } from '../../generator/print/structures';

// not through URL: a test in a page has the page's
const root = join(import.meta.dirname, '..', '..');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/**
 * Writes files, and beside them those that are the same for every spec, into a folder of their own, inside the project so that
 * packages are found; it is gone after the tests.
 */
export const written = async (files: Files): Promise<string> => {
  const home = join(root, '.cache', 'tests');
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'emitted-'));
  folders.push(folder);
  for (const [path, text] of new Map([...runtimeFiles(), ...printed(files)])) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

/** The strict type check's findings in the files of a folder; empty where they are right. */
export const typeErrors = (folder: string): string => {
  const config = { extends: join(root, 'tsconfig.json'), include: ['**/*.ts'], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`;
};

/** An emitted module's exports. */
export const loaded = async <T>(folder: string, path: string): Promise<T> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href)) as T;

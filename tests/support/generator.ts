// The generator as a person runs it: the real command on real folders, each test with its own.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll } from 'vitest';
import { extendedBy } from '../../generator/diagnostics/spec-files';
import { listFiles } from '../../generator/disk/disk';
import { bundleSpec, runBundle } from '../../generator/load/load';
import { patch } from '../../generator/command/generate';
import { root } from './modules';

export const command = join(root, 'generator', 'run.mjs');
export const casesFolder = join(root, 'tests', 'generator', 'cases');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command to its end. */
export const generator = (
  args: readonly string[],
  { cwd = root, env = {} }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [command, ...args], { cwd, env: { ...process.env, ...env } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    child.on('error', fail);
    child.on('close', (code) => done({ code, out, err }));
  });

const made = new Set<string>();
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A new empty folder that is gone after the tests of the file; in the project where its files shall find our packages. */
export const ownFolder = (where?: 'in the project'): string => {
  const above = where === undefined ? tmpdir() : join(root, '.cache');
  mkdirSync(above, { recursive: true });
  const folder = mkdtempSync(join(above, 'generator-'));
  made.add(folder);
  return folder;
};

export interface OwnCase {
  readonly spec: string;
  readonly out: string;
  readonly args: readonly string[];
  /** Replaces a text in a file of the spec; the text must be there. */
  readonly edit: (file: string, from: string, to: string) => void;
}

/** Copies a spec and what it extends; answers where the spec lies in the copy. */
export const copySpec = (of: string, folder: string): string => {
  const from = resolve(of);
  const all = [from, ...extendedBy(from).map((above) => resolve(from, above))];
  // as far from one another as they were
  const above = all.length === 1 ? dirname(from) : root;
  for (const one of all) cpSync(one, join(folder, relative(above, one)), { recursive: true });
  return join(folder, relative(above, from));
};

/** A copy of a spec that a test may change. */
export const ownCopy = (of: string): OwnCase => {
  const folder = ownFolder();
  const [spec, out] = [copySpec(of, folder), join(folder, 'out')];
  const edit = (file: string, from: string, to: string): void => {
    const text = readFileSync(join(spec, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`);
    writeFileSync(
      join(spec, file),
      text.replace(from, () => to),
    );
  };
  return { spec, out, args: ['--spec', spec, '--out', out], edit };
};

/** The `app` of a spec, as its files declare it. */
export const appOf = async (spec: string): Promise<unknown> => runBundle((await bundleSpec(spec)).bundle?.code ?? '').app;

/** Every file below a folder with its text. */
export const treeOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));

/** The cases that hold a whole spec, by name. */
export const wholeCases = (): readonly string[] =>
  readdirSync(casesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'broken')
    .map(({ name }) => name)
    .toSorted();

/** How two trees differ, as a diff that a person can read; nothing where they are the same. */
export const differences = (want: Readonly<Record<string, string>>, have: Readonly<Record<string, string>>): string => {
  const paths = [...new Set([...Object.keys(want), ...Object.keys(have)])].toSorted();
  const lines = paths.filter((path) => want[path] !== have[path]).flatMap((path) => patch(path, want[path], have[path]).slice(0, 40));
  return lines.slice(0, 200).join('\n');
};

/** The strict type check's findings in files, by our own settings; nothing where they pass. */
export const typeErrors = (folder: string, include: readonly string[]): string => {
  const settings = { extends: relative(folder, join(root, 'tsconfig.json')), include, exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', folder], { cwd: root, encoding: 'utf8' });
  return `${stdout}${stderr}`;
};

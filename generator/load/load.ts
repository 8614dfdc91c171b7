// Runs a spec and hands over its `app`: file by file as they were compiled before, or as one bundle where something is wrong.
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuildOptions, BuildResult, Metafile } from 'esbuild';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics';
import { compiledFiles, compiling } from './compiled';
import { complaintsOfBuild, complaintsOfFiles, complaintsOfImports, complaintOfThrow, filesIn } from './failures';
import { runCompiled } from './run';
import { loadZod } from './zod';
import { cacheDir, root } from './root';

export interface Loaded {
  readonly app?: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** The files that a change of the spec may touch, as full paths. */
  readonly files: readonly string[];
}

const require = createRequire(join(root, 'package.json'));

const run = (code: string, filename: string, requireOf: (name: string) => unknown): Record<string, unknown> => {
  const module = { exports: {} };
  const body = compileFunction(`const { exports } = module;\n${code}`, ['module', 'require'], { filename });
  (body as (module: object, require: (name: string) => unknown) => void)(module, requireOf);
  return module.exports;
};

const bundled = async (specDir: string, more: BuildOptions = {}): Promise<BuildResult & { readonly metafile: Metafile }> => {
  const { build } = await import('esbuild');
  const how: BuildOptions = {
    ...compiling,
    absWorkingDir: specDir,
    entryPoints: ['app.ts'],
    outfile: 'app.cjs',
    packages: 'external',
    ...more,
  };
  return build({ ...how, bundle: true, write: false, metafile: true });
};

const codeOf = (result: BuildResult): string => result.outputFiles?.find(({ path }) => path.endsWith('.cjs'))?.text ?? '';

/** Where the bundle of a spec pretends to lie, so that a stack can be led back to the files it was made from. */
const bundleName = 'spec-bundle.cjs';

const evaluate = async (specDir: string, code: string): Promise<{ readonly app?: unknown; readonly diagnostic?: Diagnostic }> => {
  const zod = await loadZod(root, cacheDir);
  try {
    return { app: run(code, bundleName, (name) => (name === 'zod' ? zod : require(name)))['app'] };
  } catch (error) {
    const { outputFiles } = await bundled(specDir, { sourcemap: 'external', sourcesContent: false });
    const map = outputFiles?.find(({ path }) => path.endsWith('.map'))?.text ?? '';
    return { diagnostic: complaintOfThrow(error, { map, bundleName, specDir, shift: 1 }) };
  }
};

/** Loads a spec as one bundle: slower than file by file, but it says what is wrong, and where. */
const loadBundled = async (specDir: string, within: readonly string[]): Promise<Loaded> => {
  const files = within.map((file) => join(specDir, file));
  const result = await bundled(specDir).catch((error: unknown) => error as Error);
  if (result instanceof Error) return { diagnostics: complaintsOfBuild(result, specDir), files };
  const { inputs } = result.metafile;
  const all = [...files, ...Object.keys(inputs).flatMap((file) => (file.startsWith('..') ? [join(specDir, file)] : []))];
  const listed = inputs['app.ts']?.imports.map(({ path }) => path) ?? [];
  const diagnostics = [
    ...complaintsOfBuild(result, specDir),
    ...complaintsOfImports(result.metafile, specDir),
    ...complaintsOfFiles(within, listed, specDir),
  ];
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, files: all };
  const { app, diagnostic } = await evaluate(specDir, codeOf(result));
  return { app, diagnostics: diagnostic === undefined ? diagnostics : [...diagnostics, diagnostic], files: all };
};

/** Loads the spec in a folder. It never throws for what an author wrote. */
export const loadSpec = async (specDir: string): Promise<Loaded> => {
  const within = filesIn(specDir);
  const files = within.map((file) => join(specDir, file));
  const door = join(specDir, 'app.ts');
  if (!within.includes('app.ts')) {
    return { diagnostics: [diagnose('load/no-app-file', { kind: 'file', file: 'app.ts', line: 1, column: 1 }, {})], files };
  }
  const compiled = compiledFiles(specDir, { within: files, cacheDir });
  const zod = await loadZod(root, cacheDir);
  const all = await compiled;
  const module = all === undefined ? undefined : runCompiled(specDir, { all, zod, cacheDir });
  if (all === undefined || module === undefined) return loadBundled(specDir, within);
  const listed = (all.get(door)?.imports ?? []).map((file) => relative(specDir, file).replaceAll('\\', '/'));
  return {
    app: module.exports['app'],
    diagnostics: complaintsOfFiles(within, listed, specDir),
    files: [...new Set([...files, ...all.keys()])],
  };
};

// Runs a spec and hands over its `app`: file by file as they were compiled before, or as one bundle where something is wrong.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuildOptions, BuildResult, Metafile } from 'esbuild';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics';
import { compiledFiles, compiling } from './compiled';
import { complaintsOfBuild, complaintsOfImports, complaintOfThrow, filesIn } from './failures';
import { runCompiled } from './run';
import { declaringFiles, type Exports, withSubjects } from './subjects';
import { loadZod } from './zod';
import { cacheDir, root } from './root';

export interface Loaded {
  readonly app?: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** The files that a change of the spec may touch, as full paths. */
  readonly files: readonly string[];
}

const require = createRequire(join(root, 'package.json'));

const run = (
  code: string,
  filename: string,
  requireOf: (name: string) => unknown,
): { readonly files?: Readonly<Record<string, Exports>> } => {
  const module = { exports: {} };
  const body = compileFunction(`const { exports } = module;\n${code}`, ['module', 'require'], { filename });
  (body as (module: object, require: (name: string) => unknown) => void)(module, requireOf);
  return module.exports;
};

/** What hands over all files of a spec together. */
const doorOf = (files: readonly string[]): string =>
  `${files.map((file, at) => `import * as file${at} from './${file}';\n`).join('')}export const files = { ${files.map((file, at) => `'${file}': file${at}`).join(', ')} };`;

const bundled = async (specDir: string, more: BuildOptions = {}): Promise<BuildResult & { readonly metafile: Metafile }> => {
  const { build } = await import('esbuild');
  const how: BuildOptions = {
    ...compiling,
    absWorkingDir: specDir,
    stdin: { contents: doorOf(declaringFiles(filesIn(specDir))), resolveDir: specDir },
    outfile: 'app.cjs',
    packages: 'external',
    ...more,
  };
  return build({ ...how, bundle: true, write: false, metafile: true });
};

const codeOf = (result: BuildResult): string => result.outputFiles?.find(({ path }) => path.endsWith('.cjs'))?.text ?? '';

/** Where the bundle of a spec pretends to lie, so that a stack can be led back to the files it was made from. */
const bundleName = 'spec-bundle.cjs';

const evaluate = async (
  specDir: string,
  code: string,
): Promise<{ readonly exported?: Readonly<Record<string, Exports>>; readonly diagnostic?: Diagnostic }> => {
  const zod = await loadZod(root, cacheDir);
  try {
    return { exported: run(code, bundleName, (name) => (name === 'zod' ? zod : require(name))).files ?? {} };
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
  const diagnostics = [...complaintsOfBuild(result, specDir), ...complaintsOfImports(result.metafile, specDir)];
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, files: all };
  const { exported, diagnostic } = await evaluate(specDir, codeOf(result));
  if (exported === undefined) return { diagnostics: diagnostic === undefined ? diagnostics : [...diagnostics, diagnostic], files: all };
  const found = appOf(new Map(Object.entries(exported)));
  return { ...found, diagnostics: [...diagnostics, ...found.diagnostics], files: all };
};

const appOf = (exported: ReadonlyMap<string, Exports>): ReturnType<typeof withSubjects> =>
  withSubjects(exported.get('app.ts')?.['app'], exported);

/** Loads the spec in a folder. It never throws for what an author wrote. */
export const loadSpec = async (specDir: string): Promise<Loaded> => {
  const within = filesIn(specDir);
  const files = within.map((file) => join(specDir, file));
  if (!within.includes('app.ts')) {
    return { diagnostics: [diagnose('load/no-app-file', { kind: 'file', file: 'app.ts', line: 1, column: 1 }, {})], files };
  }
  const declaring = declaringFiles(within);
  const paths = declaring.map((file) => join(specDir, file));
  const compiled = compiledFiles(specDir, { within: paths, cacheDir });
  const zod = await loadZod(root, cacheDir);
  const all = await compiled;
  const modules = all === undefined ? undefined : runCompiled(specDir, paths, { all, zod, cacheDir });
  if (all === undefined || modules === undefined) return loadBundled(specDir, within);
  const exported = new Map(declaring.map((file, at) => [file, modules[at] ?? {}]));
  return { ...appOf(exported), files: [...new Set([...files, ...all.keys()])] };
};

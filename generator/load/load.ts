// Runs a spec as one bundle and hands over its `app`. A process that loads a spec again bundles only what changed.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuildContext, BuildOptions, BuildResult, Metafile } from 'esbuild';
import { packageOf } from '../cache/package';
import { root } from '../cache/root';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics';
import { filesIn } from '../diagnostics/spec-files';
import { diagnosticsOfBuild, diagnosticsOfImports, diagnosticOfThrow } from './failures';
import { Modules, type RequirePackage } from './modules';
import { declaringFiles, type Exports, withSubjects } from './subjects';

export interface Loaded {
  readonly app?: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** The files that a change of the spec may touch, as full paths. */
  readonly files: readonly string[];
}

const require = createRequire(join(root, 'package.json'));

const run = (code: string, filename: string, requireOf: RequirePackage): { readonly files?: Exported } => {
  const module = { exports: {} };
  const body = compileFunction(`const { exports } = module;\n${code}`, ['module', 'require'], { filename });
  (body as (module: object, require: (name: string) => unknown) => void)(module, requireOf);
  return module.exports;
};

/** What hands over all files of a spec together. */
const doorOf = (files: readonly string[]): string =>
  `${files.map((file, at) => `import * as file${at} from './${file}';\n`).join('')}export const files = { ${files.map((file, at) => `'${file}': file${at}`).join(', ')} };`;

const bundling = (specDir: string, door: string): BuildOptions => ({
  absWorkingDir: specDir,
  stdin: { contents: door, resolveDir: specDir },
  outfile: 'app.cjs',
  bundle: true,
  write: false,
  metafile: true,
  sourcemap: 'external',
  sourcesContent: false,
  packages: 'external',
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  tsconfigRaw: '{}',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  logLimit: 0,
});

type Bundled = BuildResult & { readonly metafile: Metafile };
type Exported = Readonly<Record<string, Exports>>;
/** Bundles the files of a spec; `exported` is what they export, where it is known without running the bundle. */
type Bundle = (specDir: string, files: readonly string[]) => Promise<Bundled & { readonly exported?: Exported }>;

const bundleOnce: Bundle = async (specDir, files) => {
  const { build } = await import('esbuild');
  return (await build(bundling(specDir, doorOf(declaringFiles(files))))) as Bundled;
};

const requireFor = (): RequirePackage => {
  const zod = packageOf('zod');
  return (name) => (name === 'zod' ? zod : require(name));
};

/**
 * For a process that loads one spec again and again: the bundle, made anew only where something changed, tells what is wrong, while
 * nothing runs again but the files that were edited and what imports them. It keeps the process alive until it is closed.
 */
export class Loader {
  #door = '';
  #context: BuildContext | undefined;
  readonly #modules = new Modules(requireFor());
  /** The files that the last bundle was made of. */
  #files: readonly string[] = [];
  #running: Promise<ReadonlyMap<string, Exports> | undefined> = Promise.resolve(undefined);

  readonly bundle: Bundle = async (specDir, files) => {
    const declaring = declaringFiles(files);
    const door = doorOf(declaring);
    const isKnown = door === this.#door && this.#files.length > 0;
    if (door !== this.#door) await this.close();
    const { context } = await import('esbuild');
    this.#context ??= await context(bundling(specDir, door));
    this.#door = door;
    await this.#running;
    if (isKnown) this.#run(this.#files);
    const [bundled, exports] = await Promise.all([this.#context.rebuild() as Promise<Bundled>, this.#running]);
    this.#files = Object.keys(bundled.metafile.inputs).flatMap((file) => (file === '<stdin>' ? [] : [join(specDir, file)]));
    if (isKnown && exports !== undefined)
      return { ...bundled, exported: Object.fromEntries(declaring.map((file) => [file, exports.get(join(specDir, file)) ?? {}])) };
    // so that the next edit finds them running
    this.#run(this.#files);
    return bundled;
  };

  #run(files: readonly string[]): void {
    this.#running = this.#modules.run(files).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.#context?.dispose();
    this.#context = undefined;
  }
}

const outputOf = (result: BuildResult, ending: string): string => result.outputFiles?.find(({ path }) => path.endsWith(ending))?.text ?? '';

/** Where the bundle of a spec pretends to lie, so that a stack can be led back to the files it was made from. */
const bundleName = 'spec-bundle.cjs';

const evaluate = (specDir: string, result: BuildResult): { readonly exported?: Exported; readonly diagnostic?: Diagnostic } => {
  try {
    return { exported: run(outputOf(result, '.cjs'), bundleName, requireFor()).files ?? {} };
  } catch (error) {
    return { diagnostic: diagnosticOfThrow(error, { map: outputOf(result, '.map'), bundleName, specDir, shift: 1 }) };
  }
};

/** Loads the spec in a folder. It never throws for what an author wrote. */
export const loadSpec = async (specDir: string, bundle: Bundle = bundleOnce): Promise<Loaded> => {
  const within = filesIn(specDir);
  const files = within.map((file) => join(specDir, file));
  if (!within.includes('app.ts')) {
    return { diagnostics: [diagnose('load/no-app-file', { kind: 'file', file: 'app.ts', line: 1, column: 1 }, {})], files };
  }
  const result = await bundle(specDir, within).catch((error: unknown) => error as Error);
  if (result instanceof Error) return { diagnostics: diagnosticsOfBuild(result, specDir), files };
  const { inputs } = result.metafile;
  const all = [...files, ...Object.keys(inputs).flatMap((file) => (file.startsWith('..') ? [join(specDir, file)] : []))];
  const diagnostics = [...diagnosticsOfBuild(result, specDir), ...diagnosticsOfImports(result.metafile, specDir)];
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, files: all };
  const { exported, diagnostic } = result.exported === undefined ? evaluate(specDir, result) : { exported: result.exported };
  if (exported === undefined) return { diagnostics: diagnostic === undefined ? diagnostics : [...diagnostics, diagnostic], files: all };
  const exports = new Map(Object.entries(exported));
  const found = withSubjects(exports.get('app.ts')?.['app'], exports);
  return { ...found, diagnostics: [...diagnostics, ...found.diagnostics], files: all };
};

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

const optionsOf = (specDir: string, door: string, sourcemap: 'external' | false): BuildOptions => ({
  absWorkingDir: specDir,
  stdin: { contents: door, resolveDir: specDir },
  outfile: 'app.cjs',
  bundle: true,
  write: false,
  metafile: true,
  sourcemap,
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
interface Bundling {
  readonly bundled: Promise<Bundled>;
  /** What the files export, where it is known without running the bundle. */
  readonly exported?: Exported;
}
/** Begins to bundle the files of a spec. */
type Bundle = (specDir: string, files: readonly string[]) => Promise<Bundling>;

const bundleOnce: Bundle = async (specDir, files) => {
  const { build } = await import('esbuild');
  return { bundled: build(optionsOf(specDir, doorOf(declaringFiles(files)), 'external')) as Promise<Bundled> };
};

const requireFor = (): RequirePackage => {
  const zod = packageOf('zod');
  return (name) => (name === 'zod' ? zod : require(name));
};

/**
 * For a process that loads one spec again and again: nothing runs but the files that were edited and what imports them. Meanwhile the
 * bundler, which reads again only what changed, tells what is wrong; it is not asked where an edit leaves all imports and exports as they
 * were. It keeps the process alive until it is closed.
 */
export class Loader {
  #door = '';
  #context: BuildContext | undefined;
  readonly #modules = new Modules(requireFor());
  /** The files that the last bundle was made of. */
  #files: readonly string[] = [];
  /** The last bundle, as long as nothing was wrong with it, and the files that a spec had then. */
  #flawless: { readonly bundled: Bundled; readonly among: string } | undefined;

  readonly bundle: Bundle = async (specDir, files) => {
    const declaring = declaringFiles(files);
    const door = declaring.map((file) => `import './${file}';\n`).join('');
    const isKnown = door === this.#door && this.#files.length > 0;
    if (door !== this.#door) await this.close();
    const { context: begin } = await import('esbuild');
    this.#context ??= await begin(optionsOf(specDir, door, false));
    this.#door = door;
    const context = this.#context;
    const among = files.join(' ');
    let begun: Promise<Bundled> | undefined;
    const bundling = (tiesAreSame = false): Promise<Bundled> => {
      // what the bundler would look at is as it was when nothing was wrong
      if (tiesAreSame && this.#flawless?.among === among) begun ??= Promise.resolve(this.#flawless.bundled);
      begun ??= this.#rebuild(context, { specDir, among });
      // what is wrong is said to whoever waits for it, and that may be later
      begun.catch(() => undefined);
      return begun;
    };
    if (!isKnown) await bundling().catch(() => undefined);
    // the file that was edited is compiled first, so that the others run while the bundler looks at all of them
    const exports = await this.#modules.run(this.#files, (tiesAreSame) => void bundling(tiesAreSame)).catch(() => undefined);
    const bundled = bundling();
    if (exports === undefined) return { bundled };
    return { bundled, exported: Object.fromEntries(declaring.map((file) => [file, exports.get(join(specDir, file)) ?? {}])) };
  };

  async #rebuild(of: BuildContext, { specDir, among }: { readonly specDir: string; readonly among: string }): Promise<Bundled> {
    this.#flawless = undefined;
    const bundled = (await of.rebuild()) as Bundled;
    if (bundled.warnings.length === 0) this.#flawless = { bundled, among };
    this.#files = Object.keys(bundled.metafile.inputs).flatMap((file) => (file === '<stdin>' ? [] : [join(specDir, file)]));
    return bundled;
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

export interface Loading {
  readonly bundle?: Bundle;
  /** Given the app where it is known before the bundler has said what is wrong with it. */
  readonly onApp: (app: unknown) => void;
  /** Called where nothing is known yet, while the bundler, a process of its own, is at work. */
  readonly onWait: () => void;
}

const appOf = (exported: Exported): ReturnType<typeof withSubjects> => {
  const exports = new Map(Object.entries(exported));
  return withSubjects(exports.get('app.ts')?.['app'], exports);
};

/** Loads the spec in a folder. It never throws for what an author wrote. */
export const loadSpec = async (specDir: string, { bundle = bundleOnce, onApp, onWait }: Partial<Loading> = {}): Promise<Loaded> => {
  const within = filesIn(specDir);
  const files = within.map((file) => join(specDir, file));
  if (!within.includes('app.ts')) {
    return { diagnostics: [diagnose('load/no-app-file', { kind: 'file', file: 'app.ts', line: 1, column: 1 }, {})], files };
  }
  const { bundled, exported } = await bundle(specDir, within);
  const early = exported === undefined ? undefined : appOf(exported);
  if (early === undefined) {
    packageOf('zod');
    onWait?.();
  } else onApp?.(early.app);
  const result = await bundled.catch((error: unknown) => error as Error);
  if (result instanceof Error) return { diagnostics: diagnosticsOfBuild(result, specDir), files };
  const { inputs } = result.metafile;
  const all = [...files, ...Object.keys(inputs).flatMap((file) => (file.startsWith('..') ? [join(specDir, file)] : []))];
  const diagnostics = [...diagnosticsOfBuild(result, specDir), ...diagnosticsOfImports(result.metafile, specDir)];
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, files: all };
  if (early !== undefined) return { ...early, diagnostics: [...diagnostics, ...early.diagnostics], files: all };
  // what is bundled to be checked neither runs nor tells where something is thrown
  const whole = bundle === bundleOnce ? result : await (await bundleOnce(specDir, within)).bundled;
  const { exported: ran, diagnostic } = evaluate(specDir, whole);
  if (ran === undefined) return { diagnostics: diagnostic === undefined ? diagnostics : [...diagnostics, diagnostic], files: all };
  const found = appOf(ran);
  return { ...found, diagnostics: [...diagnostics, ...found.diagnostics], files: all };
};

// Runs a spec as one bundle and hands over its `app`. A process that loads a spec again bundles only what changed.
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuildContext, BuildOptions, BuildResult, Metafile } from 'esbuild';
import { packageOf } from '../cache/root';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics';
import { filesIn } from '../diagnostics/spec-files';
import { diagnosticsOfBuild, diagnosticsOfImports, diagnosticOfThrow } from './failures';
import { declaringFiles, type Exports, withSubjects } from './subjects';

export interface Loaded {
  readonly app?: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** The files that a change of the spec may touch, as full paths. */
  readonly files: readonly string[];
}

const run = (code: string, filename: string): { readonly files?: Exported } => {
  const module = { exports: {} };
  const body = compileFunction(`const { exports } = module;\n${code}`, ['module', 'require'], { filename });
  (body as (module: object, require: (name: string) => unknown) => void)(module, packageOf);
  return module.exports;
};

/** The entry that collects all files of a spec. */
const doorOf = (files: readonly string[]): string =>
  `${files.map((file, at) => `import * as file${at} from './${file}';\n`).join('')}export const files = { ${files.map((file, at) => `'${file}': file${at}`).join(', ')} };`;

const optionsOf = (specDir: string, door: string): BuildOptions => ({
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

/** Bundles a spec, again and again: only what changed is read again. It keeps the process alive until it is closed. */
export class Bundler {
  #door = '';
  #context: BuildContext | undefined;

  /** Begins to bundle the files of a spec; the bundler is a process of its own. */
  async begin(specDir: string, files: readonly string[]): Promise<{ readonly bundled: Promise<Bundled> }> {
    const door = doorOf(declaringFiles(files));
    if (door !== this.#door) await this.close();
    const { context } = await import('esbuild');
    this.#context ??= await context(optionsOf(specDir, door));
    this.#door = door;
    return { bundled: this.#context.rebuild() as Promise<Bundled> };
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
    return { exported: run(outputOf(result, '.cjs'), bundleName).files ?? {} };
  } catch (error) {
    return { diagnostic: diagnosticOfThrow(error, { map: outputOf(result, '.map'), bundleName, specDir, shift: 1 }) };
  }
};

export interface LoadOptions {
  /** For a process that loads one spec again and again. */
  readonly bundler?: Bundler;
  /** Does what will be needed afterwards, while the bundler is at work. */
  readonly meanwhile?: () => void;
}

const appOf = (exported: Exported): ReturnType<typeof withSubjects> => {
  const exports = new Map(Object.entries(exported));
  return withSubjects(exports.get('app.ts')?.['app'], exports);
};

/** Loads the spec in a folder. It never throws for what an author wrote. */
export const loadSpec = async (specDir: string, { bundler, meanwhile }: LoadOptions = {}): Promise<Loaded> => {
  const within = filesIn(specDir);
  const files = within.map((file) => join(specDir, file));
  if (!within.includes('app.ts')) {
    return { diagnostics: [diagnose('load/no-app-file', { kind: 'file', file: 'app.ts', line: 1, column: 1 }, {})], files };
  }
  const bundling = bundler ?? new Bundler();
  const { bundled } = await bundling.begin(specDir, within);
  packageOf('zod');
  meanwhile?.();
  const result = await bundled.catch((error: unknown) => error as Error);
  if (bundler === undefined) await bundling.close();
  if (result instanceof Error) return { diagnostics: diagnosticsOfBuild(result, specDir), files };
  const { inputs } = result.metafile;
  const all = [...files, ...Object.keys(inputs).flatMap((file) => (file.startsWith('..') ? [join(specDir, file)] : []))];
  const diagnostics = [...diagnosticsOfBuild(result, specDir), ...diagnosticsOfImports(result.metafile, specDir)];
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, files: all };
  const { exported, diagnostic } = evaluate(specDir, result);
  if (exported === undefined) return { diagnostics: diagnostic === undefined ? diagnostics : [...diagnostics, diagnostic], files: all };
  const found = appOf(exported);
  return { ...found, diagnostics: [...diagnostics, ...found.diagnostics], files: all };
};

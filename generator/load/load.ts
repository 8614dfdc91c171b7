// Bundles a spec, and runs the bundle for its `app`. A process that loads a spec again bundles only what changed.
import { join } from 'node:path';
import type * as Esbuild from 'esbuild';
import type { BuildContext, BuildOptions, BuildResult, Metafile } from 'esbuild';
import { languageDir, packageName, packageOf } from '../cache/root';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics';
import { filesIn } from '../diagnostics/spec-files';
import { diagnosticsOfBuild, diagnosticsOfImports } from './failures';
import { type Ran, runInFence } from './fence';
import { withSubjects } from './subjects';

/** A spec as one piece of code. */
export interface Bundle {
  readonly code: string;
  /** Leads from the code back to the files. */
  readonly map: string;
}
export interface Bundled {
  /** None where a file cannot be part of one. */
  readonly bundle?: Bundle;
  readonly diagnostics: readonly Diagnostic[];
  /** The files that a change of the spec may touch, as full paths. */
  readonly files: readonly string[];
}

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
  alias: { [packageName]: languageDir },
  format: 'cjs',
  platform: 'node',
  // becomes a `require`, which is refused
  supported: { 'dynamic-import': false },
  target: 'node20',
  tsconfigRaw: '{}',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  logLimit: 0,
});

type Built = BuildResult & { readonly metafile: Metafile };

/** Bundles a spec, again and again: only what changed is read again. It keeps the process alive until it is closed. */
export class Bundler {
  #door = '';
  #context: BuildContext | undefined;

  /** Begins to bundle the files of a spec; the bundler is a process of its own. */
  async begin(specDir: string, files: readonly string[]): Promise<{ readonly built: Promise<Built> }> {
    const door = doorOf(files.filter((file) => file.endsWith('.ts')));
    if (door !== this.#door) await this.close();
    const { context } = packageOf<typeof Esbuild>('esbuild');
    this.#context ??= await context(optionsOf(specDir, door));
    this.#door = door;
    return { built: this.#context.rebuild() as Promise<Built> };
  }

  async close(): Promise<void> {
    await this.#context?.dispose();
    this.#context = undefined;
  }
}

const outputOf = (result: BuildResult, ending: string): string => result.outputFiles?.find(({ path }) => path.endsWith(ending))?.text ?? '';

export interface BundleOptions {
  /** For a process that loads one spec again and again. */
  readonly bundler?: Bundler;
}

/** Bundles the spec in a folder. It never throws for what an author wrote. */
export const bundleSpec = async (specDir: string, { bundler }: BundleOptions = {}): Promise<Bundled> => {
  const within = filesIn(specDir);
  const files = within.map((file) => join(specDir, file));
  if (!within.includes('app.ts')) {
    return { diagnostics: [diagnose('load/no-app-file', { kind: 'file', file: 'app.ts', line: 1, column: 1 }, {})], files };
  }
  const bundling = bundler ?? new Bundler();
  const { built } = await bundling.begin(specDir, within);
  const result = await built.catch((error: unknown) => error as Error);
  if (bundler === undefined) await bundling.close();
  if (result instanceof Error) return { diagnostics: diagnosticsOfBuild(result, specDir), files };
  const { inputs } = result.metafile;
  const all = [...files, ...Object.keys(inputs).flatMap((file) => (file.startsWith('..') ? [join(specDir, file)] : []))];
  const diagnostics = [...diagnosticsOfBuild(result, specDir), ...diagnosticsOfImports(result.metafile, specDir)];
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, files: all };
  return { bundle: { code: outputOf(result, '.cjs'), map: outputOf(result, '.map') }, diagnostics, files: all };
};

/** Runs a bundled spec: its `app`, with what its subjects declare. */
export const runBundle = (code: string): Omit<Ran, 'exported'> & ReturnType<typeof withSubjects> => {
  const { exported = {}, ...ran } = runInFence(code);
  const files = new Map(Object.entries(exported));
  return { ...ran, ...withSubjects(files.get('app.ts')?.['app'], files) };
};

// Runs a spec: its files become one bundle in memory, the bundle is run, and its `app` is handed over.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import type { BuildOptions, BuildResult, Metafile } from 'esbuild';
import { type Diagnostic, diagnose } from './diagnostics';
import { complaintsOfBuild, complaintsOfFiles, complaintOfThrow, filesIn } from './load-complaints';

export interface Loaded {
  readonly app?: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** The files that a change of the spec may touch, as full paths. */
  readonly files: readonly string[];
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(join(root, 'package.json'));

const bundled = (specDir: string): BuildOptions => ({
  absWorkingDir: specDir,
  entryPoints: ['app.ts'],
  outfile: 'app.cjs',
  bundle: true,
  write: false,
  metafile: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  tsconfigRaw: '{}',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  logLimit: 0,
});

type Run = (module: { exports: Record<string, unknown> }, require: (name: string) => unknown) => void;
const run = (code: string, filename: string, requireOf: (name: string) => unknown): Record<string, unknown> => {
  const module = { exports: {} };
  const body = compileFunction(`const { exports } = module;\n${code}`, ['module', 'require'], { filename }) as Run;
  body(module, requireOf);
  return module.exports;
};

let zod: unknown;
/** zod as one file: it comes in thirds of the time that its hundred files take. */
const loadZod = async (): Promise<unknown> => {
  if (zod !== undefined) return zod;
  const { version } = require('zod/package.json') as { readonly version: string };
  const file = join(root, '.cache', 'spec', `zod-${version}.cjs`);
  if (!existsSync(file)) {
    const { build } = await import('esbuild');
    const options = { bundle: true, write: false, format: 'cjs', platform: 'node', target: 'node20', minifyWhitespace: true } as const;
    const { outputFiles } = await build({ ...options, stdin: { contents: "export * from 'zod'", resolveDir: root } });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, outputFiles[0]?.text ?? '');
    renameSync(`${file}.${process.pid}`, file);
  }
  zod = run(readFileSync(file, 'utf8'), file, require);
  return zod;
};

const built = async (specDir: string, more: BuildOptions = {}): Promise<BuildResult & { readonly metafile: Metafile }> => {
  const { build } = await import('esbuild');
  return (await build({ ...bundled(specDir), ...more })) as BuildResult & { readonly metafile: Metafile };
};

const codeOf = (result: BuildResult): string => result.outputFiles?.find(({ path }) => path.endsWith('.cjs'))?.text ?? '';

/** Where the bundle of a spec pretends to lie, so that a stack can be led back to the files it was made from. */
const bundleName = 'spec-bundle.cjs';

const evaluate = async (specDir: string, code: string): Promise<{ readonly app?: unknown; readonly diagnostic?: Diagnostic }> => {
  const known = await loadZod();
  try {
    return { app: run(code, bundleName, (name) => (name === 'zod' ? known : require(name)))['app'] };
  } catch (error) {
    const { outputFiles } = await built(specDir, { sourcemap: 'external', sourcesContent: false });
    const map = outputFiles?.find(({ path }) => path.endsWith('.map'))?.text ?? '';
    return { diagnostic: complaintOfThrow(error, { map, bundleName, specDir, shift: 1 }) };
  }
};

/** Loads the spec in a folder. It never throws for what an author wrote. */
export const loadSpec = async (specDir: string): Promise<Loaded> => {
  const within = filesIn(specDir);
  const files = within.map((file) => join(specDir, file));
  if (!existsSync(join(specDir, 'app.ts'))) {
    return {
      diagnostics: [diagnose('load/no-app-file', { kind: 'file', file: 'app.ts', line: 1, column: 1 }, {})],
      files,
    };
  }
  const building = built(specDir).catch((error: unknown) => error as Error);
  await loadZod();
  const result = await building;
  if (result instanceof Error) return { diagnostics: complaintsOfBuild(result, specDir), files };
  const outside = Object.keys(result.metafile.inputs).filter((file) => file.startsWith('..'));
  const diagnostics = [...complaintsOfBuild(result, specDir), ...complaintsOfFiles(result.metafile, within, specDir)];
  const all = [...files, ...outside.map((file) => join(specDir, file))];
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, files: all };
  const { app, diagnostic } = await evaluate(specDir, codeOf(result));
  return { app, diagnostics: diagnostic === undefined ? diagnostics : [...diagnostics, diagnostic], files: all };
};

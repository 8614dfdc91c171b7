// The files of a spec as JavaScript, one by one: compiled once, kept by content in memory and in .cache/, found again after an edit.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, parse, relative } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { forgetOldest, put, take } from '../disk/kept-file';

export interface Compiled {
  /** The hash of the file's text. */
  readonly hash: string;
  readonly code: string;
  /** Files of the spec that it imports, as full paths, and as it writes them. */
  readonly imports: readonly string[];
  readonly specifiers: readonly string[];
  /** What it uses of each, as far as its code tells. */
  readonly uses: readonly (readonly [path: string, names: readonly string[]])[];
}

const format = 1;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

export const compiling: BuildOptions = {
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  tsconfigRaw: '{}',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  logLimit: 0,
};

/** The file that an import means; nothing where there is none, or where it means no file of a spec. */
const resolved = (from: string, specifier: string): string | undefined => {
  const path = join(dirname(from), specifier);
  return [path, `${path}.ts`, join(path, 'index.ts')].find((candidate) => candidate.endsWith('.ts') && existsSync(candidate));
};

/** What stands in the way of running a file by itself; whoever meets it bundles the spec, and says what is wrong. */
class Unfit extends Error {}

const understood = (path: string, text: string, output: string): Compiled => {
  const imports = new Map<string, string>();
  const uses: [string, readonly string[]][] = [];
  // the default of a namespace is the file's own, not all of it
  const code = output.replace(/^(var \w+ = __toESM\(require\("[^"]+"\)), 1\);$/gm, '$1);');
  for (const [, variable, specifier = ''] of code.matchAll(
    /^(?:var (\w+) = (?:__toESM\()?|__reExport\(\w+, )?require\("([^"]+)"\)(?:\)|, module\.exports\))?;$/gm,
  )) {
    if (specifier === 'zod') continue;
    const target = specifier.startsWith('.') ? resolved(path, specifier) : undefined;
    if (target === undefined) throw new Unfit(specifier);
    imports.set(specifier, target);
    const names = new Set([...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name));
    if (variable?.startsWith('import_') === true) uses.push([target, [...names]]);
  }
  return { hash: hashOf(text), code, imports: [...imports.values()], specifiers: [...imports.keys()], uses };
};

const compile = async (files: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Compiled>> => {
  const { build } = await import('esbuild');
  const paths = [...files.keys()];
  // every file keeps its path, so that files outside the spec folder cannot meet one of its own
  const outdir = parse(paths[0] ?? '').root;
  const { outputFiles, warnings } = await build({ ...compiling, entryPoints: paths, outbase: outdir, outdir, write: false, bundle: false });
  if (warnings.length > 0) throw new Unfit('warnings');
  const codes = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return new Map(
    paths.map((path) => {
      const code = codes.get(path.replace(/\.ts$/, '.js'));
      if (code === undefined) throw new Unfit(path);
      return [path, understood(path, files.get(path) ?? '', code)];
    }),
  );
};

const known = new Map<string, Map<string, Compiled>>();

/** From so many files on it is quicker to read what was kept than to make it anew. */
export const worthKeeping = 30;

const cacheOf = (cacheDir: string, specDir: string): string => join(cacheDir, `compiled-${hashOf(specDir)}.json`);

const recalled = (cacheDir: string, specDir: string): Map<string, Compiled> => {
  const inMemory = known.get(specDir);
  if (inMemory !== undefined) return inMemory;
  const text = take(cacheOf(cacheDir, specDir))?.toString();
  const kept = JSON.parse(text ?? '{}') as { format?: number; files?: Record<string, Compiled> };
  const files = kept.format === format ? Object.entries(kept.files ?? {}) : [];
  const whole = ([path, file]: [string, Compiled]): [string, Compiled] => {
    const full = (name: string): string => join(specDir, name);
    return [full(path), { ...file, imports: file.imports.map(full), uses: file.uses.map(([name, names]) => [full(name), names]) }];
  };
  return new Map(files.map(whole));
};

const keep = (cacheDir: string, specDir: string, files: ReadonlyMap<string, Compiled>): void => {
  const short = (path: string): string => relative(specDir, path);
  const kept = [...files].map(([path, file]) => [
    short(path),
    { ...file, imports: file.imports.map(short), uses: file.uses.map(([name, names]) => [short(name), names]) },
  ]);
  put(cacheOf(cacheDir, specDir), JSON.stringify({ format, files: Object.fromEntries(kept) }));
  forgetOldest(cacheDir, 'compiled-');
};

/** These files and those that they import, until nothing is missing. */
const gathered = async (first: readonly string[], before: ReadonlyMap<string, Compiled>): Promise<Map<string, Compiled>> => {
  const all = new Map<string, Compiled>();
  for (let wanted = first; wanted.length > 0; ) {
    const fresh = new Map<string, string>();
    for (const path of wanted) {
      const text = readFileSync(path, 'utf8');
      const found = before.get(path);
      if (found?.hash === hashOf(text)) all.set(path, found);
      else fresh.set(path, text);
    }
    if (fresh.size > 0) for (const [path, file] of await compile(fresh)) all.set(path, file);
    wanted = [...new Set(wanted.flatMap((path) => all.get(path)?.imports ?? []))].filter((path) => !all.has(path));
  }
  return all;
};

/** Only the files that these lead to. */
const reached = (doors: readonly string[], all: ReadonlyMap<string, Compiled>): Map<string, Compiled> => {
  const seen = new Map<string, Compiled>();
  const visit = (path: string): void => {
    const file = all.get(path);
    if (file === undefined || seen.has(path)) return;
    seen.set(path, file);
    for (const next of file.imports) visit(next);
  };
  doors.forEach(visit);
  return seen;
};

/**
 * Every file of a spec, compiled; nothing where one of them cannot be compiled by itself, or needs a word from us. `within`
 * are the files that declare something: with nothing kept, one call for all of them is quicker than one for each step.
 */
export const compiledFiles = async (
  specDir: string,
  { within, cacheDir }: { readonly within: readonly string[]; readonly cacheDir: string },
): Promise<ReadonlyMap<string, Compiled> | undefined> => {
  const before = recalled(cacheDir, specDir);
  try {
    const found = before.size === 0 ? undefined : await gathered(within, before).catch(whenMoved);
    const all = reached(within, found ?? (await gathered(within, new Map())));
    const changed = all.size !== before.size || [...all].some(([path, file]) => before.get(path) !== file);
    // a watching process has what it needs in memory
    if (changed && !known.has(specDir) && all.size >= worthKeeping) keep(cacheDir, specDir, all);
    known.set(specDir, all);
    return all;
  } catch (error) {
    if (error instanceof Unfit || (error instanceof Error && 'errors' in error)) return undefined;
    throw error;
  }
};

/** An import may mean another file than before, though the file that imports has not changed: then all are looked at anew. */
const whenMoved = (error: unknown): undefined => {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error;
  return undefined;
};

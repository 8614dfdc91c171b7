// Runs the compiled files of a spec. What a file exports is kept while neither it nor a file that it imports has changed.
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Script } from 'node:vm';
import { forgetOldest, put, take } from '../disk/kept-file';
import { type Compiled, worthKeeping } from './compiled';

type Module = { readonly exports: Record<string, unknown> };
type Body = (module: { exports: Record<string, unknown> }, require: (name: string) => unknown) => void;
interface Live {
  readonly file: Compiled;
  readonly module: Module;
}

/** The files that run now, by spec folder and path. */
const running = new Map<string, Map<string, Live>>();

const stale = (files: ReadonlyMap<string, Compiled>, before: ReadonlyMap<string, Live>): ReadonlySet<string> => {
  const importers = new Map<string, string[]>();
  for (const [path, { imports }] of files) for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path]);
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const importer of importers.get(path) ?? []) visit(importer);
  };
  for (const [path, file] of files) if (before.get(path)?.file !== file) visit(path);
  return found;
};

interface Code {
  readonly hash: string;
  readonly data: Buffer;
}
interface Files {
  readonly all: ReadonlyMap<string, Compiled>;
  readonly live: Map<string, Live>;
  readonly zod: unknown;
  /** What the engine made of files in an earlier run. */
  readonly codes: ReadonlyMap<string, Code>;
  /** What it made of others in this one. */
  readonly fresh: Map<string, Script>;
}

const bodyOf = (path: string, { code, hash }: Compiled, files: Files): Body => {
  const known = files.codes.get(path);
  const cached = known?.hash === hash ? { cachedData: known.data } : {};
  const script = new Script(`(function (module, require) { const exports = module.exports;${code}\n})`, { filename: path, ...cached });
  if (known?.hash !== hash || script.cachedDataRejected === true) files.fresh.set(path, script);
  return script.runInThisContext() as Body;
};

const specifiers = (file: Compiled): ReadonlyMap<string, string> =>
  new Map(file.imports.map((target, index) => [file.specifiers[index] ?? '', target]));

const start = (path: string, files: Files): Module => {
  const known = files.live.get(path);
  if (known !== undefined) return known.module;
  const file = files.all.get(path);
  if (file === undefined) throw new Error(`no ${path}`);
  const module = { exports: {} };
  files.live.set(path, { file, module });
  const targets = specifiers(file);
  const requireOf = (name: string): unknown => (name === 'zod' ? files.zod : start(targets.get(name) ?? name, files).exports);
  bodyOf(path, file, files)(module, requireOf);
  return module;
};

/** Whether every name that a file uses of another is there. */
const complete = (files: Files): boolean =>
  [...files.all.values()].every(({ uses }) =>
    uses.every(([target, names]) => {
      const exported = files.live.get(target)?.module.exports ?? {};
      return names.every((name) => name in exported);
    }),
  );

const recalled = (file: string): ReadonlyMap<string, Code> => {
  const kept = take(file);
  return kept === undefined ? new Map() : (deserialize(kept) as ReadonlyMap<string, Code>);
};

const keep = (file: string, { all, codes, fresh }: Files): void => {
  const kept = new Map<string, Code>();
  for (const [path, { hash }] of all) {
    const data = fresh.get(path)?.createCachedData() ?? codes.get(path)?.data;
    if (data !== undefined) kept.set(path, { hash, data });
  }
  put(file, serialize(kept));
  forgetOldest(dirname(file), 'code-');
};

/** The file that keeps what this engine makes of a spec. */
const codeFileOf = (cacheDir: string, specDir: string): string =>
  join(cacheDir, `code-${createHash('sha256').update(`${specDir} ${process.version}`).digest('hex').slice(0, 24)}`);

interface Running {
  readonly all: ReadonlyMap<string, Compiled>;
  readonly zod: unknown;
  readonly cacheDir: string;
}

/** What each of these files exports; nothing where one throws or lacks what another uses: then the bundle says why. */
export const runCompiled = (
  specDir: string,
  paths: readonly string[],
  { all, zod, cacheDir }: Running,
): Module['exports'][] | undefined => {
  const before = running.get(specDir) ?? new Map<string, Live>();
  const gone = stale(all, before);
  const live = new Map([...before].filter(([path]) => all.has(path) && !gone.has(path)));
  const file = codeFileOf(cacheDir, specDir);
  // a watching process has what it needs in memory
  const files: Files = { all, zod, live, codes: before.size === 0 ? recalled(file) : new Map(), fresh: new Map() };
  running.delete(specDir);
  try {
    const exported = paths.map((path) => start(path, files).exports);
    if (!complete(files)) return undefined;
    running.set(specDir, live);
    if (before.size === 0 && files.fresh.size > 0 && all.size >= worthKeeping) keep(file, files);
    return exported;
  } catch {
    return undefined;
  }
};

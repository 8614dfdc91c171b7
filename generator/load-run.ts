// Runs the compiled files of a spec. What a file exports is kept while neither it nor a file that it imports has changed.
import { Script } from 'node:vm';
import type { Compiled } from './load-compiled';

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

const bodyOf = (path: string, code: string): Body =>
  new Script(`(function (module, require) { const exports = module.exports;${code}\n})`, { filename: path }).runInThisContext() as Body;

interface Files {
  readonly all: ReadonlyMap<string, Compiled>;
  readonly live: Map<string, Live>;
  readonly zod: unknown;
}

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
  bodyOf(path, file.code)(module, (name) => (name === 'zod' ? files.zod : start(targets.get(name) ?? name, files).exports));
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

/** What `door` exports; nothing where a file throws or lacks what another uses: then the bundle says why. */
export const runCompiled = (
  specDir: string,
  door: string,
  of: { readonly all: ReadonlyMap<string, Compiled>; readonly zod: unknown },
): Module | undefined => {
  const before = running.get(specDir) ?? new Map<string, Live>();
  const gone = stale(of.all, before);
  const live = new Map([...before].filter(([path]) => of.all.has(path) && !gone.has(path)));
  const files = { ...of, live };
  running.delete(specDir);
  try {
    const module = start(door, files);
    if (!complete(files)) return undefined;
    running.set(specDir, live);
    return module;
  } catch {
    return undefined;
  }
};

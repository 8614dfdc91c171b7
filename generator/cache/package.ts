// A package that is large, with what V8 compiled of it the last time: it comes in a fraction of the time that compiling takes.
import { isAscii } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Script } from 'node:vm';
import { cacheDir, root } from './root';
import { put, take } from './kept-file';

type Body = (...given: readonly unknown[]) => void;
interface Loading {
  /** What was compiled in an earlier run, by file. */
  readonly kept: ReadonlyMap<string, Buffer>;
  readonly scripts: Map<string, Script>;
  readonly modules: Map<string, { exports: object }>;
}

/** Files that come and go together with a package: its own, and those of packages that it brings along. */
const belongs = (file: string): boolean => /[\\/](?:zod|ts-morph|@ts-morph[\\/]common|code-block-writer)[\\/].*\.c?js$/.test(file);

/** What zod says in sixty languages, which no spec asks for: a third of its time to load. */
const isLeftOut = (file: string): boolean => /[\\/]zod[\\/].*[\\/]locales[\\/]index\.cjs$/.test(file);

/** The text of a file. One of 9 MB that needs no decoding comes in half the time. */
const textOf = (file: string): string => {
  const bytes = readFileSync(file);
  return isAscii(bytes) ? bytes.toString('latin1') : bytes.toString();
};

const start = (file: string, loading: Loading): object => {
  const known = loading.modules.get(file);
  if (known !== undefined) return known.exports;
  const cachedData = loading.kept.get(file);
  const source = `(function (exports, require, module, __filename, __dirname) {${textOf(file)}\n})`;
  const script = new Script(source, { filename: file, ...(cachedData && { cachedData }) });
  loading.scripts.set(file, script);
  const module = { exports: {} };
  loading.modules.set(file, module);
  const plain = createRequire(file);
  const require = (name: string): unknown => {
    const found = plain.resolve(name);
    if (isLeftOut(found)) return {};
    return belongs(found) ? start(found, loading) : (plain(name) as unknown);
  };
  (script.runInThisContext() as Body)(module.exports, require, module, file, dirname(file));
  return module.exports;
};

const loaded = new Map<string, object>();

/** What a package of this project exports, wherever a spec lies. */
export const packageOf = <T extends object>(name: 'zod' | 'ts-morph'): T => {
  const known = loaded.get(name);
  if (known !== undefined) return known as T;
  const require = createRequire(join(root, 'package.json'));
  const there = require.cache[require.resolve(name)];
  if (there !== undefined) return there.exports as T;
  const { version } = require(`${name}/package.json`) as { readonly version: string };
  const keptAt = join(cacheDir, `${name}-${version}-${process.version}`);
  const bytes = take(keptAt);
  const loading: Loading = {
    kept: bytes === undefined ? new Map() : (deserialize(bytes) as ReadonlyMap<string, Buffer>),
    scripts: new Map(),
    modules: new Map(),
  };
  const exported = start(require.resolve(name), loading);
  loaded.set(name, exported);
  // when the process ends, so that what it used of the package is compiled already next time
  if (bytes === undefined)
    process.once('exit', () =>
      put(keptAt, serialize(new Map([...loading.scripts].map(([file, script]) => [file, script.createCachedData()])))),
    );
  return exported as T;
};

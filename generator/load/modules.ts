// The files of a spec as modules of their own, for a process that loads one spec again and again: an edit runs the file that it
// touched and those that import it, and what all others declare stays the same.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Exports } from './subjects';

/** Hands over what a package exports. */
export type RequirePackage = (name: string) => unknown;
interface Module {
  readonly exports: Exports;
  /** The files that it imports. */
  readonly imports: Set<string>;
}
type Body = (module: { exports: Exports }, require: (name: string) => unknown) => void;
interface Compiled {
  readonly text: string;
  readonly body: Body;
  /** What ties it to other files: the names that it imports and uses, and those that it exports. None where that is not all. */
  readonly links?: string;
}

/** The imports and exports of an ES module as the bundler writes it: each at the beginning of a line, and only what is used. */
const linksOf = (code: string): string | undefined => {
  const links = (code.match(/^(?:import|export)\b[^;]*;/gm) ?? []).join('\n');
  // of a whole module nobody tells which names are used
  return links.includes('*') ? undefined : links;
};

const compiled = async (file: string, text: string): Promise<Compiled> => {
  const { transform } = await import('esbuild');
  const options = { sourcefile: file, loader: 'ts', target: 'node20', tsconfigRaw: '{}', charset: 'utf8' } as const;
  const [{ code }, { code: asModule, warnings }] = await Promise.all([
    transform(text, { ...options, format: 'cjs' }),
    transform(text, { ...options, format: 'esm' }),
  ]);
  const links = warnings.length === 0 ? linksOf(asModule) : undefined;
  return {
    text,
    body: compileFunction(code, ['module', 'require'], { filename: file }) as Body,
    ...(links !== undefined && { links }),
  };
};

export class Modules {
  readonly #require: RequirePackage;
  readonly #compiled = new Map<string, Compiled>();
  readonly #running = new Map<string, Module>();

  constructor(require: RequirePackage) {
    this.#require = require;
  }

  /**
   * What each of these files exports. They import packages and one another; it fails for anything else, and wherever one of them does.
   * Once all are compiled it tells whether the files and what ties them to one another are the same as before.
   */
  async run(files: readonly string[], onCompiled: (tiesAreSame: boolean) => void = () => undefined): Promise<ReadonlyMap<string, Exports>> {
    try {
      if (files.length !== this.#compiled.size || !files.every((file) => this.#compiled.has(file))) this.#forgetAll();
      const tied = await Promise.all(files.map((file) => this.#compile(file)));
      onCompiled(!tied.includes(false));
      return new Map(files.map((file) => [file, this.#start(file)]));
    } catch (error) {
      this.#forgetAll();
      throw error;
    }
  }

  /** Whether what ties it to other files is the same as before. */
  async #compile(file: string): Promise<boolean> {
    const text = readFileSync(file, 'utf8');
    const before = this.#compiled.get(file);
    if (before?.text === text) return true;
    this.#forget(file);
    const now = await compiled(file, text);
    this.#compiled.set(file, now);
    return now.links !== undefined && now.links === before?.links;
  }

  #forgetAll(): void {
    this.#compiled.clear();
    this.#running.clear();
  }

  #forget(file: string): void {
    if (!this.#running.delete(file)) return;
    for (const [other, { imports }] of this.#running) if (imports.has(file)) this.#forget(other);
  }

  #start(file: string): Exports {
    const known = this.#running.get(file);
    if (known !== undefined) return known.exports;
    const module = { exports: {}, imports: new Set<string>() };
    this.#running.set(file, module);
    this.#compiled.get(file)?.body(module, (name) => {
      if (!name.startsWith('.')) return this.#require(name);
      const from = this.#found(join(dirname(file), name));
      module.imports.add(from);
      return this.#start(from);
    });
    return module.exports;
  }

  #found(path: string): string {
    const found = [path, `${path}.ts`, join(path, 'index.ts')].find((file) => this.#compiled.has(file));
    if (found === undefined) throw new Error(`${path} is no file of the spec`);
    return found;
  }
}

// One generated TypeScript file in the making: it knows what it imports, and what each import is called in it.
import type { ImportDeclarationStructure, SourceFileStructure } from 'ts-morph';
import { type Files, kinds, type Statement } from './structures';

/** Where a piece of code asks for what it names. */
export interface Imports {
  /** The file's own path. */
  readonly path: string;
  /**
   * Imports a type from another generated file (`model/entities`) or a package (`npm:effector`), and returns what it is called
   * here: its name, unless that is taken.
   */
  type(from: string, name: string): string;
  /** Imports a value, and returns what it is called here. */
  value(from: string, name: string): string;
}

const relative = (from: string, to: string): string => {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  while (here.length > 0 && there.length > 1 && here[0] === there[0]) {
    here.shift();
    there.shift();
  }
  return `${here.length === 0 ? './' : '../'.repeat(here.length)}${there.join('/')}`;
};

interface Imported {
  /** Imported names, and what they are called here. */
  readonly locals: Map<string, string>;
  readonly values: Set<string>;
}

/** `new GeneratedFile('client/loan.ts', 'The calls of loan.')`; paths are relative to the out folder, without extension for imports. */
export class GeneratedFile implements Imports {
  readonly path: string;
  readonly #says: string;
  readonly #imports = new Map<string, Imported>();
  readonly #names = new Set<string>();
  readonly #statements: Statement[] = [];

  constructor(path: string, says: string) {
    this.path = path;
    this.#says = says;
  }

  #import(file: string, name: string): Imported & { readonly local: string } {
    const known = this.#imports.get(file) ?? { locals: new Map<string, string>(), values: new Set<string>() };
    this.#imports.set(file, known);
    const local = known.locals.get(name) ?? this.#freeName(name);
    known.locals.set(name, local);
    this.#names.add(local);
    return { ...known, local };
  }

  #freeName(name: string): string {
    return this.#names.has(name) ? this.#freeName(`${name}_`) : name;
  }

  /** Keeps names for declarations of this file: an import of the same name gets another. */
  declares(...names: readonly string[]): void {
    for (const name of names) this.#names.add(name);
  }

  type(from: string, name: string): string {
    return `${from}.ts` === this.path ? name : this.#import(from, name).local;
  }

  value(from: string, name: string): string {
    if (`${from}.ts` === this.path) return name;
    const { values, local } = this.#import(from, name);
    values.add(name);
    return local;
  }

  add(...statements: readonly Statement[]): this {
    this.#statements.push(...statements);
    return this;
  }

  #importStructures(): ImportDeclarationStructure[] {
    return [...this.#imports]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, { locals, values }]) => {
        const isTypeOnly = values.size === 0;
        const named = (name: string) => ({ name, ...(locals.get(name) !== name && { alias: locals.get(name) ?? name }) });
        const types = [...locals.keys()].filter((name) => !values.has(name)).toSorted();
        return {
          kind: kinds.ImportDeclaration,
          moduleSpecifier: file.startsWith('npm:') ? file.slice(4) : relative(this.path, file),
          isTypeOnly,
          namedImports: [
            ...[...values].toSorted().map(named),
            ...types.map((name) => ({ ...named(name), ...(!isTypeOnly && { isTypeOnly: true }) })),
          ],
        };
      });
  }

  structure(): SourceFileStructure {
    const imports = this.#importStructures();
    // a line break of the author would end the comment
    const head = `// ${this.#says.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/gu, ' ')}`;
    return {
      kind: kinds.SourceFile,
      leadingTrivia: `${head}\n${imports.length > 0 ? '' : '\n'}`,
      statements: [...imports, ...this.#statements],
    };
  }
}

/** Files in the making, finished. */
export const finished = (files: readonly GeneratedFile[]): Files => new Map(files.map((file) => [file.path, file.structure()]));

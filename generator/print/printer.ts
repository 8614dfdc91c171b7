// Prints structures: the one place that wakes ts-morph to write. Each file is printed whole, and not parsed again.
//
// ts-morph's writer weighs every character that it is given and hangs lines of its own below an initializer. So types, initializers
// and bodies that are long or hold texts stand in the file as numbered marks while it prints, and are put in afterwards, as they are.
import type * as TsMorph from 'ts-morph';
import type { ImportDeclarationStructure, InterfaceDeclarationStructure, OptionalKind, StatementStructures } from 'ts-morph';
import { widest } from './layout';
import { packageOf } from '../cache/root';
import { comment } from './print';
import type {
  Documented,
  FileStructure,
  Files,
  FunctionStructure,
  ImportStructure,
  InterfaceStructure,
  ParameterStructure,
  StatementStructure,
} from './structure';
import { shared, wrap } from './wrap';

type Morph = typeof TsMorph;

/** Code that waits to be put in, by its mark. */
class Marked {
  readonly #codes: string[] = [];

  mark(code: string): string {
    return `$${this.#codes.push(code) - 1}$`;
  }

  /** The text with all code in its place, moved in as far as the line that it begins on. */
  filled(text: string): string {
    return text
      .split('\n')
      .map((line) => {
        const indent = /^ */.exec(line)?.[0] ?? '';
        return line.replace(/( ?)\$(\d+)\$( (?=\}))?/g, (_, ...[space = '', index = '', after = '']: readonly string[]) => {
          const code = (this.#codes[Number(index)] ?? '').replaceAll(/\n(?!\n|$)/g, `\n${indent}`);
          return code.startsWith('\n') ? code : `${space}${code}${after}`;
        });
      })
      .join('\n');
  }
}

const listed = (names: readonly string[] = []): string => (names.length === 0 ? '' : `<${names.join(', ')}>`);

/** Makes ts-morph's structures of ours. */
class Conversion {
  readonly marked = new Marked();
  readonly #morph: Morph;

  constructor(morph: Morph) {
    this.#morph = morph;
  }

  #code(code: string, before: number, indent: number): string {
    return this.marked.mark(wrap(code, { before, indent }));
  }

  /** Comments stand in the file as marks, too: what ts-morph prints of several lines takes two more. */
  #docs({ docs = [] }: Documented, indent = 0): string[] {
    return docs.map((text) =>
      this.marked.mark(
        comment(text, indent)
          .slice('/** '.length, -' */'.length)
          .replaceAll(`\n${' '.repeat(indent)}`, '\n'),
      ),
    );
  }

  #parameter({ name, type, hasQuestionToken, initializer }: ParameterStructure): string {
    return `${name}${hasQuestionToken ? '?' : ''}${type === undefined ? '' : `: ${type}`}${initializer === undefined ? '' : ` = ${initializer}`}`;
  }

  #function(it: FunctionStructure): StatementStructures {
    const parameters = (it.parameters ?? []).map((one) => this.#parameter(one));
    const head = `export async function ${it.name}${listed(it.typeParameters)}(): ${it.returnType} {`;
    const isWide = head.length + parameters.join(', ').length > widest && parameters.length > 0;
    const lines = isWide ? `\n${parameters.map((one) => `  ${wrap(one, { before: 2, indent: 2 })},\n`).join('')}` : parameters.join(', ');
    return {
      kind: this.#morph.StructureKind.Function,
      name: it.name,
      docs: this.#docs(it),
      isExported: it.isExported === true,
      isAsync: it.isAsync === true,
      typeParameters: [...(it.typeParameters ?? [])],
      ...(parameters.length > 0 && { parameters: [{ name: this.marked.mark(lines) }] }),
      returnType: this.#code(it.returnType, isWide ? 3 : head.length - it.returnType.length, 0),
      statements: it.statements.map((code) => this.#code(code, 2, 2)),
    };
  }

  #interface(it: InterfaceStructure): OptionalKind<InterfaceDeclarationStructure> {
    return {
      name: it.name,
      docs: this.#docs(it),
      isExported: it.isExported === true,
      typeParameters: [...(it.typeParameters ?? [])],
      extends: (it.extends ?? []).map((code) => this.#code(code, `export interface ${it.name} extends `.length + 2, 0)),
      properties: it.properties.map((one) => ({
        name: this.marked.mark(one.name),
        docs: this.#docs(one, 2),
        isReadonly: one.isReadonly,
        hasQuestionToken: one.hasQuestionToken === true,
        type: this.#code(one.type, one.name.length + 15, 2),
      })),
    };
  }

  #import(it: ImportStructure): OptionalKind<ImportDeclarationStructure> {
    const { moduleSpecifier, isTypeOnly } = it;
    const names = it.namedImports.map(
      ({ name, alias, isTypeOnly: type }) => `${type ? 'type ' : ''}${name}${alias === undefined ? '' : ` as ${alias}`}`,
    );
    const isWide = names.join(', ').length + moduleSpecifier.length + 28 > widest;
    const lines = isWide
      ? this.marked.mark(
          `\n${shared(names, ', ', widest - 4)
            .map((line) => `  ${line},\n`)
            .join('')}`,
        )
      : names.join(', ');
    return { moduleSpecifier, isTypeOnly, namedImports: [(writer) => writer.write(lines)] };
  }

  statement(it: StatementStructure): StatementStructures | string {
    const { StructureKind, VariableDeclarationKind } = this.#morph;
    if (typeof it === 'string') return this.#code(it, 0, 0);
    switch (it.kind) {
      case 'import':
        return { kind: StructureKind.ImportDeclaration, ...this.#import(it) };
      case 'export': {
        const { moduleSpecifier, isTypeOnly = false, namedExports } = it;
        return { kind: StructureKind.ExportDeclaration, moduleSpecifier, isTypeOnly, namedExports: [...namedExports] };
      }
      case 'interface':
        return { kind: StructureKind.Interface, ...this.#interface(it) };
      case 'function':
        return this.#function(it);
      case 'type': {
        const before = `export type ${it.name}${listed(it.typeParameters)} = `.length;
        return {
          kind: StructureKind.TypeAlias,
          name: it.name,
          docs: this.#docs(it),
          isExported: it.isExported === true,
          typeParameters: [...(it.typeParameters ?? [])],
          type: this.#code(it.type, before, 0),
        };
      }
      case 'constant': {
        const type = it.type === undefined ? undefined : this.#code(it.type, `export const ${it.name}: `.length, 0);
        const before = `export const ${it.name}: ${it.type ?? ''} = `.length;
        return {
          kind: StructureKind.VariableStatement,
          docs: this.#docs(it),
          isExported: it.isExported === true,
          declarationKind: VariableDeclarationKind.Const,
          declarations: [
            {
              name: it.name,
              ...(type !== undefined && { type }),
              initializer: this.#code(it.initializer, before, 0),
            },
          ],
        };
      }
    }
  }
}

/** Documented constants and types stand apart; ts-morph sees to it for the others. */
const isApart = (it: StatementStructure, last: StatementStructure | undefined): boolean => {
  if (last === undefined || typeof it === 'string') return false;
  const isImport = it.kind === 'import';
  const lastIsHead = typeof last === 'string' ? last.startsWith('//') : last.kind === 'import';
  return isImport ? false : lastIsHead || 'docs' in it;
};

const converted = ({ statements }: FileStructure, conversion: Conversion): (string | StatementStructures)[] =>
  statements.map((it, index) => {
    const made = conversion.statement(it);
    if (typeof made === 'string' || !isApart(it, statements[index - 1])) return made;
    return { ...made, leadingTrivia: (writer) => writer.blankLineIfLastNot() };
  });

/** Loads what prints, for whoever has nothing else to do. */
export const loadPrinter = (): void => void packageOf<Morph>('ts-morph');

/** The texts of files, by path; what is text already stays as it is. */
export const printed = (files: Files): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const [path, file] of files) {
    if (typeof file === 'string') texts.set(path, file);
    else {
      const morph = packageOf<Morph>('ts-morph');
      const conversion = new Conversion(morph);
      const source = { kind: morph.StructureKind.SourceFile, statements: converted(file, conversion) } as const;
      texts.set(path, conversion.marked.filled(morph.printStructure(source, { indentNumberOfSpaces: 2 })));
    }
  }
  return texts;
};

// The files of a spec as ts-morph reads them. Opened only where somebody has something to say of a place, since the parser is large.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as TsMorph from 'ts-morph';
import type { Identifier, Project, SourceFile, VariableDeclaration } from 'ts-morph';
import { packageOf } from '../cache/root';
import { filesIn } from './spec-files';

export const morph = packageOf<typeof TsMorph>('ts-morph');

export const readIfThere = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** A place where a name is used, and the constant in whose declaration that is. */
export interface Reference {
  readonly node: Identifier;
  readonly by: string;
}

const isUse = (node: Identifier): boolean => {
  const { Node } = morph;
  const parent = node.getParent();
  if (Node.isPropertyAccessExpression(parent) && parent.getNameNode() === node) {
    const of = parent.getExpression().getText();
    return node.getSourceFile().getImportDeclaration((it) => it.getNamespaceImport()?.getText() === of) !== undefined;
  }
  const isName = Node.isVariableDeclaration(parent) || Node.isPropertyAssignment(parent) ? parent.getNameNode() === node : false;
  return !isName && !Node.isImportSpecifier(parent);
};

/** A file's name for the constant of another: its own, or the one that it is imported under. */
const localName = (file: SourceFile, name: string): string => {
  const imported = file.getImportDeclarations().flatMap((it) => it.getNamedImports());
  return (
    imported
      .find((it) => it.getName() === name)
      ?.getAliasNode()
      ?.getText() ?? name
  );
};

export class Sources {
  readonly specDir: string;
  readonly #project: Project;
  /** The texts of the TypeScript files, each read once. */
  readonly #texts: ReadonlyMap<string, string>;

  constructor(specDir: string) {
    this.specDir = specDir;
    const paths = filesIn(specDir).flatMap((file) => (file.endsWith('.ts') ? [join(specDir, file)] : []));
    this.#texts = new Map(paths.map((path) => [path, readIfThere(path)]));
    this.#project = new morph.Project({
      skipAddingFilesFromTsConfig: true,
      skipFileDependencyResolution: true,
      skipLoadingLibFiles: true,
      compilerOptions: { noResolve: true, types: [] },
    });
  }

  /** A file by its full path; it is parsed once. */
  file(path: string): SourceFile | undefined {
    return this.#project.addSourceFileAtPathIfExists(path);
  }

  /** The files that speak of a name. */
  speaking(name: string): readonly SourceFile[] {
    return [...this.#texts].flatMap(([path, text]) => (text.includes(name) ? (this.file(path) ?? []) : []));
  }

  /** The exported constants of a name. */
  declared(name: string): readonly VariableDeclaration[] {
    return this.speaking(`const ${name}`).flatMap((file) => {
      const declaration = file.getVariableDeclaration(name);
      return declaration?.isExported() === true ? [declaration] : [];
    });
  }

  /** Where a declared name is used, one reference for each constant that uses it. */
  references(name: string): readonly Reference[] {
    const { SyntaxKind } = morph;
    const all = this.speaking(name).flatMap((file) => {
      const local = localName(file, name);
      return file.getDescendantsOfKind(SyntaxKind.Identifier).filter((node) => node.getText() === local && isUse(node));
    });
    const first = new Map<string, Identifier>();
    for (const node of all) {
      const by = node.getFirstAncestorByKind(SyntaxKind.VariableStatement)?.getDeclarations()[0]?.getName();
      if (by !== undefined && by !== name && !first.has(by)) first.set(by, node);
    }
    return [...first].map(([by, node]) => ({ by, node }));
  }
}

// The project's files and what each imports, read from their syntax.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  /** As it is written. */
  readonly from: string;
  /** The project's file that it means; none for a package. */
  readonly file?: string;
  readonly typeOnly: boolean;
}
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  readonly hasDefaultExport: boolean;
  /** It does nothing but hand on what other files export. */
  readonly isBarrel: boolean;
}

/** Every file of the project that git knows or would take, with slashes, sorted. */
export const projectFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .toSorted();

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

const extensions = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.js', '/index.ts'];
// the words that a spec is written in, by the name of the generator's package
const words = `${(JSON.parse(readFileSync(join(root, 'generator/package.json'), 'utf8')) as { readonly name: string }).name}/`;
const fileMeant = (from: string, by: string): string | undefined => {
  if (!from.startsWith('.') && !from.startsWith(words)) return undefined;
  const plain = from.startsWith(words) ? posix.join('generator/language', from.slice(words.length)) : posix.join(posix.dirname(by), from);
  const found = extensions.map((extension) => plain + extension).find((path) => /\.\w+$/.test(path) && existsSync(join(root, path)));
  return found ?? plain;
};

const specifier = (node: ts.Expression | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteral(node) ? node.text : undefined;

const isTypeOnly = (node: ts.ImportDeclaration): boolean => {
  const clause = node.importClause;
  if (clause === undefined) return false;
  const named = clause.namedBindings;
  const onlyTypes =
    clause.name === undefined && named !== undefined && ts.isNamedImports(named) && named.elements.length > 0
      ? named.elements.every((element) => element.isTypeOnly)
      : false;
  return clause.isTypeOnly || onlyTypes;
};

type Found = Omit<Import, 'file'>;
const importsIn = (file: ts.SourceFile): readonly Found[] => {
  const found: Found[] = [];
  const add = (from: string | undefined, typeOnly: boolean): void => {
    if (from !== undefined) found.push({ from, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(specifier(node.moduleSpecifier), isTypeOnly(node));
    else if (ts.isExportDeclaration(node)) add(specifier(node.moduleSpecifier), node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(specifier(node.arguments[0]), false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(specifier(node.argument.literal), true);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

const exportsDefault = (node: ts.Statement): boolean =>
  ts.isExportAssignment(node) ||
  (ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) ||
  (ts.isExportDeclaration(node) &&
    node.exportClause !== undefined &&
    ts.isNamedExports(node.exportClause) &&
    node.exportClause.elements.some(({ name }) => name.text === 'default'));

const parse = (path: string): Source => {
  const text = readText(path);
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const imports = importsIn(file).map((it): Import => {
    const meant = fileMeant(it.from, path);
    return meant === undefined ? it : { ...it, file: meant };
  });
  return {
    path,
    text,
    imports,
    hasDefaultExport: file.statements.some(exportsDefault),
    isBarrel:
      file.statements.length > 0 && file.statements.every((node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined),
  };
};

/** Every TypeScript and JavaScript module of the project, wanted output of test cases aside. */
export const projectSources = (): readonly Source[] =>
  projectFiles()
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('tests/generator/cases/'))
    .map(parse);

/** Circles among files, each as the way round; found once whichever file one starts from. */
export const circles = (arrows: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[][] = [];
  const way: string[] = [];
  const visit = (path: string): void => {
    state.set(path, 'open');
    way.push(path);
    for (const next of arrows.get(path) ?? []) {
      if (state.get(next) === 'open') found.push([...way.slice(way.indexOf(next)), next]);
      else if (state.get(next) === undefined) visit(next);
    }
    way.pop();
    state.set(path, 'done');
  };
  for (const path of arrows.keys()) if (state.get(path) === undefined) visit(path);
  return found;
};

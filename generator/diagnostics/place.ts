// Finds where a spec says something: from a declaration's name and a way through its options to a node of its file.
// Loaded only when there is something to report, since the parser that it stands on is large.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type * as TsMorph from 'ts-morph';
import type { ts as Ts } from 'ts-morph';
import { packageOf } from '../cache/package';
import type { Spot } from './diagnostics';
import { argumentOf } from './place-arguments';
import { filesIn } from './spec-files';

const { ts } = packageOf<typeof TsMorph>('ts-morph');

export interface Place {
  /** The path of the file from the spec folder. */
  readonly file: string;
  readonly text: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** What stands there, as it is written. */
  readonly there: string;
  /** The name or text that stands there. */
  readonly written?: string;
  /** The names that could stand there instead, as far as the files tell. */
  readonly beside: readonly string[];
}

type Path = readonly (string | number)[];
interface Files {
  readonly specDir: string;
  /** The way leads to the name of an option, not to what stands after it. */
  readonly named?: true;
  readonly parse: (file: string) => Ts.SourceFile | undefined;
  /** Every file that declares something, with its text. */
  readonly texts: readonly (readonly [path: string, text: string])[];
}

const bare = (node: Ts.Expression): Ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node;

const constantIn = (source: Ts.SourceFile, name: string): Ts.Expression | undefined => {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: declared, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(declared) && declared.text === name) return initializer;
  }
  return undefined;
};

const importedFrom = (source: Ts.SourceFile, files: Files, statement: Ts.ImportDeclaration): Ts.SourceFile | undefined => {
  const { text } = statement.moduleSpecifier as Ts.StringLiteral;
  if (!text.startsWith('.')) return undefined;
  const path = join(dirname(source.fileName), text);
  return files.parse(path.endsWith('.ts') ? path : `${path}.ts`);
};

/** What a name stands for: a constant of the same file, or one that it imports. */
const resolve = (node: Ts.Expression, files: Files): Ts.Expression | Ts.SourceFile | undefined => {
  const source = node.getSourceFile();
  if (ts.isPropertyAccessExpression(node)) {
    const of = resolve(node.expression, files);
    return of !== undefined && ts.isSourceFile(of) ? constantIn(of, node.name.text) : undefined;
  }
  if (!ts.isIdentifier(node)) return undefined;
  const here = constantIn(source, node.text);
  if (here !== undefined) return here;
  for (const statement of source.statements) {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (bindings === undefined || !ts.isImportDeclaration(statement)) continue;
    if (ts.isNamespaceImport(bindings)) {
      if (bindings.name.text === node.text) return importedFrom(source, files, statement);
      continue;
    }
    const found = bindings.elements.find(({ name }) => name.text === node.text);
    const from = found === undefined ? undefined : importedFrom(source, files, statement);
    if (from !== undefined && found !== undefined) return constantIn(from, (found.propertyName ?? found.name).text);
  }
  return undefined;
};

const nameOf = (property: Ts.ObjectLiteralElementLike): string | undefined =>
  property.name !== undefined &&
  (ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name) || ts.isNumericLiteral(property.name))
    ? property.name.text
    : undefined;

const intoSpread = (spread: Ts.Expression, path: Path, files: Files): Ts.Node | undefined => {
  const it = bare(spread);
  const named = ts.isCallExpression(it) ? it.arguments.find((one) => ts.isStringLiteral(one) && one.text === path[0]) : undefined;
  return named ?? step(it, path, files);
};

const intoObject = (node: Ts.ObjectLiteralExpression, path: Path, files: Files): Ts.Node | undefined => {
  const [key, ...rest] = path;
  for (const property of node.properties.toReversed()) {
    if (ts.isSpreadAssignment(property)) {
      const found = intoSpread(property.expression, path, files);
      if (found !== undefined) return found;
    } else if (nameOf(property) === String(key)) {
      if (files.named === true && rest.length === 0) return property.name ?? property;
      if (ts.isPropertyAssignment(property)) return walk(property.initializer, rest, files);
      return ts.isShorthandPropertyAssignment(property) ? walk(property.name, rest, files) : (property.name ?? property);
    }
  }
  return undefined;
};

const intoArray = (node: Ts.ArrayLiteralExpression, path: Path, files: Files): Ts.Node | undefined => {
  const [key, ...rest] = path;
  const before = node.elements.slice(0, Number(key) + 1);
  const element = node.elements[Number(key)];
  return element === undefined || before.some(ts.isSpreadElement) ? undefined : walk(element, rest, files);
};

const intoCall = (node: Ts.CallExpression, path: Path, files: Files): Ts.Node | undefined => {
  const [key, ...rest] = path;
  if (key === undefined) return undefined;
  const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
  const at = argumentOf(callee, key);
  const [argument] = at === undefined ? [] : node.arguments.slice(at.from);
  if (at !== undefined && at.many === true && typeof rest[0] === 'number') {
    const one = node.arguments[at.from + rest[0]];
    return one === undefined ? undefined : walk(one, rest.slice(1), files);
  }
  if (at !== undefined && argument !== undefined) return walk(argument, rest, files);
  for (const one of node.arguments) {
    const found = step(bare(one), path, files);
    if (found !== undefined) return found;
  }
  const word = resolve(node.expression, files);
  return word !== undefined && ts.isArrowFunction(word) && !ts.isBlock(word.body) ? step(bare(word.body), path, files) : undefined;
};

/** One step further, or nothing where the way ends. */
const step = (node: Ts.Expression, path: Path, files: Files): Ts.Node | undefined => {
  if (ts.isObjectLiteralExpression(node)) return intoObject(node, path, files);
  if (ts.isArrayLiteralExpression(node)) return intoArray(node, path, files);
  if (ts.isCallExpression(node)) return intoCall(node, path, files);
  if (ts.isConditionalExpression(node)) return step(bare(node.whenTrue), path, files) ?? step(bare(node.whenFalse), path, files);
  const target = resolve(node, files);
  if (target !== undefined && !ts.isSourceFile(target)) return step(bare(target), path, files);
  // `Stars.fields` goes on in the declaration of Stars
  return ts.isPropertyAccessExpression(node) ? step(node.expression, [node.name.text, ...path], files) : undefined;
};

/** The nearest node that a way leads to. */
const walk = (node: Ts.Expression, path: Path, files: Files): Ts.Node =>
  path.length === 0 ? bare(node) : (step(bare(node), path, files) ?? bare(node));

const declarationsOf = (name: string, word: string, files: Files): readonly Ts.Node[] => {
  const pattern = new RegExp(name === 'default' ? 'export default' : `export const ${name.replaceAll('$', '\\$')}\\b`);
  const found = filesIn(files.specDir)
    .filter(
      (file) => file.endsWith('.ts') && !file.startsWith('language/') && pattern.test(readFileSync(join(files.specDir, file), 'utf8')),
    )
    .flatMap((file) => {
      const source = files.parse(join(files.specDir, file));
      const exported = source?.statements.find((statement) => ts.isExportAssignment(statement));
      const node = name === 'default' && exported !== undefined ? exported : source && constantIn(source, name);
      return node === undefined ? [] : [node];
    });
  const called = found.filter((node) => ts.isCallExpression(node) && node.expression.getText().split('.').at(-1) === word);
  return called.length === 0 ? found : called;
};

const placeOfNode = (node: Ts.Node, files: Files, within: string | undefined): Place => {
  const source = node.getSourceFile();
  const inside = within === undefined ? -1 : node.getText().indexOf(within);
  const start = node.getStart() + Math.max(0, inside);
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  const shown = ts.isCallExpression(node) ? node.expression : node;
  const there = inside === -1 ? (shown.getText().split('\n')[0] ?? '') : (within ?? '');
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  const written = ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;
  const file = relative(files.specDir, source.fileName).replaceAll('\\', '/');
  const place = {
    file,
    text: source.text,
    line: line + 1,
    column: character + 1,
    length: Math.max(1, there.length),
    there,
    beside: besides(node, files),
  };
  return written === undefined ? place : { ...place, written };
};

/** The names that stand beside a misspelt one: the fields of the thing before the dot, or the exports of the file. */
const besides = (node: Ts.Node, files: Files): readonly string[] => {
  if (!ts.isPropertyAccessExpression(node)) return [];
  const of = resolve(node.expression, files);
  if (of === undefined) return [];
  if (ts.isSourceFile(of)) return [...of.text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? '');
  const fields = ts.isCallExpression(of) && of.arguments[0] !== undefined ? walk(of.arguments[0], ['fields'], files) : undefined;
  if (fields === undefined || !ts.isObjectLiteralExpression(fields)) return [];
  return fields.properties.flatMap((property) =>
    ts.isSpreadAssignment(property) && ts.isCallExpression(property.expression)
      ? property.expression.arguments.flatMap((one) => (ts.isStringLiteral(one) ? [one.text] : []))
      : (nameOf(property) ?? []),
  );
};

const nowhere = (specDir: string): Place => ({
  file: 'app.ts',
  text: readIfThere(join(specDir, 'app.ts')),
  line: 1,
  column: 1,
  length: 1,
  there: '',
  beside: [],
});
const readIfThere = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const placeInFile = ({ file, line, column, length = 1, within }: Extract<Spot, { kind: 'file' }>, text: string): Place => {
  const known = { file, text, line, column, length, there: '', beside: [] };
  if (within === undefined) return known;
  const lines = text.split('\n');
  const begins = lines.slice(0, line - 1).reduce((sum, { length: one }) => sum + one + 1, 0);
  const found = text.indexOf(within, begins + column - 1);
  if (found === -1) return known;
  const before = text.slice(0, found).split('\n');
  return { ...known, line: before.length, column: (before.at(-1) ?? '').length + 1, length: within.length, there: within };
};

/** A finder of places for one spec folder; each file is parsed once. */
export const placeFinder = (specDir: string): ((spot: Spot) => Place) => {
  const parsed = new Map<string, Ts.SourceFile | undefined>();
  const parse = (path: string): Ts.SourceFile | undefined => {
    if (!parsed.has(path))
      parsed.set(path, existsSync(path) ? ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true) : undefined);
    return parsed.get(path);
  };
  const texts = filesIn(specDir)
    .filter((file) => file.endsWith('.ts') && !file.startsWith('language/'))
    .map((file) => [join(specDir, file), readIfThere(join(specDir, file))] as const);
  const files = { specDir, parse, texts };
  return (spot) => {
    if (spot.kind === 'file') {
      return placeInFile(spot, readIfThere(join(specDir, spot.file)));
    }
    const all = declarationsOf(spot.id, spot.word, files);
    const node = all[spot.nth ?? 0] ?? all.at(-1);
    if (node === undefined) return nowhere(specDir);
    const wanted = spot.named === true ? { ...files, named: true as const } : files;
    return placeOfNode(ts.isExpression(node) ? walk(node, spot.path, wanted) : node, files, spot.within);
  };
};

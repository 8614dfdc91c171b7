// Finds where a spec says something: from a declaration's name and a way through its options to a node of its file.
import { dirname, join, relative } from 'node:path';
import type * as TsMorph from 'ts-morph';
import type { ImportDeclaration, SourceFile } from 'ts-morph';
import type { Diagnostic, Spot } from './diagnostics';
import { argumentOf } from './place-arguments';
import { morph, readIfThere, Sources } from './sources';

const { Node } = morph;
type Node = TsMorph.Node;

export interface Place {
  /** The path of the file from the spec folder. */
  readonly file: string;
  readonly text: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The source text at that place. */
  readonly there: string;
  /** The name or text that stands there. */
  readonly written?: string;
  /** The names that could stand there instead, as far as the files tell. */
  readonly beside: readonly string[];
}

export interface Placed {
  readonly diagnostic: Diagnostic;
  readonly place: Place;
}
/** Finds where diagnostics stand in the files of a spec folder. */
export type FindPlaces = (diagnostics: readonly Diagnostic[], specDir: string) => Promise<readonly Placed[]>;

type Path = readonly (string | number)[];
interface Way {
  readonly sources: Sources;
  /** The way leads to the name of an option, not to what stands after it. */
  readonly named?: true;
  /** A field that is taken over is meant where it is declared. */
  readonly declared?: true;
  /** Only the end of the way will do, not the nearest node to it. */
  readonly exact?: true;
}

const bare = (node: Node): Node =>
  Node.isAsExpression(node) || Node.isSatisfiesExpression(node) || Node.isParenthesizedExpression(node) || Node.isNonNullExpression(node)
    ? bare(node.getExpression())
    : node;

const constantIn = (file: SourceFile | undefined, name: string): Node | undefined => file?.getVariableDeclaration(name)?.getInitializer();

const importedFrom = (statement: ImportDeclaration, { sources }: Way): SourceFile | undefined => {
  const name = statement.getModuleSpecifierValue();
  const path = join(dirname(statement.getSourceFile().getFilePath()), name);
  return name.startsWith('.') ? sources.file(path.endsWith('.ts') ? path : `${path}.ts`) : undefined;
};

/** A name's declaration: a constant of the same file, or one that it imports. */
const resolve = (node: Node, way: Way): Node | undefined => {
  if (Node.isPropertyAccessExpression(node)) {
    const of = resolve(node.getExpression(), way);
    return Node.isSourceFile(of) ? constantIn(of, node.getName()) : undefined;
  }
  if (!Node.isIdentifier(node)) return undefined;
  const file = node.getSourceFile();
  const here = constantIn(file, node.getText());
  if (here !== undefined) return here;
  for (const statement of file.getImportDeclarations()) {
    if (statement.getNamespaceImport()?.getText() === node.getText()) return importedFrom(statement, way);
    const found = statement.getNamedImports().find((it) => (it.getAliasNode() ?? it.getNameNode()).getText() === node.getText());
    if (found !== undefined) return constantIn(importedFrom(statement, way), found.getName());
  }
  return undefined;
};

const isText = (node: Node | undefined): node is TsMorph.StringLiteral | TsMorph.NoSubstitutionTemplateLiteral =>
  Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node);

const nameNodeOf = (property: Node): Node | undefined => (Node.hasName(property) ? property.getNameNode() : undefined);
const nameOf = (property: Node): string | undefined => {
  const name = nameNodeOf(property);
  if (isText(name) || Node.isNumericLiteral(name)) return String(name.getLiteralValue());
  return Node.isIdentifier(name) ? name.getText() : undefined;
};

/** The way through what is spread, where its first step is there. */
const through = (node: Node, path: Path, way: Way): Node | undefined =>
  step(node, path.slice(0, path[0] === 'fields' ? 2 : 1), { ...way, exact: true }) === undefined ? undefined : step(node, path, way);

const intoSpread = (spread: Node, path: Path, way: Way): Node | undefined => {
  const it = bare(spread);
  if (!Node.isCallExpression(it)) return through(it, path, way);
  const [of, ...names] = it.getArguments();
  const named = names.find((one) => isText(one) && one.getLiteralText() === path[0]);
  // a part of a field that is taken over stands where the field does
  const isHere = named === undefined || of === undefined || (path.length === 1 && way.declared !== true);
  const taken = isHere ? undefined : through(bare(of), ['fields', ...path], way);
  return taken ?? named ?? through(it, path, way);
};

const intoObject = (node: TsMorph.ObjectLiteralExpression, path: Path, way: Way): Node | undefined => {
  const [key, ...rest] = path;
  for (const property of node.getProperties().toReversed()) {
    if (Node.isSpreadAssignment(property)) {
      const found = intoSpread(property.getExpression(), path, way);
      if (found !== undefined) return found;
    } else if (nameOf(property) === String(key)) {
      const name = nameNodeOf(property) ?? property;
      if (way.named === true && rest.length === 0) return name;
      if (Node.isPropertyAssignment(property)) return walk(property.getInitializerOrThrow(), rest, way);
      return Node.isShorthandPropertyAssignment(property) ? walk(name, rest, way) : name;
    }
  }
  return undefined;
};

const intoArray = (node: TsMorph.ArrayLiteralExpression, path: Path, way: Way): Node | undefined => {
  const [key, ...rest] = path;
  const before = node.getElements().slice(0, Number(key) + 1);
  const element = before[Number(key)];
  return element === undefined || before.some((one) => Node.isSpreadElement(one)) ? undefined : walk(element, rest, way);
};

const wordOf = (call: TsMorph.CallExpression): string => {
  const word = call.getExpression();
  return Node.isPropertyAccessExpression(word) ? word.getName() : word.getText();
};

const intoCall = (node: TsMorph.CallExpression, path: Path, way: Way): Node | undefined => {
  const [key, ...rest] = path;
  if (key === undefined) return undefined;
  const at = argumentOf(wordOf(node), key);
  const given = node.getArguments();
  const [argument] = at === undefined ? [] : given.slice(at.from);
  if (at !== undefined && at.many === true && typeof rest[0] === 'number') {
    const one = given[at.from + rest[0]];
    return one === undefined ? undefined : walk(one, rest.slice(1), way);
  }
  if (at !== undefined && argument !== undefined) return walk(argument, rest, way);
  // options say it before what they are given for: `oneOf(Kind, { says })` is not where Kind says something
  const isOptions = (one: Node): boolean => Node.isObjectLiteralExpression(bare(one));
  for (const one of [...given.filter(isOptions), ...given.filter((it) => !isOptions(it))]) {
    const found = step(bare(one), path, way);
    if (found !== undefined) return found;
  }
  const word = resolve(node.getExpression(), way);
  const body = Node.isArrowFunction(word) ? word.getBody() : undefined;
  return body === undefined || Node.isBlock(body) ? undefined : step(bare(body), path, way);
};

/** One step further, or nothing where the way ends. */
const step = (node: Node, path: Path, way: Way): Node | undefined => {
  if (Node.isObjectLiteralExpression(node)) return intoObject(node, path, way);
  if (Node.isArrayLiteralExpression(node)) return intoArray(node, path, way);
  if (Node.isCallExpression(node)) return intoCall(node, path, way);
  if (Node.isConditionalExpression(node)) return step(bare(node.getWhenTrue()), path, way) ?? step(bare(node.getWhenFalse()), path, way);
  const target = resolve(node, way);
  if (target !== undefined && !Node.isSourceFile(target)) return step(bare(target), path, way);
  // `Stars.fields` goes on in the declaration of Stars
  return Node.isPropertyAccessExpression(node) ? step(node.getExpression(), [node.getName(), ...path], way) : undefined;
};

/** The nearest node that a way leads to. */
const walk = (node: Node, path: Path, way: Way): Node | undefined =>
  path.length === 0 ? bare(node) : (step(bare(node), path, way) ?? (way.exact === true ? undefined : bare(node)));

const declarationsOf = (name: string, word: string, { sources }: Way): readonly Node[] => {
  const found: readonly Node[] =
    name === 'default'
      ? sources.speaking('export default').flatMap((file) => file.getExportAssignments().slice(0, 1))
      : sources.declared(name).flatMap((declaration) => declaration.getInitializer() ?? []);
  const called = found.filter((node) => Node.isCallExpression(node) && wordOf(node) === word);
  return called.length === 0 ? found : called;
};

const placeOfNode = (node: Node, way: Way, within: string | undefined): Place => {
  const source = node.getSourceFile();
  const inside = within === undefined ? -1 : node.getText().indexOf(within);
  const { line, column } = source.getLineAndColumnAtPos(node.getStart() + Math.max(0, inside));
  const shown = Node.isCallExpression(node) ? node.getExpression() : node;
  const there = inside === -1 ? (shown.getText().split('\n')[0] ?? '') : (within ?? '');
  const name = Node.isPropertyAccessExpression(node) ? node.getNameNode() : node;
  const written = isText(name) ? name.getLiteralText() : Node.isIdentifier(name) ? name.getText() : undefined;
  const file = relative(way.sources.specDir, source.getFilePath()).replaceAll('\\', '/');
  const text = source.getFullText();
  const place = { file, text, line, column, length: Math.max(1, there.length), there, beside: besides(node, way) };
  return written === undefined ? place : { ...place, written };
};

/** The names that stand beside a misspelt one: the fields of the thing before the dot, or the exports of the file. */
const besides = (node: Node, way: Way): readonly string[] => {
  if (!Node.isPropertyAccessExpression(node)) return [];
  const of = resolve(node.getExpression(), way);
  if (Node.isSourceFile(of))
    return of.getVariableDeclarations().flatMap((declaration) => (declaration.isExported() ? [declaration.getName()] : []));
  const [argument] = Node.isCallExpression(of) ? of.getArguments() : [];
  const fields = argument === undefined ? undefined : walk(argument, ['fields'], way);
  if (!Node.isObjectLiteralExpression(fields)) return [];
  return fields.getProperties().flatMap((property) => {
    const spread = Node.isSpreadAssignment(property) ? property.getExpression() : undefined;
    if (Node.isCallExpression(spread)) return spread.getArguments().flatMap((one) => (isText(one) ? [one.getLiteralText()] : []));
    return nameOf(property) ?? [];
  });
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
  const sources = new Sources(specDir);
  return (spot) => {
    if (spot.kind === 'file') return placeInFile(spot, readIfThere(join(specDir, spot.file)));
    const all = declarationsOf(spot.id, spot.word, { sources });
    const node = all[spot.nth ?? 0] ?? all.at(-1);
    if (node === undefined) return nowhere(specDir);
    const way: Way = { sources, ...(spot.named === true && { named: true }), ...(spot.declared === true && { declared: true }) };
    const found = Node.isExpression(node) ? walk(node, spot.path, way) : undefined;
    return placeOfNode(found ?? node, way, spot.within);
  };
};

// Tells stores apart by where they stand in the source: what the server's know finds the browser's, and nobody has to name them.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** As much of a syntax tree as this needs. */
interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}
interface Insertion {
  readonly at: number;
  readonly text: string;
}

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value;
const partsOf = (node: Syntax): readonly Syntax[] => Object.values(node).flat().filter(isSyntax);

const nameOf = (node: unknown): string => (isSyntax(node) && node.type === 'Identifier' ? String(node['name']) : '');

/** The names that a module imports under, by what they are called where they come from. */
const importedFrom = (tree: Syntax, from: RegExp): ReadonlyMap<string, string> =>
  new Map(
    partsOf(tree)
      .filter(({ type, source }) => type === 'ImportDeclaration' && isSyntax(source) && from.test(String(source['value'])))
      .flatMap(partsOf)
      .filter(({ type }) => type === 'ImportSpecifier')
      .map(({ local, imported }) => [nameOf(local), nameOf(imported)]),
  );

/** A last argument with what is given, added to the one that is there. */
const withGiven = (call: Syntax, given: string, place: number): Insertion => {
  const args = (call['arguments'] as readonly Syntax[] | undefined) ?? [];
  const [before, there] = [args[place - 1], args[place]];
  if (there?.type === 'ObjectExpression') return { at: there.start + 1, text: `${given},` };
  if (there) return { at: there.start, text: `{${given}},` };
  return before ? { at: before.end, text: `,{${given}}` } : { at: call.end - 1, text: `{${given}}` };
};

const isCallOf = (names: ReadonlyMap<string, string>, node: unknown): node is Syntax =>
  isSyntax(node) && node.type === 'CallExpression' && names.has(nameOf(node['callee']));

/** The constants of a module, exported or not. */
const constantsOf = (tree: Syntax): readonly Syntax[] => {
  const declared = partsOf(tree).flatMap((statement) => [statement, ...partsOf(statement)].flatMap((node) => [node, ...partsOf(node)]));
  return [...new Set(declared)].filter(({ type }) => type === 'VariableDeclarator');
};

/** Gives each store and query that goes into the page, and that a constant holds, its id: `search/search.store/$sort`. */
export const withIds = (code: string, tree: unknown, file: string): string => {
  if (!isSyntax(tree)) return code;
  const makers = importedFrom(tree, /^effector$/);
  const stores = new Map([...makers].filter(([, name]) => name === 'createStore'));
  const named = new Map([...stores, ...importedFrom(tree, /\/calls\/query$/)]);
  return constantsOf(tree)
    .flatMap(({ id, init }): readonly Insertion[] => {
      if (!isCallOf(named, init)) return [];
      // a declaration that the page does not contain needs no name there, and one of every product's pages has its own
      if (/serialize: ?["']ignore|[{ ]sid:/.test(code.slice(init.start, init.end))) return [];
      return [withGiven(init, `sid:${JSON.stringify(`${file}/${nameOf(id)}`)}`, 1)];
    })
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
};

/** The same on both sides, in development and in tests. */
export const stableIds = (): Plugin => ({
  name: 'stable-ids',
  transform(code, id) {
    const file = relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/');
    if (!/^(src|tests)\/.*\.tsx?$/.test(file) || !/\bcreateStore\b|\/calls\/query\b/.test(code)) return undefined;
    const name = file.replace(/^src\/screens\//, '').replace(/\.tsx?$/, '');
    return { code: withIds(code, this.parse(code), name), map: null };
  },
});

// Mistakes that a hand makes in a spec, one at a time: a slip in a name, an empty text, a thing twice, an option left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from 'ts-morph';
import { listFiles } from '../../generator/disk/disk';

export interface Mistake {
  readonly kind: string;
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The lines on which it may be told, from 1. */
  readonly lines: readonly [first: number, last: number];
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const declaring = wordsOf(
  'entity shape values table constant setting kept texts error rule derived guard status lifecycle call route destination redirect form menu event mail job',
);
const options = wordsOf('source says guard called key title label screen text cure shown tone otherwise submit of');
const needed = wordsOf('source guard called title label screen cure shown otherwise');
const read = wordsOf('says title label text cure help submit called');
const lists = wordsOf('rules errors uses effects refusals when after requires moves rows visiting');
const shapes = wordsOf('text longText integer decimal cents flag email url id plainDate instant clock');
const times = wordsOf('minutes hours days');
// names in these braces are an author's own
const owned = wordsOf('fields input query params answer items texts columns slots data own chrome points rows');

const nameOf = (node: ts.Node): string => (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? node.name.text : '');
const isOwned = (node: ts.PropertyAssignment): boolean => owned.has(nameOf(node.parent.parent));

/** The texts that would stand in place of a node, by the kind of mistake. */
const slipsIn = (node: ts.Node): readonly (readonly [kind: string, text: string])[] => {
  const written = node.getText();
  if (ts.isPropertyAssignment(node) && !isOwned(node)) {
    const [name, value] = [nameOf(node), node.initializer];
    return [
      ...(options.has(name) ? [['a name with a slip', written.replace(name, `${name}x`)] as const] : []),
      ...(needed.has(name) ? [['an option left out', '...{}'] as const] : []),
      ...(read.has(name) && ts.isStringLiteral(value)
        ? ([
            ['an empty text', `${name}: ''`],
            ['a hidden character', `${name}: ${JSON.stringify(`${value.text}\u202E`)}`],
          ] as const)
        : []),
      ...(lists.has(name) && ts.isArrayLiteralExpression(value) && value.elements[0] !== undefined
        ? [['a thing twice', `${name}: [${value.elements[0].getText()}, ${value.getText().slice(1)}`] as const]
        : []),
    ];
  }
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
  const word = node.expression.text;
  if (times.has(word)) return [['a time of nothing', `${word}(0)`]];
  if (!shapes.has(word) || node.arguments.length > 1) return [];
  const [said] = node.arguments;
  if (said !== undefined && !ts.isObjectLiteralExpression(said)) return [];
  return [
    ['zod behind a word', `${written}.refine(Boolean)`],
    ['an unknown option of a shape', `${word}({ privat: true, ${said === undefined ? '}' : said.getText().slice(1)})`],
  ];
};

const isDeclared = (node: ts.Node): boolean => {
  if (ts.isSourceFile(node)) return false;
  const isCall = ts.isCallExpression(node) && ts.isVariableDeclaration(node.parent) && ts.isIdentifier(node.expression);
  return (isCall && declaring.has(node.expression.text)) || isDeclared(node.parent);
};

/** Every mistake that fits a spec, in the order of its files. */
export const mistakesIn = (spec: string): readonly Mistake[] =>
  listFiles(spec)
    .filter((name) => name.endsWith('.ts') && !name.startsWith('language/'))
    .flatMap((file) => {
      const found: Mistake[] = [];
      const source = ts.createSourceFile(file, readFileSync(join(spec, file), 'utf8'), ts.ScriptTarget.Latest, true);
      const lineOf = (at: number): number => source.getLineAndCharacterOfPosition(at).line + 1;
      const visit = (node: ts.Node): void => {
        for (const [kind, text] of isDeclared(node) ? slipsIn(node) : []) {
          const [from, to] = [node.getStart(), node.getEnd()];
          // an option that is left out is told where its braces begin, or at their word
          const around = kind === 'an option left out' ? node.parent.parent : node;
          found.push({ kind, file, from, to, text, lines: [lineOf(around.getStart()), lineOf(around.getEnd())] });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });

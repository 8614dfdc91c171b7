// A spec whose every text is as nasty as texts can be, made from a tame one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from 'ts-morph';
import { listFiles } from '../../generator/disk/disk';

/** The mark behind every text; the number tells one text from another. */
export const nasty = (number: number): string =>
  ` №${number}: \`\${1 + 1}\` */ /* // " ' \\ \\n \n\u2028\u2029\r </script> <!-- --> №${number}.`;
// Markdown gives some of those a meaning of its own, which is not what is tried here
export const nastyInMarkdown = (number: number): string => `№${number}: \${1 + 1} */ " ' \u2028 №${number}.`;

const texts = new Set(
  'says label title description text cure help placeholder intro submit hint missing titlePrefix unit patternSays raisedBy timer called'.split(
    ' ',
  ),
);
const groups = new Set(['label', 'texts', 'points', 'slots']);
const lists = new Set(['effects']);
const calls: Readonly<Record<string, number>> = { namedTerm: 0, matches: 2, decision: 0 };

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral;
const isText = (node: ts.Node): node is Text => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

const valuesOf = (node: ts.ObjectLiteralExpression): readonly ts.Expression[] =>
  node.properties.flatMap((property) => (ts.isPropertyAssignment(property) ? [property.initializer] : []));

const textsIn = (file: ts.SourceFile): readonly Text[] => {
  const found: Text[] = [];
  const ofProperty = ({ name, initializer }: ts.PropertyAssignment): void => {
    const key = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
    if (texts.has(key) && isText(initializer)) found.push(initializer);
    if (groups.has(key) && ts.isObjectLiteralExpression(initializer)) found.push(...valuesOf(initializer).filter(isText));
    if (lists.has(key) && ts.isArrayLiteralExpression(initializer)) found.push(...initializer.elements.filter(isText));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) ofProperty(node);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const argument = node.arguments[calls[node.expression.text] ?? -1];
      if (argument !== undefined && isText(argument)) found.push(argument);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...new Set(found)].toSorted((one, other) => other.getStart() - one.getStart());
};

/** A text that was made nasty: its number, and the property that it stood in. */
export interface Nasty {
  readonly number: number;
  readonly key: string;
  readonly file: string;
}

const keyOf = (text: Text): string => {
  const { parent } = text;
  if (ts.isCallExpression(parent) && ts.isIdentifier(parent.expression)) return parent.expression.text;
  const outer =
    ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) && texts.has(parent.name.text) ? parent : parent.parent.parent;
  return ts.isPropertyAssignment(outer) && ts.isIdentifier(outer.name) ? outer.name.text : 'other';
};

/** The word of the language in whose call a text stands: `entity`, `form`. */
const wordOf = (node: ts.Node): string => {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && ts.isVariableDeclaration(node.parent)) return node.expression.text;
  return ts.isSourceFile(node) ? '' : wordOf(node.parent);
};

/** Makes every text of a spec nasty, in place; answers what was changed. */
export const makeNasty = (spec: string): readonly Nasty[] => {
  const made: Nasty[] = [];
  for (const name of listFiles(spec)) {
    const path = join(spec, name);
    const source = readFileSync(path, 'utf8');
    if (name.endsWith('.md')) {
      made.push({ number: made.length, key: 'markdown', file: name });
      writeFileSync(path, `${source.trimEnd()}\n\n${nastyInMarkdown(made.length - 1)}\n`);
    } else if (name.endsWith('.ts')) {
      const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
      let text = source;
      for (const node of textsIn(file)) {
        const literal = JSON.stringify(`${node.text}${nasty(made.length)}`);
        made.push({ number: made.length, key: `${wordOf(node)}.${keyOf(node)}`, file: name });
        text = `${text.slice(0, node.getStart())}${literal}${text.slice(node.getEnd())}`;
      }
      writeFileSync(path, text);
    }
  }
  return made;
};

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
  /** The lines on which it may be told, from 1: those of the node, or of the one that it meets. */
  readonly lines: readonly (readonly [first: number, last: number])[];
}
/** A text that would stand in place of a node, and another node that it meets. */
type Slip = readonly [kind: string, text: string, meets?: ts.Node];

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
// a word of these is one of a list, or the name of a field, a state or an event
const chosen = wordsOf('shown tone from to field key by mode as where widget autocomplete tool asks');
const chosenMany = wordsOf('supplied visiting');
const namesIn = wordsOf('pick omit moving is isNot isOneOf');
const takesOne = wordsOf('guard otherwise of missing by to sends collects');
const takesMany = wordsOf('errors rules after effects uses visiting');
const unlike: Readonly<Record<string, string>> = { minutes: 'days', hours: 'days', days: 'hours' };
const alone = wordsOf('error route call');

const nameOf = (node: ts.Node): string => (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? node.name.text : '');
const isOwned = (node: ts.PropertyAssignment): boolean => owned.has(nameOf(node.parent.parent));
const wordOf = (node: ts.Node | undefined): string =>
  node !== undefined && ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : '';
const isDeclaring = (node: ts.Node): boolean => ts.isVariableDeclaration(node.parent) && declaring.has(wordOf(node));
const isDeclared = (node: ts.Node): boolean => !ts.isSourceFile(node) && (isDeclaring(node) || isDeclared(node.parent));
const slippedText = (text: string): string => JSON.stringify(`${text}x`);

/** The entry of braces that stands before one, of the same kind. */
const before = (node: ts.PropertyAssignment): ts.PropertyAssignment | undefined => {
  const all = node.parent.properties;
  const one = all[all.indexOf(node) - 1];
  return one !== undefined && ts.isPropertyAssignment(one) && one.initializer.kind === node.initializer.kind ? one : undefined;
};
const optionIn = (node: ts.Node | undefined, name: string): ts.Expression | undefined => {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((one) => nameOf(one) === name);
  return found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : undefined;
};

/** Of each name that a spec declares, its word; none of a name that stands twice. */
type Words = ReadonlyMap<string, string>;
/** The names of a spec: its declarations, and the fields that are private. */
interface Known {
  readonly words: Words;
  readonly hidden: readonly string[];
}
const alike: Readonly<Record<string, string>> = { shape: 'entity', destination: 'route', mail: 'job', form: 'call', event: 'call' };
const kindOf = (word: string): string => alike[word] ?? word;

/** A name that a file knows of another kind than one. */
const otherKind = (node: ts.Identifier, words: Words): string | undefined => {
  const word = words.get(node.text);
  if (word === undefined) return undefined;
  const imported = node
    .getSourceFile()
    .statements.flatMap((one) => (ts.isImportDeclaration(one) ? [one.importClause?.namedBindings] : []))
    .flatMap((names) => (names !== undefined && ts.isNamedImports(names) ? names.elements.map(({ name }) => name.text) : []));
  return imported.find((name) => words.has(name) && kindOf(words.get(name) ?? '') !== kindOf(word));
};
const ofAnotherKind = (node: ts.PropertyAssignment, words: Words): readonly Slip[] => {
  const { initializer: value } = node;
  const name = nameOf(node);
  const [one] = takesMany.has(name) && ts.isArrayLiteralExpression(value) ? value.elements : takesOne.has(name) ? [value] : [];
  const other = one !== undefined && ts.isIdentifier(one) ? otherKind(one, words) : undefined;
  if (one === undefined || other === undefined) return [];
  const rest = value.getText().slice(1 + one.getText().length);
  return [['a thing of another kind', one === value ? `${name}: ${other}` : `${name}: [${other}${rest}`]];
};

/** A mail that tells a private fact without the field. */
const toldSlips = (node: ts.PropertyAssignment, { hidden }: Known): readonly Slip[] => {
  const { initializer: value, parent } = node;
  if (nameOf(node) !== 'subject' || !ts.isStringLiteral(value) || wordOf(parent.parent) !== 'mail') return [];
  const name = hidden.find((one) => !node.getSourceFile().text.includes(one));
  return name === undefined ? [] : [['a private slot', `subject: ${JSON.stringify(`${value.text} {${name}}`)}`]];
};

const chosenSlips = (name: string, value: ts.Expression): readonly Slip[] => {
  if (chosen.has(name) && ts.isStringLiteral(value) && !value.text.includes('#'))
    return [['a choice with a slip', `${name}: ${slippedText(value.text)}`]];
  const [first] = chosenMany.has(name) && ts.isArrayLiteralExpression(value) ? value.elements : [];
  if (first === undefined || !ts.isStringLiteral(first)) return [];
  return [['a choice with a slip', `${name}: [${slippedText(first.text)}${value.getText().slice(1 + first.getText().length)}`]];
};

const listSlips = (name: string, value: ts.Expression): readonly Slip[] => {
  const [first] = lists.has(name) && ts.isArrayLiteralExpression(value) ? value.elements : [];
  return first === undefined ? [] : [['a thing twice', `${name}: [${first.getText()}, ${value.getText().slice(1)}`]];
};
const textSlips = (name: string, value: ts.Expression): readonly Slip[] =>
  read.has(name) && ts.isStringLiteral(value)
    ? [
        ['an empty text', `${name}: ''`],
        ['a hidden character', `${name}: ${JSON.stringify(`${value.text}\u202E`)}`],
      ]
    : [];

/** A label that another entry of the list has; a name that another has. */
const doubled = (node: ts.PropertyAssignment): readonly Slip[] => {
  const entry = node.parent.parent;
  const list = ts.isPropertyAssignment(entry) ? nameOf(entry.parent.parent) : '';
  const earlier = ts.isPropertyAssignment(entry) && list === 'items' ? optionIn(before(entry)?.initializer, 'label') : undefined;
  return nameOf(node) === 'label' && earlier !== undefined && ts.isStringLiteral(earlier)
    ? [['a label twice', `label: ${earlier.getText()}`]]
    : [];
};
const namedTwice = (node: ts.PropertyAssignment): readonly Slip[] => {
  const earlier = before(node);
  // of two numbers that are one, TypeScript alone tells
  return earlier === undefined || !ts.isIdentifier(earlier.name)
    ? []
    : [['a name twice', `${earlier.name.getText()}: ${node.initializer.getText()}`]];
};

const slipsInOption = (node: ts.PropertyAssignment, known: Known): readonly Slip[] => {
  const [name, value, written] = [nameOf(node), node.initializer, node.getText()];
  if (isOwned(node)) return namedTwice(node);
  return [
    ...(options.has(name) ? [['a name with a slip', written.replace(name, `${name}x`)] as const] : []),
    ...(needed.has(name) ? [['an option left out', '...{}'] as const] : []),
    ...textSlips(name, value),
    ...listSlips(name, value),
    ...ofAnotherKind(node, known.words),
    ...chosenSlips(name, value),
    ...toldSlips(node, known),
    ...doubled(node),
    ...namedTwice(node),
  ];
};

/** Limits that nothing fits, and values that do not fit. */
const slipsInShape = (node: ts.CallExpression): readonly Slip[] => {
  const [word, written, [said]] = [wordOf(node), node.getText(), node.arguments];
  if (node.arguments.length > 1 || (said !== undefined && !ts.isObjectLiteralExpression(said))) return [];
  const rest = `${said === undefined ? '}' : said.getText().slice(1)})`;
  const without = (name: string): string => rest.replace(new RegExp(`\\b${name}: (?:'[^']*'|[^,}]+)`), '...{}');
  const least = optionIn(said, 'max');
  const misfit = word === 'integer' || word === 'decimal' || word === 'cents' ? "'x'" : '-1';
  return [
    ['zod behind a word', `${written}.refine(Boolean)`],
    ['an unknown option of a shape', `${word}({ privat: true, ${rest}`],
    ['a default that does not fit', `${word}({ default: ${misfit}, ${without('default')}`],
    ['an example that does not fit', `${word}({ example: ${misfit}, ${without('example')}`],
    ...(least !== undefined && ts.isNumericLiteral(least)
      ? [['a least above the most', `${word}({ min: ${Number(least.text) + 1}, ${without('min')}`] as const]
      : []),
  ];
};

const slipsInCall = (node: ts.CallExpression): readonly Slip[] => {
  const [word, [first]] = [wordOf(node), node.arguments];
  if (times.has(word))
    return [
      ['a time of nothing', `${word}(0)`],
      ...(first !== undefined && ts.isIdentifier(first) ? [['another unit', `${unlike[word]}(${first.text})`] as const] : []),
    ];
  if (shapes.has(word)) return slipsInShape(node);
  if (!alone.has(word) || !isDeclaring(node) || first === undefined || !ts.isStringLiteral(first)) return [];
  const calls = node.getSourceFile().statements.flatMap((one) => (ts.isVariableStatement(one) ? one.declarationList.declarations : []));
  const earlier = calls.find(({ initializer }) => initializer !== node && wordOf(initializer) === word)?.initializer;
  const [taken] = earlier !== undefined && ts.isCallExpression(earlier) ? earlier.arguments : [];
  if (earlier === undefined || taken === undefined) return [];
  return [['a code or path twice', node.getText().replace(first.getText(), taken.getText()), earlier]];
};

const declarationOf = (node: ts.Node): ts.Node => (ts.isSourceFile(node) || isDeclaring(node) ? node : declarationOf(node.parent));
/** Whether a slot has a name to keep to: code fills those of texts and mails, unless another form of the text has it too. */
const isKnownSlot = (node: ts.StringLiteral, slot: string): boolean => {
  const { parent } = node;
  if (!wordsOf('texts mail').has(wordOf(declarationOf(node)))) return true;
  const form = ts.isPropertyAssignment(parent) && wordOf(parent.parent.parent) === 'counted' ? parent : undefined;
  return form?.parent.properties.every((one) => one.getText().includes(slot)) === true;
};

const slipsInText = (node: ts.StringLiteral): readonly Slip[] => {
  const { parent } = node;
  const list = ts.isArrayLiteralExpression(parent) ? parent.parent : parent;
  if (namesIn.has(wordOf(list)) && node.text !== '') return [['a name in quotes with a slip', slippedText(node.text)]];
  const [slot, name] = /\{(\w*[a-z]\w*)\}/.exec(node.text) ?? [];
  const isProse = ts.isCallExpression(parent) || ['pattern', 'says', 'when'].includes(nameOf(parent));
  if (slot === undefined || isProse || !isKnownSlot(node, slot)) return [];
  return [['a slot with a slip', JSON.stringify(node.text.replace(slot, `{${name}x}`))]];
};

/** The texts that would stand in place of a node, by the kind of mistake. */
const slipsIn = (node: ts.Node, known: Known): readonly Slip[] => {
  if (ts.isPropertyAssignment(node)) return slipsInOption(node, known);
  if (ts.isStringLiteral(node)) return slipsInText(node);
  if (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    !ts.isCallExpression(node.parent) &&
    !ts.isPropertyAccessExpression(node.parent)
  )
    return [['a field with a slip', `${node.getText()}x`]];
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? slipsInCall(node) : [];
};

const declaredIn = (sources: readonly ts.SourceFile[]): Words => {
  const words = new Map<string, string>();
  for (const source of sources)
    for (const statement of source.statements)
      for (const { name, initializer } of ts.isVariableStatement(statement) ? statement.declarationList.declarations : [])
        if (ts.isIdentifier(name) && declaring.has(wordOf(initializer)))
          words.set(name.text, words.has(name.text) ? '' : wordOf(initializer));
  return words;
};

/** The names of private fields of things. */
const hiddenIn = (sources: readonly ts.SourceFile[]): readonly string[] => {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const shape = ts.isPropertyAssignment(node) ? node.initializer : undefined;
    const isHidden = shape !== undefined && ts.isCallExpression(shape) && optionIn(shape.arguments.at(-1), 'private') !== undefined;
    if (isHidden && isDeclared(node) && /^(?:entity|shape)$/.test(wordOf(declarationOf(node)))) names.add(nameOf(node));
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return [...names];
};

/** Every mistake that fits a spec, in the order of its files. */
export const mistakesIn = (spec: string): readonly Mistake[] => {
  const sources = listFiles(spec)
    .filter((name) => name.endsWith('.ts') && !name.startsWith('language/'))
    .map((file) => ts.createSourceFile(file, readFileSync(join(spec, file), 'utf8'), ts.ScriptTarget.Latest, true));
  const known = { words: declaredIn(sources), hidden: hiddenIn(sources) };
  return sources.flatMap((source) => {
    const found: Mistake[] = [];
    const lineOf = (at: number): number => source.getLineAndCharacterOfPosition(at).line + 1;
    const linesOf = (node: ts.Node): readonly [number, number] => [lineOf(node.getStart()), lineOf(node.getEnd())];
    const visit = (node: ts.Node): void => {
      for (const [kind, text, meets] of isDeclared(node) ? slipsIn(node, known) : []) {
        const [from, to] = [node.getStart(), node.getEnd()];
        // an option that is left out is told where its braces begin, or at their word; of two alike, either may be told
        const around = kind === 'an option left out' || kind === 'a name twice' ? node.parent.parent : node;
        found.push({ kind, file: source.fileName, from, to, text, lines: [around, ...(meets === undefined ? [] : [meets])].map(linesOf) });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
};

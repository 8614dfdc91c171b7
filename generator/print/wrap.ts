// Breaks lines of code that are wider than a page: at assignments and arrows, operators and unions, then inside brackets.
import { widest } from './layout';

interface Group {
  readonly open: number;
  readonly close: number;
  readonly commas: readonly number[];
  readonly semicolons: readonly number[];
}
interface Scanned {
  /** Brackets that stand in no other. */
  readonly groups: readonly Group[];
  /** Where operators stand outside of brackets. */
  readonly operators: ReadonlyMap<string, readonly number[]>;
}
type Open = { readonly open: number; readonly closes: string; readonly commas: number[]; readonly semicolons: number[] };

const closing: { readonly [open: string]: string } = { '(': ')', '[': ']', '{': '}', '<': '>' };
/** From the loosest on; a line breaks at the first that it has. */
const operators = [' = ', ' => ', ' ? ', ' : ', ' ?? ', ' || ', ' && ', ' | ', ' & '] as const;

/** The end of a string or comment that begins here; the place itself where none does. */
const skipped = (line: string, at: number): number => {
  const quote = line[at] ?? '';
  if (line.startsWith('/*', at)) return line.indexOf('*/', at) + 1 || line.length;
  if (!`'"\``.includes(quote)) return at;
  let end = at + 1;
  while (end < line.length && line[end] !== quote) end += line[end] === '\\' ? 2 : 1;
  return end;
};

// `a < b` is a comparison, `List<A>` has brackets
const isBracket = (line: string, at: number): boolean => line[at] !== '<' || (/\w/.test(line[at - 1] ?? '') && line[at + 1] !== ' ');

const scan = (line: string): Scanned => {
  const groups: Group[] = [];
  const found = new Map<string, number[]>();
  const stack: Open[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const end = skipped(line, at);
    const character = line[end] ?? '';
    const top = stack.at(-1);
    const closes = closing[character];
    if (end !== at) at = end;
    else if (closes !== undefined && isBracket(line, at)) stack.push({ open: at, closes, commas: [], semicolons: [] });
    else if (top !== undefined && character === top.closes && line[at - 1] !== '=') {
      stack.pop();
      if (stack.length === 0) groups.push({ ...top, close: at });
    } else if (character === ',') top?.commas.push(at);
    else if (character === ';') top?.semicolons.push(at);
    else if (top === undefined && character === ' ') {
      const operator = operators.find((it) => line.startsWith(it, at));
      if (operator !== undefined) found.set(operator, [...(found.get(operator) ?? []), at]);
    }
  }
  return { groups, operators: found };
};

const cut = (line: string, places: readonly number[], length: number): string[] =>
  [...places, line.length].map((place, index) => line.slice(index === 0 ? 0 : (places[index - 1] ?? 0) + length, place).trim());

/** Parts that share lines, as words do. */
export const shared = (parts: readonly string[], between: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last === undefined || last.length + between.length + part.length > width) lines.push(part);
    else lines[lines.length - 1] = `${last}${between}${part}`;
  }
  return lines;
};

const widestSmall = 60;
const isSmall = (part: string): boolean => part.length <= widestSmall && !/=>|^\.\.\.|^\/\*|\n/.test(part);

/** Parts on lines: small ones share theirs, all others have one each. */
export const inLines = (parts: readonly string[], width: number): readonly string[] => {
  const lines: string[] = [];
  let isOpen = false;
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && isOpen && isSmall(part) && last.length + 2 + part.length <= width)
      lines[lines.length - 1] = `${last}, ${part}`;
    else lines.push(part);
    isOpen = isSmall(part);
  }
  return lines;
};

const isWord = (part: string): boolean => /^(?:"[^"]*"|\w+)$/.test(part);

const atOperators = (line: string, { operators: found }: Scanned, indent: string): string | undefined => {
  const operator = operators.slice(2).find((it) => found.has(it));
  if (operator === undefined) return undefined;
  const isChoice = operator === ' ? ';
  const places = [...(found.get(operator) ?? []), ...(isChoice ? (found.get(' : ') ?? []) : [])].toSorted((one, other) => one - other);
  const [first = '', ...rest] = cut(line, places, 1);
  const words = [first, ...rest].map((part) => part.replace(/^\| /, ''));
  if (operator === ' | ' && words.every(isWord)) {
    const lines = shared(words, ' | ', widest - indent.length - 5);
    return lines.map((part) => `\n${indent}  | ${part}`).join('');
  }
  // a union has its sign before each, so that all of them stand alike
  const begin = operator === ' | ' ? `\n${indent}  | ${words[0] ?? first}` : first;
  return [begin, ...rest].join(`\n${indent}  `);
};

const insideOf = (line: string, { open, close, commas, semicolons }: Group, indent: string): string | undefined => {
  const content = line.slice(open + 1, close);
  if (content.trim() === '') return undefined;
  const isBlock = line[open] === '{' && semicolons.length > 0;
  const places = (isBlock ? semicolons : commas).map((at) => at - open - 1);
  const items = cut(content, places, 1).filter((item) => item !== '');
  const [only = ''] = items;
  const isHugged = items.length === 1 && line[open] === '(' && /^[[{]/.test(only);
  if (isHugged) return undefined;
  const between = isBlock ? ';' : ',';
  const last = isBlock || (items.length > 1 && line[open] !== '<' && items.at(-1)?.startsWith('...') !== true) ? between : '';
  const isFilled = !isBlock && line[open] !== '<';
  const lines = isFilled ? inLines(items, widest - indent.length - 3) : items;
  const inner = lines.map((item) => `${indent}  ${item}`).join(`${between}\n`);
  return `${line.slice(0, open + 1)}\n${inner}${last}\n${indent}${line.slice(close)}`;
};

const hugged = (line: string, group: Group, indent: string): string => {
  const broken = brokenOnce(line.slice(group.open + 1, group.close), indent);
  return `${line.slice(0, group.open + 1)}${broken}${line.slice(group.close)}`;
};

/** What stands after an assignment or an arrow keeps its line where it has brackets to break at. */
const afterSign = (line: string, { operators: found, groups }: Scanned, indent: string): string | undefined => {
  const places = [...(found.get(' = ') ?? []), ...(found.get(' => ') ?? [])].toSorted((one, other) => one - other);
  const [at] = places;
  if (at === undefined) return undefined;
  const begin = line.indexOf(' ', at + 1) + 1;
  const [head, tail] = [line.slice(0, begin), line.slice(begin)];
  const rest = scan(tail);
  const hasOperators = operators.slice(2).some((it) => rest.operators.has(it));
  if (tail.startsWith('`') && indent.length + head.trimEnd().length <= widest) return `${head.trimEnd()}\n${indent}  ${tail}`;
  if (rest.groups.length === 0 && groups.some(({ close }) => close < at) && head.length > tail.length) return undefined;
  if (!hasOperators && /^(?:\(|[\w$.]*\(|[\w$.]*<|\{|\[)/.test(tail) && head.length < widest) return `${head}${brokenOnce(tail, indent)}`;
  return `${head.trimEnd()}\n${indent}  ${tail}`;
};

// a member keeps its name outside of its type
const ofMember = (line: string, indent: string): string | undefined => {
  const name = /^readonly (?:[\w$]+|"[^"]*"|\[[^\]]*\])\??: /.exec(line)?.[0];
  if (name === undefined) return undefined;
  const type = brokenOnce(line.slice(name.length), indent);
  return `${type.startsWith('\n') ? name.trimEnd() : name}${type}`;
};

function brokenOnce(line: string, indent: string): string {
  const member = ofMember(line, indent);
  if (member !== undefined) return member;
  const scanned = scan(line);
  const [condition] = scanned.groups;
  if (condition !== undefined && line.startsWith('if (') && line.startsWith(' return ', condition.close + 1))
    return `${line.slice(0, condition.close + 1)}\n${indent}  ${line.slice(condition.close + 2)}`;
  const signed = afterSign(line, scanned, indent);
  if (signed !== undefined) return signed;
  const split = atOperators(line, scanned, indent);
  if (split !== undefined) return split;
  const [widestGroup] = scanned.groups.toSorted((one, other) => other.close - other.open - (one.close - one.open));
  if (widestGroup === undefined || widestGroup.close - widestGroup.open < 3) return line;
  return insideOf(line, widestGroup, indent) ?? hugged(line, widestGroup, indent);
}

/** Whether a line is wide for a text that would be wide on any. */
const hasLongText = (line: string, own: string): boolean =>
  [...line.matchAll(/"(?:[^"\\]|\\.)*"/g)].some(([text]) => text.length + own.length + 4 > widest);

/** A line in as many as it takes. It stands at a column of its own where it is not the first of its code. */
const fitted = (line: string, { before, own }: { readonly before: number; readonly own: string }): string => {
  // what follows a first line, as a semicolon does, is not in it
  if (before + line.length < widest + (before === 0 ? 1 : 0)) return line;
  const text = line.trimStart();
  if (before === 0 && /^[[{"]/.test(text.replace(/^[\w$]+: /, '')) && hasLongText(line, own)) return line;
  const broken = brokenOnce(text, own);
  if (broken === text) return line;
  const [first = '', ...rest] = broken.split('\n');
  // what finds no room for its beginning, but is whole on a line of its own, has that
  const whole = `${own}  ${text}`;
  if (before > own.length && before < widest && before + first.length >= widest && whole.length < widest) return `\n${whole}`;
  // a union that begins a line of its own stays on it
  const begin = before === 0 && first === '' ? [] : [fitted(`${line.slice(0, line.length - text.length)}${first}`, { before, own })];
  return [...begin, ...rest.map(alone)].join('\n');
};
const alone = (line: string): string => fitted(line, { before: 0, own: /^ */.exec(line)?.[0] ?? '' });

/**
 * Code with no line wider than a page, as far as it can be broken. `before` is what stands before it on its first line, `indent` how
 * far the others are moved in.
 */
export const wrap = (code: string, { before, indent }: { readonly before: number; readonly indent: number }): string => {
  if (code.length + before < widest && !code.includes('\n')) return code;
  const own = ' '.repeat(indent);
  const [first = '', ...rest] = code.split('\n');
  // lines are broken where they will stand, and handed back as they stand in their code
  const lines = [fitted(first, { before, own }), ...rest.map((line) => alone(`${own}${line}`))];
  return lines.join('\n').replaceAll(`\n${own}`, '\n');
};

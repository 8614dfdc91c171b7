// Our words for TypeScript: source text of names, data, unions and comments, safe whatever an author wrote.
import { laidOut, type Spelling, widest } from './layout';

const unsafeInSource = /[\u2028\u2029\uFEFF]|<(?=\/script|!--)/gi;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Data as source text: the one door through which an author's words reach code. */
export const literal = (value: unknown): string =>
  value === undefined ? 'undefined' : JSON.stringify(value).replace(unsafeInSource, escaped);

/** A text as a part of a template literal. */
export const inTemplate = (text: string): string =>
  literal(text).slice(1, -1).replaceAll('\\"', '"').replaceAll('`', '\\`').replaceAll('${', '\\${');

const plainName = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
/** A property key: quoted only where it must be. */
export const key = (name: string): string => {
  // as a plain key this one would set the object's prototype
  if (name === '__proto__') return '["__proto__"]';
  return plainName.test(name) ? name : literal(name);
};

/** A name made fit for a declaration; the reader refuses exports that are not. */
export const identifier = (name: string): string => {
  if (!plainName.test(name)) throw new Error(`"${name}" cannot name a declaration`);
  return name;
};

/** A member access: `.name`, or in brackets where the name needs it. */
export const member = (name: string): string => (plainName.test(name) ? `.${name}` : `[${literal(name)}]`);

/** Words on lines that fit a page; what stands in one word stays whole. */
const linesOf = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};

/** The lines of a documentation comment, none wider than a page; no text can close the comment that it stands in. */
export const commentLines = (text: string, indent = 0): readonly string[] =>
  text
    .replaceAll('*/', '*\u200b/')
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .flatMap((line) => (indent + line.length + 7 <= widest ? [line] : linesOf(line, widest - indent - 7)));

/** A documentation comment that its own text can never close. */
export const comment = (text: string, indent = 0): string =>
  `/** ${commentLines(text, indent)
    .join(`\n${' '.repeat(indent)} * `)
    .replaceAll(/ +$/gm, '')} */`;

/** A union of string literals; `never` where there is none. */
export const union = (options: readonly string[]): string => (options.length === 0 ? 'never' : options.map(literal).join(' | '));

/** An object literal from keys and source texts of values. */
export const objectOf = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0 ? '{}' : `{ ${entries.map(([name, code]) => `${key(name)}: ${code}`).join(', ')} }`;

const spelling: Spelling = { scalar: literal, key, trailing: true };

/** Data as source text, over as many lines as it needs; it begins at a column of its line. A property that is undefined is left out. */
export const data = (value: unknown, depth = 0, column = 2 * depth): string => laidOut(value, spelling, { depth, column, after: 1 });

/** The same, closing where its last part ends: for an entry among others. */
export const hung = (value: unknown, depth: number, column: number): string =>
  laidOut(value, spelling, { depth, column, after: 1, isOpen: false });

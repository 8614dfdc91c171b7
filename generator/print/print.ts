// Our words for TypeScript: source text of names, data, unions and comments, safe whatever an author wrote.

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

/** The text of a documentation comment, which nothing in it can close. */
export const comment = (text: string): string =>
  text
    .replaceAll('*/', '*\u200b/')
    .replaceAll(/\r\n|[\r\u2028\u2029]/gu, '\n')
    .trimEnd();

/** A union of string literals; `never` where there is none. */
export const union = (options: readonly string[]): string => (options.length === 0 ? 'never' : options.map(literal).join(' | '));

/** The members of a union by themselves, one a line. */
export const unionLines = (options: readonly string[]): string => (options.length === 0 ? 'never' : options.map(literal).join('\n| '));

const inLines = (parts: readonly string[], ends: string): string =>
  parts.map((part) => `  ${part.replaceAll('\n', '\n  ')}${ends}\n`).join('');

/** A list from source texts, one a line. */
export const listOf = (codes: readonly string[]): string => (codes.length === 0 ? '[]' : `[\n${inLines(codes, ',')}]`);

/** An object of members as they are written, one a line. */
export const membersOf = (members: readonly string[]): string => (members.length === 0 ? '{}' : `{\n${inLines(members, ',')}}`);

/** An object from keys and source texts of values. */
export const objectOf = (entries: readonly (readonly [string, string])[]): string =>
  membersOf(entries.map(([name, code]) => `${key(name)}: ${code}`));

/** A type from its members, one a line. */
export const typeMembers = (members: readonly string[]): string => `{\n${inLines(members, ';')}}`;

/** A list of plain values, a line. */
export const rowOf = (codes: readonly string[]): string => `[${codes.join(', ')}]`;

/** An object of plain values, a line. */
export const recordOf = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0 ? '{}' : `{ ${entries.map(([name, code]) => `${key(name)}: ${code}`).join(', ')} }`;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Data as source text: plain values together are a line, all else has one member a line. A property that is undefined is left out. */
export const data = (value: unknown): string => {
  if (isPlain(value)) return literal(value);
  if (Array.isArray(value)) return value.every(isPlain) ? rowOf(value.map(literal)) : listOf(value.map(data));
  const entries = Object.entries(value as object).filter(([, part]) => part !== undefined);
  const codes = entries.map(([name, part]) => [name, data(part)] as const);
  return entries.every(([, part]) => isPlain(part)) ? recordOf(codes) : objectOf(codes);
};

// How data stands in a file: on one line where it fits, else a part a line; plain values share lines, as words do.

/** The longest line, where no single text is longer. */
export const widest = 140;

/** How one language spells data. */
export interface Spelling {
  readonly scalar: (value: unknown) => string;
  readonly key: (name: string) => string;
  /** Whether a name stands without quotes. */
  readonly isBare: (name: string) => boolean;
  /** Whether a comma follows the last part too, where the parts stand on lines of their own. */
  readonly trailing: boolean;
}

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;
// characters that are spelt longer than they are count as one: such a line may end a little late
const widthOf = (value: unknown): number => (typeof value === 'string' ? value.length + 2 : String(value).length);

/** How much of a room is left after the value on one line; less than nothing where it does not fit. */
const left = (value: unknown, room: number, spelling: Spelling): number => {
  if (!isWhole(value)) return room - widthOf(value);
  let rest = room - 2;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length && rest >= 0; at += 1) rest = left(value[at], at === 0 ? rest : rest - 2, spelling);
    return rest;
  }
  for (const name in value) {
    const part = (value as Record<string, unknown>)[name];
    // colon, comma and spaces, and quotes
    if (part !== undefined) rest = left(part, rest - name.length - (spelling.isBare(name) ? 4 : 6), spelling);
    if (rest < 0) return rest;
  }
  return rest;
};

type Named = readonly [before: string, part: unknown];
// a property that is undefined is left out
const partsOf = (value: object, { key }: Spelling): readonly Named[] =>
  Array.isArray(value)
    ? value.map((part: unknown) => ['', part])
    : Object.entries(value).flatMap(([name, part]): Named[] => (part === undefined ? [] : [[`${key(name)}: `, part]]));

const onOneLine = (value: unknown, spelling: Spelling): string => {
  if (!isWhole(value)) return spelling.scalar(value);
  let line = '';
  if (Array.isArray(value)) {
    for (const part of value as readonly unknown[]) line += `${line === '' ? '' : ', '}${onOneLine(part, spelling)}`;
    return `[${line}]`;
  }
  for (const [name, part] of Object.entries(value) as [string, unknown][])
    if (part !== undefined) line += `${line === '' ? '{ ' : ', '}${spelling.key(name)}: ${onOneLine(part, spelling)}`;
  return line === '' ? '{}' : `${line} }`;
};

interface Place {
  readonly depth: number;
  /** How many columns stand before it on its line. */
  readonly column: number;
  /** How many follow it on its last one. */
  readonly after: number;
}

const isPlain = (value: unknown): boolean => !isWhole(value) || (Array.isArray(value) && !value.some(isWhole));

const inLines = (parts: readonly Named[], spelling: Spelling, depth: number): string => {
  const indent = '  '.repeat(depth);
  let text = '';
  let column = 0;
  let shares = false;
  for (const [before, value] of parts) {
    const part = before + laidOut(value, spelling, { depth, column: indent.length + before.length, after: 1 });
    const mayShare = part.length < widest && isPlain(value);
    // the comma that follows counts
    const fits = shares && mayShare && column + part.length + 2 < widest;
    text += text === '' ? indent : fits ? ', ' : `,\n${indent}`;
    column = (fits ? column + 2 : indent.length) + part.length;
    text += part;
    shares = mayShare;
  }
  return text;
};

/** Data as text. Its first line begins at a column; further ones are indented by its depth. */
export const laidOut = (value: unknown, spelling: Spelling, { depth, column, after }: Place): string => {
  if (!isWhole(value) || left(value, widest - column - after, spelling) >= 0) return onOneLine(value, spelling);
  const parts = partsOf(value, spelling);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const [only] = parts;
  // around a single part the brackets need no lines of their own
  if (only !== undefined && parts.length === 1 && isWhole(only[1])) {
    const space = Array.isArray(value) ? '' : ' ';
    const before = open + space + only[0];
    const inner = laidOut(only[1], spelling, { depth, column: column + before.length, after: after + 1 + space.length });
    return before + inner + space + close;
  }
  return `${open}\n${inLines(parts, spelling, depth + 1)}${spelling.trailing ? ',' : ''}\n${'  '.repeat(depth)}${close}`;
};

const jsonSpelling: Spelling = {
  scalar: (value) => JSON.stringify(value ?? null),
  key: (name) => JSON.stringify(name),
  isBare: () => false,
  trailing: false,
};

/** Data as a JSON file that people can read. */
export const jsonText = (value: unknown): string => `${laidOut(value, jsonSpelling, { depth: 0, column: 0, after: 0 })}\n`;

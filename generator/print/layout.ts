// How data stands in a file: on one line where it fits, else a part a line; small values share lines, as words do, and brackets
// that would stand alone share theirs.

/** The longest line, where no single text is longer. */
export const widest = 140;

/** How one language spells data. */
export interface Spelling {
  readonly scalar: (value: unknown) => string;
  readonly key: (name: string) => string;
  /** Whether a comma follows the last part too, where the parts stand on lines of their own. */
  readonly trailing: boolean;
  /** Whether what is one word stands before what has parts: a block then opens at the end of a line, and its end says nothing more. */
  readonly wordsFirst?: boolean;
  /** Holds the pieces of all parts of parts, for texts that are made again and again of values that stay the same objects. */
  readonly kept?: WeakMap<object, Piece>;
}

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A value before it has a place. */
interface Piece {
  /** How a value without parts is spelt. */
  readonly text: string;
  /** How wide the whole of it is on one line; some number beyond a page where it does not fit one. */
  readonly width: number;
  readonly isList: boolean;
  readonly parts: readonly Part[];
  /** Whether others may stand on its line: words, lists of words and small objects may. */
  readonly isSmall: boolean;
  /** How a piece that is kept was written the last time. */
  readonly last?: { laid?: Laid };
}
/** The lines of a piece, with the place that they were made for, and the column that they end in. */
interface Laid extends Place {
  readonly text: string;
  readonly end: number;
  readonly isBroken: boolean;
}
interface Place {
  readonly depth: number;
  /** How many columns stand before it on its line. */
  readonly column: number;
  /** How many follow it on its last one. */
  readonly after: number;
}
interface Part {
  /** Its name in an object. */
  readonly before: string;
  readonly piece: Piece;
}

const noParts: readonly Part[] = [];
const widestSmall = 60;

/** How wide some parts are on one line, each with what stands between it and the next. */
const widthOf = (parts: readonly Part[]): number => {
  let width = 0;
  for (const { before, piece } of parts) width += before.length + piece.width + 2;
  return width;
};

/** Makes pieces of values. The names of a file are few and come often, so each is spelt once. */
class Pieces {
  readonly #spelling: Spelling;
  readonly #names = new Map<string, string>();

  constructor(spelling: Spelling) {
    this.#spelling = spelling;
  }

  #name(name: string): string {
    let before = this.#names.get(name);
    if (before === undefined) this.#names.set(name, (before = `${this.#spelling.key(name)}: `));
    return before;
  }

  #parts(value: object, depth: number): readonly Part[] {
    if (Array.isArray(value)) return (value as readonly unknown[]).map((part) => ({ before: '', piece: this.of(part, depth + 1) }));
    const [parts, wholes]: [Part[], Part[]] = [[], []];
    for (const name of Object.keys(value)) {
      const part = (value as Record<string, unknown>)[name];
      // a property that is undefined is left out
      if (part === undefined) continue;
      const isLater = this.#spelling.wordsFirst === true && isWhole(part);
      (isLater ? wholes : parts).push({ before: this.#name(name), piece: this.of(part, depth + 1) });
    }
    return wholes.length === 0 ? parts : [...parts, ...wholes];
  }

  of(value: unknown, depth: number): Piece {
    const kept = depth === 2 && isWhole(value) ? this.#spelling.kept : undefined;
    if (kept === undefined || !isWhole(value)) return this.#fresh(value, depth);
    const known = kept.get(value) ?? { ...this.#fresh(value, depth), last: {} };
    kept.set(value, known);
    return known;
  }

  #fresh(value: unknown, depth: number): Piece {
    if (!isWhole(value)) {
      const text = this.#spelling.scalar(value);
      return { text, width: text.length, isList: false, parts: noParts, isSmall: text.length < widest };
    }
    const isList = Array.isArray(value);
    const parts = this.#parts(value, depth);
    if (parts.length === 0) return { text: isList ? '[]' : '{}', width: 2, isList, parts: noParts, isSmall: true };
    // the comma that the last part lacks is the room of the brackets
    const width = widthOf(parts) + (isList ? 0 : 2);
    const isSmall = width <= widestSmall || (isList && width <= widest && parts.every(({ piece }) => piece.parts === noParts));
    return { text: '', width, isList, parts, isSmall };
  }
}

/** Writes pieces one after the other, and knows the column that it has come to. */
class Page {
  text = '';
  #column: number;
  readonly #trailing: boolean;

  constructor(column: number, trailing: boolean) {
    this.#column = column;
    this.#trailing = trailing;
  }

  #put(text: string): void {
    this.text += text;
    this.#column += text.length;
  }

  #line(depth: number): void {
    this.text += `\n${'  '.repeat(depth)}`;
    this.#column = 2 * depth;
  }

  #flat({ text, isList, parts }: Piece): void {
    if (parts === noParts) return this.#put(text);
    this.#put(isList ? '[' : '{ ');
    let comma = '';
    for (const { before, piece } of parts) {
      this.#put(comma + before);
      this.#flat(piece);
      comma = ', ';
    }
    this.#put(isList ? ']' : ' }');
  }

  /** The part that a piece may end with on further lines while all before it keep its first: `{ "name": "steps", "of": [`. */
  #tail({ isList, parts }: Piece, column: number, depth: number): Part | undefined {
    const last = parts.at(-1);
    if (last === undefined || (isList && parts.length > 1)) return undefined;
    // a text gains nothing by a line of its own where it is longer than any line; a comma after it wants one
    if (last.piece.parts === noParts && (this.#trailing || 2 * depth + 3 + last.before.length + last.piece.width <= widest))
      return undefined;
    const before = widthOf(parts) - last.piece.width - 2;
    return column + 2 + before < widest ? last : undefined;
  }

  /** A piece whose last line is followed by some columns; whether it took more lines than one. */
  write(piece: Piece, depth: number, after: number): boolean {
    const { last } = piece;
    if (last === undefined) return this.#write(piece, depth, after);
    const column = this.#column;
    if (last.laid?.column !== column || last.laid.depth !== depth || last.laid.after !== after) {
      const own = new Page(column, this.#trailing);
      const isBroken = own.#write(piece, depth, after);
      last.laid = { depth, column, after, text: own.text, end: own.#column, isBroken };
    }
    this.text += last.laid.text;
    this.#column = last.laid.end;
    return last.laid.isBroken;
  }

  #write(piece: Piece, depth: number, after: number): boolean {
    const { width, isList, parts } = piece;
    if (parts === noParts || this.#column + width + after <= widest) {
      this.#flat(piece);
      return false;
    }
    const tail = this.#tail(piece, this.#column, depth);
    if (tail === undefined) this.#inLines(piece, depth);
    else {
      this.#put(isList ? '[' : '{ ');
      for (const part of parts) {
        this.#put(part.before);
        if (part === tail) this.write(tail.piece, depth, after + 2);
        else {
          this.#flat(part.piece);
          this.#put(', ');
        }
      }
      this.#put(isList ? ']' : ' }');
    }
    return true;
  }

  #inLines({ isList, parts }: Piece, depth: number): void {
    this.#put(isList ? '[' : '{');
    // what the part before it leaves to a part: its line, its closing bracket, or nothing
    let offers: 'line' | 'bracket' | 'nothing' = 'nothing';
    for (const [index, { before, piece }] of parts.entries()) {
      const fits = this.#column + before.length + piece.width + 3 <= widest;
      const isBroken = piece.parts !== noParts && 2 * depth + 2 + before.length + piece.width >= widest;
      const follows =
        offers === 'line'
          ? fits && piece.isSmall
          : offers === 'bracket' && isBroken && this.#tail(piece, 2 * depth + 2, depth + 1) === undefined;
      if (index > 0) this.#put(follows ? ', ' : ',');
      if (!follows) this.#line(depth + 1);
      this.#put(before);
      if (this.write(piece, depth + 1, 1)) offers = isList ? 'bracket' : 'nothing';
      else offers = piece.isSmall ? 'line' : 'nothing';
    }
    if (this.#trailing) this.#put(',');
    this.#line(depth);
    this.#put(isList ? ']' : '}');
  }
}

/** Data as text. Its first line begins at a column; further ones are indented by its depth. */
export const laidOut = (value: unknown, spelling: Spelling, { depth, column, after }: Place): string => {
  const page = new Page(column, spelling.trailing);
  page.write(new Pieces(spelling).of(value, 0), depth, after);
  return page.text;
};

const escapedInJson = /[^ !#-[\]-\uD7FF\uE000-\uFFFF]/;
// most texts need no escape, and to ask costs less than JSON.stringify
const quoted = (text: string): string => (escapedInJson.test(text) ? JSON.stringify(text) : `"${text}"`);

const jsonSpelling: Spelling = {
  scalar: (value) => (typeof value === 'string' ? quoted(value) : JSON.stringify(value ?? null)),
  key: quoted,
  trailing: false,
};

/** Data as a JSON file that people can read. */
export const jsonText = (value: unknown, spelling = jsonSpelling): string =>
  `${laidOut(value, spelling, { depth: 0, column: 0, after: 0 })}\n`;

const declarations: Spelling = { ...jsonSpelling, wordsFirst: true, kept: new WeakMap() };

/** Lists of declarations as such a file. A declaration that is the same object as in an earlier one is not laid out again. */
export const declarationsText = (lists: object): string => jsonText(lists, declarations);

// How data stands in a file: on one line where it fits, else on as many as it fills. What is one word or small shares lines, as words
// do; the last part of an object may begin on a line and go on below it; brackets close where their last part ends.

/** The longest line, where no single text is longer. */
export const widest = 140;

/** How one language spells data. */
export interface Spelling {
  readonly scalar: (value: unknown) => string;
  readonly key: (name: string) => string;
  /** Whether a comma follows the last part too, where the brackets stand on lines of their own. */
  readonly trailing: boolean;
  /** Whether what is one word stands before what has parts: the long part of a declaration then comes last. */
  readonly wordsFirst?: boolean;
}
interface Place {
  /** How far its lines are moved in; the brackets of it stand there. */
  readonly depth: number;
  /** How many columns stand before it on its line. */
  readonly column: number;
  /** How many follow it on its last one. */
  readonly after: number;
  /** Whether its brackets have lines of their own where it takes several; they have. */
  readonly isOpen?: boolean;
}
interface Part {
  /** Its name in an object. */
  readonly before: string;
  readonly value: unknown;
  /** How many columns follow it on its last line. */
  readonly after: number;
}
/** A value that takes several lines, while it is written. */
interface Broken {
  readonly isList: boolean;
  readonly isOpen: boolean;
  readonly parts: readonly Part[];
}

const widestSmall = 60;
/** Whether a value has parts. */
const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Writes values one after the other, and knows the column that it has come to. */
class Page {
  text = '';
  #column: number;
  #indent: number;
  readonly #spelling: Spelling;
  /** The names of a file are few and come often, so each is spelt once. */
  readonly #names = new Map<string, string>();
  /** What parts of parts are on one line. */
  readonly #flats = new Map<object, string | undefined>();

  constructor(spelling: Spelling, { depth, column }: Place) {
    [this.#spelling, this.#indent, this.#column] = [spelling, 2 * depth, column];
  }

  #put(text: string): void {
    this.text += text;
    this.#column += text.length;
  }

  #line(indent: number): void {
    this.text += `\n${' '.repeat(indent)}`;
    this.#column = this.#indent = indent;
  }

  #name(name: string): string {
    let before = this.#names.get(name);
    if (before === undefined) this.#names.set(name, (before = `${this.#spelling.key(name)}: `));
    return before;
  }

  /** The names of an object's parts, in order; a property that is undefined is left out. */
  #namesOf(value: object): readonly string[] {
    const [words, wholes]: [string[], string[]] = [[], []];
    const isSorted = this.#spelling.wordsFirst === true;
    for (const name of Object.keys(value)) {
      const part = (value as Record<string, unknown>)[name];
      if (part !== undefined) (isSorted && isWhole(part) ? wholes : words).push(name);
    }
    return wholes.length === 0 ? words : [...words, ...wholes];
  }

  /** A value on one line; nothing where it would be wider than a page and has parts. */
  #flat(value: unknown): string | undefined {
    if (typeof value !== 'object' || value === null) return this.#spelling.scalar(value);
    if (this.#flats.has(value)) return this.#flats.get(value);
    const text = this.#joined(value);
    this.#flats.set(value, text);
    return text;
  }

  #joined(value: object): string | undefined {
    let text = '';
    if (Array.isArray(value)) {
      for (const part of value as readonly unknown[]) {
        const flat = this.#flat(part);
        if (flat === undefined || text.length + flat.length > widest) return undefined;
        text += (text === '' ? '' : ', ') + flat;
      }
      return `[${text}]`;
    }
    const of = value as Record<string, unknown>;
    for (const name of this.#namesOf(value)) {
      const flat = this.#flat(of[name]);
      if (flat === undefined || text.length + flat.length > widest) return undefined;
      text += (text === '' ? '' : ', ') + this.#name(name) + flat;
    }
    return text === '' ? '{}' : `{ ${text} }`;
  }

  #width(value: unknown): number {
    return this.#flat(value)?.length ?? Number.POSITIVE_INFINITY;
  }

  #partsOf(value: object, after: number): readonly Part[] {
    if (Array.isArray(value)) {
      const last = value.length - 1;
      return (value as readonly unknown[]).map((part, at) => ({ before: '', value: part, after: at === last ? after : 1 }));
    }
    const of = value as Record<string, unknown>;
    const names = this.#namesOf(value);
    return names.map((name, at) => ({ before: this.#name(name), value: of[name], after: at === names.length - 1 ? after : 1 }));
  }

  /** What of a value must stand on the line that it begins on. */
  #head(value: unknown): number {
    if (!isWhole(value)) return this.#width(value) + 1;
    if (Array.isArray(value) && !isWhole(value[0])) return 1;
    const [first] = this.#partsOf(value, 1);
    if (first === undefined) return 3;
    const width = this.#width(first.value);
    if (width <= widest) return 3 + first.before.length + width;
    return Object.keys(value).length === 1 ? 2 + first.before.length + this.#head(first.value) : 2;
  }

  /** Whether a part begins on the line that the ones before it have come to. */
  #follows(part: Part, at: number, { isList, isOpen, parts }: Broken): boolean {
    if (at === 0 && isOpen) return false;
    const { before, value, after } = part;
    const isLast = at === parts.length - 1;
    const room = widest - this.#column - (at === 0 && isList ? 0 : 1) - before.length - after;
    const fits = this.#width(value) <= room;
    if (!isWhole(value)) {
      // a text gains nothing by a line of its own where it is longer than any line
      return fits || (isLast && (at === 0 || !isList) && this.#indent + 2 + before.length + this.#width(value) + after > widest);
    }
    if (fits) return !isList || (at > 0 && this.#isSmall(value) && this.#isSmall(parts[at - 1]?.value));
    // what is whole on a line of its own has that
    if (at > 0 && this.#indent + 2 + before.length + this.#width(value) + after <= widest) return false;
    return isLast && (!isList || at === 0) && this.#head(value) < room + after;
  }

  #isSmall(value: unknown): boolean {
    return this.#width(value) <= widestSmall;
  }

  /** Writes a value, and says whether it took more lines than one. Where it is open, its brackets have lines of their own. */
  write(value: unknown, after: number, isOpen = false): boolean {
    const room = widest - this.#column - after;
    const flat = this.#flat(value);
    if (flat !== undefined && (!isWhole(value) || flat.length <= room)) {
      this.#put(flat);
      return false;
    }
    if (!isWhole(value)) return false;
    const isList = Array.isArray(value);
    const parts = this.#partsOf(value, isOpen ? 1 : after + (isList ? 1 : 2));
    const indent = this.#indent;
    this.#put(isList ? '[' : '{');
    let isBroken = false;
    for (const [at, part] of parts.entries()) {
      if (at > 0) this.#put(',');
      const follows = !isBroken && this.#follows(part, at, { isList, isOpen, parts });
      if (!follows) this.#line(indent + 2);
      else if (at > 0 || !isList) this.#put(' ');
      this.#put(part.before);
      isBroken = this.write(part.value, part.after);
    }
    if (isOpen && this.#spelling.trailing) this.#put(',');
    if (isOpen) this.#line(indent);
    else if (!isList) this.#put(' ');
    this.#put(isList ? ']' : '}');
    return true;
  }
}

/** Data as text. Its first line begins at a column; its last bracket stands as deep as it does. */
export const laidOut = (value: unknown, spelling: Spelling, place: Place): string => {
  const page = new Page(spelling, place);
  page.write(value, place.after, place.isOpen ?? true);
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
export const jsonText = (value: unknown): string => `${laidOut(value, jsonSpelling, { depth: 0, column: 0, after: 0 })}\n`;

const declarations: Spelling = { ...jsonSpelling, wordsFirst: true };
const declarationText = (it: unknown): string => laidOut(it, declarations, { depth: 2, column: 4, after: 1, isOpen: false });

/** A list of declarations in such a file, each declaration a block; or what else the file says under this name. */
export const declarationsText = (name: string, list: unknown): string => {
  const before = `  ${quoted(name)}: `;
  if (Array.isArray(list) && list.length > 0 && list.every(isWhole))
    return `${before}[\n${list.map((it) => `    ${declarationText(it)}`).join(',\n')}\n  ]`;
  return before + laidOut(list, declarations, { depth: 1, column: before.length, after: 1 });
};

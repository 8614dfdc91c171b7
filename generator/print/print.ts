// Our words for TypeScript: the only file that builds code, through ts-morph's writer.
import CodeBlockWriter from 'code-block-writer';
import { laidOut, type Spelling, widest } from './layout';

const unsafeInSource = /[\u2028\u2029\uFEFF]|<(?=\/script|!--)/gi;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Data as source text: the one door through which an author's words reach code. */
export const literal = (value: unknown): string =>
  value === undefined ? 'undefined' : JSON.stringify(value).replace(unsafeInSource, escaped);

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
    .flatMap((line) => (indent + line.length + 7 <= widest ? [line] : linesOf(line, widest - indent - 3)));

/** A documentation comment that its own text can never close. */
export const comment = (text: string, indent = 0): string => {
  const lines = commentLines(text, indent);
  const margin = `\n${' '.repeat(indent)}`;
  return lines.length === 1 ? `/** ${lines[0]} */` : ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join(margin);
};

/** A union of string literals; `never` where there is none. */
export const union = (options: readonly string[]): string => (options.length === 0 ? 'never' : options.map(literal).join(' | '));

/** An object literal from keys and source texts of values. */
export const objectOf = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0 ? '{}' : `{ ${entries.map(([name, code]) => `${key(name)}: ${code}`).join(', ')} }`;

const spelling: Spelling = { scalar: literal, key, trailing: true };

/** Data as source text, over as many lines as it needs; it begins at a column of its line. A property that is undefined is left out. */
export const data = (value: unknown, depth = 0, column = 2 * depth): string => laidOut(value, spelling, { depth, column, after: 1 });

const relative = (from: string, to: string): string => {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  while (here.length > 0 && there.length > 1 && here[0] === there[0]) {
    here.shift();
    there.shift();
  }
  return `${here.length === 0 ? './' : '../'.repeat(here.length)}${there.join('/')}`;
};

const writer = (): CodeBlockWriter => new CodeBlockWriter({ indentNumberOfSpaces: 2, newLine: '\n' });

interface Import {
  /** Imported names, and what they are called here. */
  readonly locals: Map<string, string>;
  readonly values: Set<string>;
}

/**
 * One generated TypeScript file. Paths are relative to the out folder, without extension for imports:
 * `new Module('client/booking.ts', 'The calls about bookings.')`.
 */
export class Module {
  readonly path: string;
  readonly #says: string;
  readonly #imports = new Map<string, Import>();
  readonly #names = new Set<string>();
  #finished = '';
  // asked of the text itself, this would weigh all of it at every blank line
  #endsBlank = false;
  #body = writer();

  constructor(path: string, says: string) {
    this.path = path;
    this.#says = says;
  }

  #import(file: string, name: string): Import & { readonly local: string } {
    const known = this.#imports.get(file) ?? { locals: new Map<string, string>(), values: new Set<string>() };
    this.#imports.set(file, known);
    const local = known.locals.get(name) ?? this.#freeName(name);
    known.locals.set(name, local);
    this.#names.add(local);
    return { ...known, local };
  }

  #freeName(name: string): string {
    return this.#names.has(name) ? this.#freeName(`${name}_`) : name;
  }

  /** Keeps a name for a declaration of this file: an import of the same name gets another. */
  declares(name: string): string {
    this.#names.add(name);
    return name;
  }

  /**
   * Imports a type from another generated file (`model/entities`) or a package (`npm:effector`), and returns what it is called
   * here: its name, unless that is taken.
   */
  type(from: string, name: string): string {
    return `${from}.ts` === this.path ? name : this.#import(from, name).local;
  }

  /** Imports a value, and returns what it is called here. */
  value(from: string, name: string): string {
    if (`${from}.ts` === this.path) return name;
    const { values, local } = this.#import(from, name);
    values.add(name);
    return local;
  }

  // the writer weighs every character, which costs much in a long text, and at the margin there is nothing to indent
  #atMargin(): boolean {
    if (this.#body.getIndentationLevel() > 0) return false;
    if (this.#body.getLength() > 0) {
      const text = this.#body.toString();
      this.#finished += text;
      this.#endsBlank = text.endsWith('\n\n');
      this.#body = writer();
    }
    return true;
  }

  /** One statement or any finished text, on lines of its own. */
  line(text: string): this {
    if (!this.#atMargin()) this.#body.writeLine(text);
    else {
      this.#finished += `${text}\n`;
      this.#endsBlank = text === '' || text.endsWith('\n');
    }
    return this;
  }

  blank(): this {
    if (!this.#atMargin()) this.#body.blankLineIfLastNot();
    else if (!this.#endsBlank) this.line('');
    return this;
  }

  doc(text: string | undefined): this {
    return text ? this.line(comment(text)) : this;
  }

  /** `head {`, the indented body, `}tail`. */
  block(head: string, body: () => void, tail = ''): this {
    this.#body.write(`${head} `).inlineBlock(body).write(tail).newLine();
    return this;
  }

  /** The same in brackets of a list. */
  listing(head: string, items: readonly string[], tail = ''): this {
    this.#body.write(`${head} [`).newLine();
    this.#body.indent(() => {
      for (const item of items) this.#body.writeLine(`${item},`);
    });
    this.#body.write(`]${tail}`).newLine();
    return this;
  }

  #importLines(): string[] {
    const lines: string[] = [];
    for (const [file, { locals, values }] of [...this.#imports].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const from = literal(file.startsWith('npm:') ? file.slice(4) : relative(this.path, file));
      const spelt = (name: string): string => (locals.get(name) === name ? name : `${name} as ${locals.get(name)}`);
      const types = [...locals.keys()].filter((name) => !values.has(name)).toSorted();
      const names = [...[...values].toSorted().map(spelt), ...types.map((name) => `${values.size > 0 ? 'type ' : ''}${spelt(name)}`)];
      lines.push(`import ${values.size > 0 ? '' : 'type '}{ ${names.join(', ')} } from ${from};`);
    }
    return lines;
  }

  toString(): string {
    const head = `// ${this.#says}\n// Written by the generator from the spec; change the spec, not this file.\n`;
    const imports = this.#importLines();
    return `${head}${imports.length > 0 ? `${imports.join('\n')}\n` : ''}\n${`${this.#finished}${this.#body.toString()}`.trim()}\n`;
  }
}

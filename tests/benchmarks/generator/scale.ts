// A spec many times as large: every subject copied, with exports, paths, codes and keys renamed so that nothing clashes.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { ts } from 'ts-morph';
import { listFiles } from '../../../generator/disk/disk';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
/** The facts of the spec that every copy of it needs. */
interface Original {
  readonly folder: string;
  /** Exports that all copies share, since the app itself names them. */
  readonly shared: ReadonlySet<string>;
  /** All other exports of files that are copied. */
  readonly exported: ReadonlySet<string>;
  /** Those of them that texts name in braces. */
  readonly constants: ReadonlySet<string>;
  /** The key fields of entities: a path's parameter means the one entity with its key. */
  readonly keys: readonly string[];
  readonly files: readonly string[];
}

const stays = (file: string): boolean => file === 'app.ts' || file === 'product.ts' || file.startsWith('language/');
const parse = (name: string, text: string): ts.SourceFile => ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);

/** `booking/booking.model.ts` -> `booking-3/booking.model.ts` */
const copied = (file: string, copy: number): string => {
  const [first = '', ...rest] = file.split('/');
  return rest.length > 0 ? [`${first}-${copy}`, ...rest].join('/') : first.replace(/(\.ts)?$/, `-${copy}$1`);
};

const exportsOf = (text: string): readonly string[] => [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

const readOriginal = (folder: string): Original => {
  const files = listFiles(folder).filter((file) => /\.(ts|md)$/.test(file) && !stays(file));
  const texts = files.filter((file) => file.endsWith('.ts')).map((file) => readFileSync(join(folder, file), 'utf8'));
  const app = readFileSync(join(folder, 'app.ts'), 'utf8');
  const [, visitor = ''] = /visitor: (?:\w+\.)?(\w+)/.exec(app) ?? [];
  const [, defaultErrors = ''] = /defaultErrors: \{([^}]*)\}/.exec(app) ?? [];
  const shared = new Set([visitor, ...defaultErrors.split(',').flatMap((part) => /(\w+)\s*$/.exec(part.trim())?.[1] ?? [])]);
  return {
    folder,
    shared,
    exported: new Set(texts.flatMap(exportsOf).filter((name) => !shared.has(name))),
    constants: new Set(texts.flatMap((text) => [...text.matchAll(/^export const (\w+) = constant\(/gm)].map(([, name = '']) => name))),
    keys: [
      ...new Set(
        texts.flatMap((text) => [...text.matchAll(/^ {2}key: '(\w+)'|, key: '(\w+)'/gm)].map(([, one, other]) => one ?? other ?? '')),
      ),
    ],
    files,
  };
};

const isLanguage = (from: string): boolean => /(^|\/)language\//.test(from);

class SpecCopy {
  readonly #edits: Edit[] = [];
  /** Names that the file has from the language stay what they are. */
  readonly #words = new Set<string>();
  readonly #file: string;
  readonly #copy: number;
  readonly #of: Original;

  constructor(file: string, copy: number, of: Original) {
    [this.#file, this.#copy, this.#of] = [file, copy, of];
  }

  text(source: string): string {
    const file = parse(this.#file, source);
    for (const node of file.statements) if (ts.isImportDeclaration(node)) this.#import(node);
    const ownShared = exportsOf(source).filter((name) => this.#of.shared.has(name));
    for (const node of file.statements) {
      if (ts.isImportDeclaration(node)) continue;
      const declares =
        ts.isVariableStatement(node) && node.declarationList.declarations.some(({ name }) => ownShared.includes(name.getText()));
      if (declares) this.#edits.push({ start: node.getStart(), end: node.getEnd(), text: '' });
      else this.#visit(node);
    }
    const edited = this.#edits
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, { start, end, text: by }) => `${text.slice(0, start)}${by}${text.slice(end)}`, source);
    // all copies share the visitor, and so the names of its fields
    const key = new RegExp(`(?<!visitor\\.)\\b(${this.#of.keys.join('|')})\\b`, 'g');
    const keyed = this.#of.keys.length === 0 ? edited : edited.replace(key, `$1_${this.#copy}`);
    const wanted = ownShared.filter((name) => new RegExp(`\\b${name}\\b`).test(keyed));
    return wanted.length === 0 ? keyed : `import { ${wanted.join(', ')} } from '${this.#from(this.#file)}';\n${keyed}`;
  }

  #named(name: string): string {
    return `${name}_${this.#copy}`;
  }
  #isRenamed(name: string): boolean {
    return this.#of.exported.has(name) && !this.#words.has(name);
  }
  /** A module specifier that leads from the copy to a file of the spec. */
  #from(file: string): string {
    const path = posix.relative(posix.dirname(copied(this.#file, this.#copy)), file.replace(/\.ts$/, ''));
    return path.startsWith('.') ? path : `./${path}`;
  }
  #replace(node: ts.Node, text: string): void {
    this.#edits.push({ start: node.getStart(), end: node.getEnd(), text });
  }

  #import(node: ts.ImportDeclaration): void {
    const from = (node.moduleSpecifier as ts.StringLiteral).text;
    const named = node.importClause?.namedBindings;
    const elements = named !== undefined && ts.isNamedImports(named) ? named.elements : [];
    const target = posix.normalize(posix.join(posix.dirname(this.#file), from));
    if (!from.startsWith('.') || target.startsWith('..') || isLanguage(from) || stays(`${target}.ts`)) {
      for (const { name } of elements) this.#words.add(name.text);
      return;
    }
    const isShared = ({ name, propertyName = name }: ts.ImportSpecifier): boolean => this.#of.shared.has(propertyName.text);
    const shared = elements.filter(isShared).map((element) => element.getText());
    const own = elements
      .filter((element) => !isShared(element))
      .map(({ name, propertyName }) => {
        if (!propertyName) return this.#named(name.text);
        // the file's own name for it stays
        this.#words.add(name.text);
        return `${this.#named(propertyName.text)} as ${name.text}`;
      });
    const lines = [
      ...(shared.length > 0 ? [`import { ${shared.join(', ')} } from '${this.#from(target)}';`] : []),
      ...(own.length > 0 ? [`import { ${own.join(', ')} } from '${this.#from(copied(target, this.#copy))}';`] : []),
    ];
    this.#replace(node, lines.join('\n'));
  }

  #visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) this.#identifier(node);
    else if (ts.isStringLiteral(node)) this.#string(node);
    else ts.forEachChild(node, (inner) => this.#visit(inner));
  }

  #identifier(node: ts.Identifier): void {
    const { parent } = node;
    if (!this.#isRenamed(node.text)) return;
    if (ts.isPropertyAssignment(parent) && parent.name === node) return;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return;
    if (ts.isShorthandPropertyAssignment(parent)) this.#replace(node, `${node.text}: ${this.#named(node.text)}`);
    else this.#replace(node, this.#named(node.text));
  }

  #string(node: ts.StringLiteral): void {
    const text = node.text.replace(/\{(\w+)\}/g, (slot, name: string) => (this.#of.constants.has(name) ? `{${this.#named(name)}}` : slot));
    const told = this.#told(node, text);
    if (told !== node.text) this.#replace(node, JSON.stringify(told));
  }

  /** A text that must not stand twice in an app. */
  #told(node: ts.StringLiteral, text: string): string {
    const { parent } = node;
    const word = (call: ts.Node): string => (ts.isCallExpression(call) ? call.expression.getText() : '');
    if (ts.isCallExpression(parent) && parent.arguments[0] === node) {
      if (word(parent) === 'call') return text.replace(' /', ` /copy${this.#copy}/`);
      if (word(parent) === 'route') return text === '*' ? `/copy${this.#copy}/lost` : `/copy${this.#copy}${text}`.replace(/\/$/, '');
      if (word(parent) === 'stored') return `${text}_${this.#copy}`;
      if (word(parent) === 'error') return `${text}_copy${this.#copy}`;
      if (word(parent) === 'markdown') return copied(text, this.#copy);
    }
    const key = ts.isPropertyAssignment(parent) ? parent.name.getText() : '';
    // the page that the button of a mail leads to
    if (key === 'to' && text.startsWith('/')) return `/copy${this.#copy}${text}`;
    const around = word(parent.parent.parent);
    if (key === 'name' && (around === 'event' || around === 'kept')) return `${text}_${this.#copy}`;
    return key === 'variable' ? `${text}_${this.#copy}` : text;
  }
}

const copyFile = (file: string, copy: number, { of, to }: { readonly of: Original; readonly to: string }): void => {
  const target = join(to, copied(file, copy));
  mkdirSync(dirname(target), { recursive: true });
  const source = readFileSync(join(of.folder, file), 'utf8');
  writeFileSync(target, file.endsWith('.md') ? source : new SpecCopy(file, copy, of).text(source));
};

/** The door of the larger spec: the original one, with the copies of every subject beside their original. */
const appText = (of: Original, times: number): string => {
  const text = readFileSync(join(of.folder, 'app.ts'), 'utf8');
  const copies = Array.from({ length: times - 1 }, (_, at) => at + 1);
  const moved = new Set(of.files.filter((file) => file.endsWith('.ts')).map((file) => file.split(/[/.]/)[0]));
  return text.replace(/(subjects: \[)([^\]]*)/, (_, opening: string, names: string) => {
    const own = [...names.matchAll(/'([\w-]+)'/g)].flatMap(([, name]) => (moved.has(name) ? [name] : []));
    return [opening, ...copies.flatMap((copy) => own.map((name) => `'${name}-${copy}', `)), names].join('');
  });
};

/** Writes a spec `times` as large as another into a folder; words of the language are taken from where they stand. */
export const scaleSpec = (folder: string, times: number, to: string): void => {
  const of = readOriginal(folder);
  cpSync(folder, to, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  for (let copy = 1; copy < times; copy++) for (const file of of.files) copyFile(file, copy, { of, to });
  writeFileSync(join(to, 'app.ts'), appText(of, times));
};

// The report of a spec that cannot be run: diagnostics of esbuild in our words, and what went wrong led back to the line that caused it.
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { BuildFailure, BuildResult, Message, Metafile } from 'esbuild';
import { languageDir, packageName } from '../cache/root';
import { type Diagnostic, diagnose, type Spot } from '../diagnostics/diagnostics';
import { filesIn } from '../diagnostics/spec-files';
import { nearest } from '../diagnostics/suggest';
import { bundleName, type Refused, type Thrown } from './fence';
import type { Frame, Stuck } from './stuck';

const nowhere: Spot = { kind: 'file', file: 'app.ts', line: 1, column: 1 };

const spotOf = ({ location }: Message): Spot => {
  if (location === null) return nowhere;
  // esbuild counts bytes; people count characters
  const before = Buffer.from(location.lineText).subarray(0, location.column).toString();
  return { kind: 'file', file: location.file, line: location.line, column: before.length + 1, length: Math.max(1, location.length) };
};

const exportsOf = (file: string): readonly string[] => {
  try {
    return [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function|class|interface|type) (\w+)/gm)].map(
      ([, name]) => name ?? '',
    );
  } catch {
    return [];
  }
};

const nameOfWords = (file: string): string => `${packageName}/${basename(file, '.ts')}`;
/** A file as a spec imports it: its own by the path, the language's by the name of the package. */
const asImported = (file: string, specDir: string): string => (dirname(join(specDir, file)) === languageDir ? nameOfWords(file) : file);

const unresolved = (message: Message, name: string, specDir: string): Diagnostic => {
  const from = dirname(join(specDir, message.location?.file ?? ''));
  const beside = filesIn(specDir).map((file) => {
    const path = relative(from, join(specDir, file)).replaceAll('\\', '/').replace(/\.ts$/, '');
    return path.startsWith('.') ? path : `./${path}`;
  });
  const words = filesIn(languageDir).map(nameOfWords);
  const file = dirname(name) === languageDir ? nameOfWords(name) : name;
  return diagnose('load/unresolved-import', spotOf(message), { file, didYouMean: nearest(file, [...beside, ...words]) });
};

/** The bundler's words for what has a diagnostic of its own. */
const known: readonly (readonly [RegExp, (name: string, at: Spot) => Diagnostic])[] = [
  [/^Duplicate key "([^"]+)"/, (name, at) => diagnose('load/duplicate-key', at, { name })],
  [/^The symbol "([^"]+)" has already been declared/, (name, at) => diagnose('load/declared-twice', at, { name })],
  [/^Multiple exports with the same name "([^"]+)"/, (name, at) => diagnose('load/declared-twice', at, { name })],
  [/^Cannot assign to (?:import )?"([^"]+)"/, (name, at) => diagnose('load/assigned', at, { name })],
  [/^Top-level await/, (_, at) => diagnose('load/outside', at, { name: 'await', does: 'does something later' })],
  [/^Using direct eval/, (_, at) => diagnose('load/outside', at, { name: 'eval', does: 'runs a text as code' })],
  [/^"import\.meta"/, (_, at) => diagnose('load/outside', at, { name: 'import.meta', does: 'reads where the spec lies' })],
  [
    /^The CommonJS "([^"]+)" variable/,
    (name, at) => diagnose('load/outside', at, { name, does: 'belongs to another way of importing files' }),
  ],
];

const diagnosticOf = (message: Message, specDir: string): Diagnostic | undefined => {
  const [, missing, from] =
    /No matching export in "([^"]+)" for import "([^"]+)"/.exec(message.text) ??
    [...(/Import "([^"]+)" will always be undefined because there is no matching export in "([^"]+)"/.exec(message.text) ?? [])]
      .toReversed()
      .toSpliced(0, 0, '')
      .slice(0, 3);
  if (missing !== undefined && from !== undefined) {
    const didYouMean = nearest(from, exportsOf(join(specDir, missing)));
    return diagnose('load/unknown-export', spotOf(message), { file: asImported(missing, specDir), name: from, didYouMean });
  }
  const [, name] = /Could not resolve "([^"]+)"/.exec(message.text) ?? [];
  if (name !== undefined) return unresolved(message, name, specDir);
  for (const [pattern, told] of known) {
    const found = pattern.exec(message.text);
    if (found !== null) return told(found[1] ?? '', spotOf(message));
  }
  return undefined;
};

/** Diagnostics of the bundler. Warnings that are none of ours stay warnings. */
export const diagnosticsOfBuild = (result: Error | BuildResult, specDir: string): readonly Diagnostic[] => {
  const { errors = [], warnings = [] } = result as Partial<BuildFailure>;
  if (result instanceof Error && errors.length === 0) throw result;
  const told = (message: Message, code: 'load/syntax' | 'load/suspicious'): Diagnostic =>
    diagnosticOf(message, specDir) ?? diagnose(code, spotOf(message), { what: message.text });
  return [...errors.map((it) => told(it, 'load/syntax')), ...warnings.map((it) => told(it, 'load/suspicious'))];
};

/** Imports of what is no part of a spec. */
export const diagnosticsOfImports = ({ inputs }: Metafile, specDir: string): readonly Diagnostic[] =>
  Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports
      // an import that nothing uses is left as it is written
      .filter(({ path, external }) => external === true && !/^(\.|<runtime>$|zod$|spec-to-app\/)/.test(path))
      .map(({ path }) => diagnose('load/foreign-import', { kind: 'file', ...placeOfImport(file, path, specDir) }, { name: path, file })),
  );

const placeOfImport = (file: string, name: string, specDir: string): { file: string; line: number; column: number; length: number } => {
  const lines = readFileSync(join(specDir, file), 'utf8').split('\n');
  const line = lines.findIndex((text) =>
    new RegExp(`from ['"]${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]|['"]${name}['"]`).test(text),
  );
  return { file, line: Math.max(0, line) + 1, column: Math.max(0, lines[line]?.indexOf(name) ?? 0), length: name.length + 2 };
};

const unknownName = (name: string, at: Spot, file: string): Diagnostic => {
  const known = readFileSync(file, 'utf8').matchAll(/^(?:import .*|(?:export )?const \w+)/gm);
  const names = [...known].flatMap(([line]) => line.replace(/ from .*| as /, ' ').match(/\w+/g) ?? []);
  return diagnose('load/unknown-name', { ...at, length: name.length } as Spot, { name, didYouMean: nearest(name, names) });
};

const framesOf = (stack: string): readonly Frame[] =>
  [...stack.matchAll(new RegExp(`${bundleName}:(\\d+):(\\d+)`, 'g'))].map(([, line, column]) => ({
    line: Number(line) - 1,
    column: Number(column) - 1,
  }));

/** Mistakes that show while a spec runs, led back to the line of the spec that caused them. */
export class Failures {
  readonly #map: string;
  readonly #specDir: string;

  constructor(map: string, specDir: string) {
    [this.#map, this.#specDir] = [map, specDir];
  }

  /** The innermost line that is the author's own, and none of the language. */
  #spotOf(frames: readonly Frame[]): Extract<Spot, { kind: 'file' }> | undefined {
    const sources = new SourceMap(JSON.parse(this.#map) as SourceMapPayload);
    const entries = frames.flatMap(({ line, column }) => {
      const entry = sources.findEntry(line, column);
      return 'originalSource' in entry ? [entry] : [];
    });
    const own = entries.find(({ originalSource }) => dirname(join(this.#specDir, originalSource)) !== languageDir) ?? entries[0];
    return own && { kind: 'file', file: own.originalSource, line: own.originalLine + 1, column: own.originalColumn + 1 };
  }

  ofThrow({ name, message, stack }: Thrown): Diagnostic {
    const own = this.#spotOf(framesOf(stack));
    const at = own ?? nowhere;
    const [, unknown] = /^(\w+) is not defined$/.exec(message) ?? [];
    if (unknown !== undefined && own !== undefined) return unknownName(unknown, at, join(this.#specDir, own.file));
    return name === 'SyntaxError' && message.startsWith('Invalid regular expression')
      ? diagnose('load/bad-pattern', at, { what: message.replace(/^Invalid regular expression: /, '') })
      : diagnose('load/throws', at, { what: message });
  }

  ofRefused(refused: readonly Refused[]): readonly Diagnostic[] {
    return refused.map(({ name, does, stack }) => diagnose('load/outside', this.#spotOf(framesOf(stack)) ?? nowhere, { name, does }));
  }

  ofStuck({ why, frames }: Stuck): Diagnostic {
    return diagnose(why, this.#spotOf(frames) ?? nowhere, {});
  }
}

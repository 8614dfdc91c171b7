// The report of a spec that cannot be run: diagnostics of esbuild in our words, and a throw led back to the line that threw.
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { BuildFailure, BuildResult, Message, Metafile } from 'esbuild';
import { type Diagnostic, diagnose, type Spot } from '../diagnostics/diagnostics';
import { filesIn } from '../diagnostics/spec-files';
import { nearest } from '../diagnostics/suggest';

const spotOf = ({ location }: Message): Spot => {
  if (location === null) return { kind: 'file', file: 'app.ts', line: 1, column: 1 };
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

const unresolved = (message: Message, name: string, specDir: string): Diagnostic => {
  const from = dirname(join(specDir, message.location?.file ?? ''));
  const beside = filesIn(specDir).map((file) => {
    const path = relative(from, join(specDir, file)).replaceAll('\\', '/').replace(/\.ts$/, '');
    return path.startsWith('.') ? path : `./${path}`;
  });
  return diagnose('load/unresolved-import', spotOf(message), { file: name, didYouMean: nearest(name, beside) });
};

const diagnosticOf = (message: Message, specDir: string): Diagnostic => {
  const [, missing, from] =
    /No matching export in "([^"]+)" for import "([^"]+)"/.exec(message.text) ??
    [...(/Import "([^"]+)" will always be undefined because there is no matching export in "([^"]+)"/.exec(message.text) ?? [])]
      .toReversed()
      .toSpliced(0, 0, '')
      .slice(0, 3);
  if (missing !== undefined && from !== undefined) {
    const didYouMean = nearest(from, exportsOf(join(specDir, missing)));
    return diagnose('load/unknown-export', spotOf(message), { file: missing, name: from, didYouMean });
  }
  const [, name] = /Could not resolve "([^"]+)"/.exec(message.text) ?? [];
  if (name !== undefined) return unresolved(message, name, specDir);
  const [, key] = /Duplicate key "([^"]+)"/.exec(message.text) ?? [];
  if (key !== undefined) return diagnose('load/duplicate-key', spotOf(message), { name: key });
  return diagnose('load/syntax', spotOf(message), { what: message.text });
};

/** Diagnostics of the bundler. Warnings that are none of ours stay warnings. */
export const diagnosticsOfBuild = (result: Error | BuildResult, specDir: string): readonly Diagnostic[] => {
  const { errors = [], warnings = [] } = result as Partial<BuildFailure>;
  if (result instanceof Error && errors.length === 0) throw result;
  const known = new Set(['duplicate-object-key', 'import-is-undefined']);
  return [
    ...errors.map((message) => diagnosticOf(message, specDir)),
    ...warnings.map((message) =>
      known.has(message.id) ? diagnosticOf(message, specDir) : diagnose('load/suspicious', spotOf(message), { what: message.text }),
    ),
  ];
};

/** Imports of what is no part of a spec. */
export const diagnosticsOfImports = ({ inputs }: Metafile, specDir: string): readonly Diagnostic[] =>
  Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports
      // an import that nothing uses is left as it is written
      .filter(({ path, external }) => external === true && path !== 'zod' && !path.startsWith('.'))
      .map(({ path }) => diagnose('load/foreign-import', { kind: 'file', ...placeOfImport(file, path, specDir) }, { name: path, file })),
  );

const placeOfImport = (file: string, name: string, specDir: string): { file: string; line: number; column: number; length: number } => {
  const lines = readFileSync(join(specDir, file), 'utf8').split('\n');
  const line = lines.findIndex((text) =>
    new RegExp(`from ['"]${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]|['"]${name}['"]`).test(text),
  );
  return { file, line: Math.max(0, line) + 1, column: Math.max(0, lines[line]?.indexOf(name) ?? 0), length: name.length + 2 };
};

interface Thrown {
  readonly map: string;
  readonly bundleName: string;
  readonly specDir: string;
  /** Lines that stand before the bundle's own. */
  readonly shift: number;
}

const unknownName = (name: string, at: Spot, file: string): Diagnostic => {
  const known = readFileSync(file, 'utf8').matchAll(/^(?:import .*|(?:export )?const \w+)/gm);
  const names = [...known].flatMap(([line]) => line.replace(/ from .*| as /, ' ').match(/\w+/g) ?? []);
  return diagnose('load/unknown-name', { ...at, length: name.length } as Spot, { name, didYouMean: nearest(name, names) });
};

/** A throw while the spec ran, at the line of the spec that led to it. */
export const diagnosticOfThrow = (error: unknown, { map, bundleName, specDir, shift }: Thrown): Diagnostic => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const sources = new SourceMap(JSON.parse(map) as SourceMapPayload);
  const frames = [...stack.matchAll(new RegExp(`${bundleName}:(\\d+):(\\d+)`, 'g'))].flatMap(([, line, column]) => {
    const entry = sources.findEntry(Number(line) - 1 - shift, Number(column) - 1);
    return 'originalSource' in entry ? [entry] : [];
  });
  const own = frames.find(({ originalSource }) => !/(?:^|\/)language\//.test(originalSource)) ?? frames[0];
  const at: Spot = {
    kind: 'file',
    file: own?.originalSource ?? 'app.ts',
    line: (own?.originalLine ?? 0) + 1,
    column: (own?.originalColumn ?? 0) + 1,
  };
  const what = error instanceof Error ? error.message : String(error);
  const [, name] = /^(\w+) is not defined$/.exec(what) ?? [];
  if (name !== undefined && own !== undefined) return unknownName(name, at, join(specDir, own.originalSource));
  const isPattern = error instanceof Error && error.name === 'SyntaxError' && what.startsWith('Invalid regular expression');
  return isPattern
    ? diagnose('load/bad-pattern', at, { what: what.replace(/^Invalid regular expression: /, '') })
    : diagnose('load/throws', at, { what });
};

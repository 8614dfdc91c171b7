// One run from spec to files: read, emit, compare, and write or say what differs.
import { join, relative, dirname } from 'node:path';
import { unused, type Uses } from '../check/unused';
import { type Disk, diskAt, listFiles } from '../disk/disk';
import { emitAll, keepMemory, type Memory, readMemory } from './emitting';
import type { Config } from '../disk/config';
import { CompilerThread } from './compiler-thread';
import { loadModel } from './read';
import type { Bundler } from '../load/load';
import type { Spec } from './read-bundle';
import { Reader } from './reader';
import type { Diagnostic } from '../diagnostics/diagnostics';
import type { FindPlaces } from '../diagnostics/place';
import { type Look, showDiagnostics } from '../diagnostics/show';
import { filesIn } from '../diagnostics/spec-files';
import type { Stopwatch } from './stats';
import { refusedByDisk, refusedFolder } from '../disk/refused';
import { recall, remember } from '../disk/unchanged';
import { applyPlan, type Plan, plan, type Wanted, inOrderOfPath } from '../disk/write';
import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff';
import { readFileSync } from 'node:fs';

// The readers of a spec's declarations: its own files, and the code of other folders that imports generated files.
const textsIn = (folder: string): readonly (readonly [path: string, text: string])[] =>
  listFiles(folder)
    .filter((file) => /\.(?:[mc]?[jt]sx?|md)$/.test(file))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]);

const importsFrom = (out: string, path: string, text: string): boolean =>
  [...text.matchAll(/\bfrom\s*'([^']+)'|\bimport\(\s*'([^']+)'/g)].some(([, still = '', later = '']) =>
    join(dirname(path), still || later).startsWith(`${out}/`),
  );

/** The texts in which uses are looked for. */
export const usesOf = ({ spec, out, usedIn = [] }: Pick<Config, 'spec' | 'out' | 'usedIn'>): Uses => {
  const own = filesIn(spec).map((file) => readFileSync(join(spec, file), 'utf8'));
  const files = usedIn.flatMap(textsIn);
  const code = files.filter(([path, text]) => importsFrom(out, path, text));
  return { spec: own, code: code.map(([, text]) => text), files: new Map(files) };
};

// beyond this many differing lines the shortest script is not worth the search: all is removed, all is added
const maxEditLength = 1000;

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

const hunkOfAll = (from: string, to: string) => {
  const [before, after] = [linesOf(from), linesOf(to)];
  const lines = [...before.map((line) => `-${line}`), ...after.map((line) => `+${line}`)];
  return { oldStart: 1, oldLines: before.length, newStart: 1, newLines: after.length, lines };
};

/** The unified diff of two texts; a text that is missing is the empty file. Nothing where both are the same. */
export const patch = (path: string, from: string | undefined, to: string | undefined): readonly string[] => {
  const name = (text: string | undefined, side: string): string => (text === undefined ? '/dev/null' : `${side}/${path}`);
  const [oldFileName, newFileName, before, after] = [name(from, 'a'), name(to, 'b'), from ?? '', to ?? ''];
  const found = structuredPatch(oldFileName, newFileName, before, after, undefined, undefined, { context: 3, maxEditLength });
  if (found?.hunks.length === 0) return [];
  const whole = { oldFileName, newFileName, oldHeader: undefined, newHeader: undefined, hunks: [hunkOfAll(before, after)] };
  return formatPatch(found ?? whole, FILE_HEADERS_ONLY)
    .replace(/\n$/, '')
    .split('\n');
};

/** Where a command reports: results to one side, what is wrong to the other. */
export interface Reporter {
  readonly info: (text: string) => void;
  readonly error: (text: string) => void;
  /** The side of diagnostics that a program reads; that of errors when left out. */
  readonly data?: (text: string) => void;
}
export interface Run {
  readonly config: Config;
  readonly reporter: Reporter;
  readonly clock: Stopwatch;
  /** Something was edited: nobody need look whether there is anything to do, or be told that there was nothing. */
  readonly edited?: boolean;
  /** Told which files the spec was read from. */
  readonly onRead?: (files: readonly string[]) => void;
}
/** State that outlives a run where a process makes several. */
export interface Kept {
  readonly disk: Disk;
  readonly memory: Memory;
  readonly compiler: CompilerThread;
  readonly reader: Reader;
  readonly bundler?: Bundler;
}
const threadsOf = ({ bundle }: Config): Pick<Kept, 'compiler' | 'reader'> => ({
  compiler: new CompilerThread(bundle),
  reader: new Reader(bundle),
});
export const keptFor = (config: Config): Kept => ({ disk: diskAt(config.out), memory: readMemory(config), ...threadsOf(config) });
interface Made {
  readonly made: Wanted;
  readonly files: readonly string[];
  readonly notes: string;
  readonly unused: () => readonly Diagnostic[];
}
const maxPatchLines = 300;
const maxDiffLines = 2000;
const maxNamed = 12;

const counted = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`;
const shown = (config: Config, path: string): string => relative(process.cwd(), join(config.out, path));

const tell = ({ data, error }: Reporter, notes: string): void => (data ?? error)(notes);
const lookOf = ({ diagnosticsAs }: Config): Look => ({ as: diagnosticsAs ?? 'text' });
const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

/** The whole map of files that a spec means, or nothing where it is wrong; the diagnostics are said either way. */
const make = async ({ config, reporter, clock, onRead }: Run, kept: Kept): Promise<Made | undefined> => {
  const { compiler, reader, bundler } = kept;
  const findPlaces: FindPlaces = (found, specDir) => compiler.place(found, specDir);
  const wrong = new AbortController();
  let onModel: (spec: Spec) => void = () => undefined;
  const model = new Promise<Spec>((resolve) => (onModel = resolve));
  const checked = loadModel(config.spec, { reader, onModel, findPlaces, ...(bundler && { bundler }), onBundled: () => compiler.begin() });
  const ended = checked.then(({ diagnostics }) => void (diagnostics.some(isError) && wrong.abort()));
  const spec = await clock.time('read', () => Promise.race([model, ended]));
  // the files are made while the model is checked; those of a wrong one may fail, and are thrown away
  const emitted = spec && (await emitAll(spec, { ...kept, clock, wrong: wrong.signal }).catch((error: unknown) => error as Error));
  const { model: right, allowUnused = [], diagnostics, files } = await clock.time('check', () => checked);
  onRead?.(files);
  const notes =
    diagnostics.length === 0
      ? ''
      : await clock.time('show diagnostics', () => showDiagnostics(diagnostics, config.spec, { ...lookOf(config), findPlaces }));
  if (notes !== '') tell(reporter, notes);
  if (right === undefined || emitted === undefined) {
    reporter.error('Nothing was written.');
    return undefined;
  }
  if (emitted instanceof Error) throw emitted;
  return { made: inOrderOfPath(emitted), files, notes, unused: () => unused(right, allowUnused, usesOf(config)) };
};

const reportEdited = ({ config, reporter }: Run, edited: readonly string[]): void => {
  const names = edited.map((path) => `  ${shown(config, path)}`).join('\n');
  reporter.error(
    `${edited.length === 1 ? 'This generated file was' : 'These generated files were'} changed by someone else, so nothing was written:\n${names}\n` +
      'Cure: make the change in the spec instead, then generate with --force, which replaces what was changed here.',
  );
};

const reportWritten = ({ config, reporter, clock }: Run, it: Plan): void => {
  const written = [...it.create, ...it.change];
  const lines = [...written.map((path) => `  ${shown(config, path)}`), ...it.prune.map((path) => `  ${shown(config, path)} (removed)`)];
  const more = lines.length > maxNamed ? [`  and ${lines.length - maxNamed} more`] : [];
  const removed = it.prune.length > 0 ? `, removed ${it.prune.length}` : '';
  reporter.info([...lines.slice(0, maxNamed), ...more].join('\n'));
  reporter.info(`Wrote ${counted(written.length, 'file')}${removed}; ${it.same.length} were up to date (${clock.total()})`);
};

const reportUpToDate = ({ reporter, clock, edited }: Run, many: number): void => {
  if (edited !== true) reporter.info(`Nothing to write: ${many === 1 ? '1 file is' : `${many} files are`} up to date (${clock.total()})`);
};

/** Writes; the sentence about it where the disk refuses. */
const written = (write: () => void): string | undefined => {
  try {
    write();
    return undefined;
  } catch (error) {
    const refusal = refusedByDisk(error);
    if (refusal === undefined) throw error;
    return refusal;
  }
};

/** Brings the out folder up to date; the exit code. */
export const generate = async (run: Run, kept: Kept = keptFor(run.config)): Promise<number> => {
  const { config, reporter, clock } = run;
  const { disk, memory } = kept;
  const began = Date.now();
  const known = run.edited === true ? undefined : await clock.time('compare with last run', () => recall(config, disk));
  if (known !== undefined) {
    run.onRead?.(Object.keys(known.read));
    if (known.notes !== '') tell(reporter, known.notes);
    reportUpToDate(run, Object.keys(known.outputs).length);
    return 0;
  }
  const strange = refusedFolder(config, disk);
  if (strange !== undefined) {
    reporter.error(strange);
    return 1;
  }
  const it = await make(run, kept);
  if (it === undefined) return 1;
  const todo = await clock.time('compare', () => plan(it.made, disk, config.force));
  if (todo.edited.length > 0) {
    reportEdited(run, todo.edited);
    return 1;
  }
  for (const path of todo.kept)
    reporter.error(`${shown(config, path)} is generated no more, but was edited, so it stays. Cure: delete it.`);
  const refusal = await clock.time('write', () => written(() => applyPlan(todo, it.made, disk)));
  if (refusal !== undefined) {
    reporter.error(refusal);
    return 1;
  }
  if (todo.create.length + todo.change.length + todo.prune.length > 0) reportWritten(run, todo);
  else reportUpToDate(run, todo.same.length);
  const forgotten = await clock.time('remember', () =>
    written(() => {
      keepMemory(config, memory);
      remember(config, { began, ...it });
    }),
  );
  if (forgotten !== undefined) reporter.error(`The next run begins anew: ${forgotten}`);
  return 0;
};

const shortened = (lines: readonly string[], most: number, of: string): readonly string[] =>
  lines.length <= most ? lines : [...lines.slice(0, most), `… and ${lines.length - most} more lines of ${of}`];

/** Reports what is declared and read by nobody, where the config says who reads; whether it did. */
const reportUnused = async ({ config, reporter, clock }: Run, it: Made): Promise<boolean> => {
  if (config.usedIn === undefined || config.usedIn.length === 0) return false;
  const found = await clock.time('what nobody reads', it.unused);
  if (found.length > 0) tell(reporter, await showDiagnostics(found, config.spec, lookOf(config)));
  return found.length > 0;
};

/** Says how the out folder differs from what the spec means, and what nobody reads; the exit code is 1 where there is any. */
export const check = async (run: Run, disk: Disk = diskAt(run.config.out)): Promise<number> => {
  const { config, reporter, clock } = run;
  const it = await make(run, { ...threadsOf(config), disk, memory: new Map() });
  if (it === undefined) return 1;
  const isUnused = await reportUnused(run, it);
  const there = disk.list();
  const orphans = there.filter((path) => !it.made.has(path));
  const differs = (path: string): boolean => disk.hash(path) !== it.made.get(path)?.hash;
  const changed = [...it.made.keys()].filter(differs);
  const missing = changed.filter((path) => disk.hash(path) === undefined);
  const lines = [...changed, ...orphans].flatMap((path) =>
    shortened(patch(shown(config, path), disk.read(path)?.toString(), it.made.get(path)?.text), maxPatchLines, 'this file'),
  );
  if (lines.length > 0) reporter.error(shortened(lines, maxDiffLines, 'the whole diff').join('\n'));
  if (changed.length + orphans.length === 0) {
    reporter.info(`${counted(it.made.size, 'file')} as the spec says (${clock.total()})`);
    return isUnused ? 1 : 0;
  }
  const states = [`${changed.length - missing.length} changed`, `${missing.length} missing`, counted(orphans.length, 'orphan')];
  const cure = orphans.length > 0 ? 'npm run generate; what it leaves was never generated, so delete it' : 'npm run generate';
  reporter.error(`${relative(process.cwd(), config.out) || '.'} is not what the spec says: ${states.join(', ')}. Cure: ${cure}`);
  return 1;
};

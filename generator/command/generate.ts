// One run from spec to files: read, emit, compare, and write or say what differs.
import { join, relative } from 'node:path';
import type { Findings } from '../check/check';
import { unused } from '../check/unused';
import { type Disk, diskAt } from '../disk/disk';
import { emitAll, keepMemory, type Memory, readMemory } from './emitting';
import type { Job } from '../disk/job';
import { patch } from './patch';
import type { Bundler } from '../load/load';
import { loadModel } from './read';
import { usesOf } from './uses';
import { showDiagnostics } from '../diagnostics/show';
import type { Stopwatch } from './stats';
import { recall, remember } from '../disk/unchanged';
import { carryOut, type Plan, plan, type Wanted, withManifest } from '../disk/write';

/** Where a command says what it has to say. */
export interface Voice {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}
export interface Run {
  readonly job: Job;
  readonly voice: Voice;
  readonly clock: Stopwatch;
  /** Says nothing where nothing was to be done. */
  readonly quiet?: boolean;
  /** Told which files the spec was read from. */
  readonly onRead?: (files: readonly string[]) => void;
  /** Told after everything was made and written. */
  readonly onWholeRun?: () => void;
}
/** What outlives a run where a process makes several. */
export interface Kept {
  readonly disk: Disk;
  readonly memory: Memory;
  readonly findings?: Findings;
  readonly bundler?: Bundler;
}
export const keptFor = (job: Job): Kept => ({ disk: diskAt(job.out), memory: readMemory(job) });
interface Made {
  readonly made: Wanted;
  readonly files: readonly string[];
  readonly notes: string;
}
const longestPatch = 300;
const longestDiff = 2000;
const mostNamed = 12;

const counted = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`;
const shown = (job: Job, path: string): string => relative(process.cwd(), join(job.out, path));

/** The whole map of files that a spec means, or nothing where it is wrong; the complaints are said either way. */
const make = async ({ job, voice, clock, onRead }: Run, { disk, memory, ...known }: Kept): Promise<Made | undefined> => {
  const { model, hash, diagnostics, files } = await clock.time('read and check', () => loadModel(job.spec, known));
  onRead?.(files);
  const notes = diagnostics.length === 0 ? '' : await clock.time('show diagnostics', () => showDiagnostics(diagnostics, job.spec));
  if (notes !== '') voice.complain(notes);
  const wrong = diagnostics.filter(({ severity }) => severity === 'error').length;
  if (wrong > 0 || model === undefined || hash === undefined) {
    voice.complain('Nothing was written.');
    return undefined;
  }
  const made = await emitAll({ model, hash }, { job, disk, clock, memory });
  return { made: await clock.time('manifest', () => withManifest(made, hash)), files, notes };
};

const complainOfEdited = ({ job, voice }: Run, edited: readonly string[]): void => {
  const names = edited.map((path) => `  ${shown(job, path)}`).join('\n');
  voice.complain(
    `${edited.length === 1 ? 'This generated file was' : 'These generated files were'} changed by someone else, so nothing was written:\n${names}\n` +
      'Cure: make the change in the spec instead, then generate with --force, which replaces what was changed here.',
  );
};

const sayWritten = ({ job, voice, clock }: Run, it: Plan): void => {
  const written = [...it.create, ...it.change];
  const lines = [...written.map((path) => `  ${shown(job, path)}`), ...it.prune.map((path) => `  ${shown(job, path)} (removed)`)];
  const more = lines.length > mostNamed ? [`  and ${lines.length - mostNamed} more`] : [];
  const removed = it.prune.length > 0 ? `, removed ${it.prune.length}` : '';
  voice.say([...lines.slice(0, mostNamed), ...more].join('\n'));
  voice.say(`Wrote ${counted(written.length, 'file')}${removed}; ${it.same.length} were up to date (${clock.total()})`);
};

const sayNothing = ({ voice, clock, quiet }: Run, many: number): void => {
  if (quiet !== true) voice.say(`Nothing to write: ${many === 1 ? '1 file is' : `${many} files are`} up to date (${clock.total()})`);
};

/** Brings the out folder up to date; the exit code. */
export const generate = async (run: Run, kept: Kept = keptFor(run.job)): Promise<number> => {
  const { job, voice, clock } = run;
  const { disk, memory } = kept;
  const began = Date.now();
  const known = await clock.time('compare with last run', () => recall(job, disk));
  if (known !== undefined) {
    run.onRead?.(Object.keys(known.read));
    if (known.notes !== '') voice.complain(known.notes);
    sayNothing(run, Object.keys(known.outputs).length);
    return 0;
  }
  const it = await make(run, kept);
  if (it === undefined) return 1;
  const todo = await clock.time('compare', () => plan(it.made, disk, job.force));
  if (todo.edited.length > 0) {
    complainOfEdited(run, todo.edited);
    return 1;
  }
  for (const path of todo.kept) voice.complain(`${shown(job, path)} is generated no more, but was edited, so it stays. Cure: delete it.`);
  await clock.time('write', () => carryOut(todo, it.made, disk));
  await clock.time('remember', () => {
    keepMemory(job, memory);
    remember(job, { began, ...it });
  });
  if (todo.create.length + todo.change.length + todo.prune.length > 0) sayWritten(run, todo);
  else sayNothing(run, todo.same.length);
  run.onWholeRun?.();
  return 0;
};

const shortened = (lines: readonly string[], most: number, of: string): readonly string[] =>
  lines.length <= most ? lines : [...lines.slice(0, most), `… and ${lines.length - most} more lines of ${of}`];

/** Complains of what is declared and read by nobody, where the job says who reads; whether it did. */
const complainOfUnused = async ({ job, voice, clock }: Run): Promise<boolean> => {
  if (job.usedIn === undefined || job.usedIn.length === 0) return false;
  const { model, awaited = [] } = await loadModel(job.spec);
  if (model === undefined) return false;
  const found = await clock.time('what nobody reads', () => unused(model, awaited, usesOf(job)));
  if (found.length > 0) voice.complain(await showDiagnostics(found, job.spec));
  return found.length > 0;
};

/** Says how the out folder differs from what the spec means, and what nobody reads; the exit code is 1 where there is any. */
export const check = async (run: Run, disk: Disk = diskAt(run.job.out)): Promise<number> => {
  const { job, voice, clock } = run;
  const it = await make(run, { disk, memory: new Map() });
  if (it === undefined) return 1;
  const isUnused = await complainOfUnused(run);
  const there = disk.list();
  const orphans = there.filter((path) => !it.made.has(path));
  const differs = (path: string): boolean => disk.hash(path) !== it.made.get(path)?.hash;
  const changed = [...it.made.keys()].filter(differs);
  const missing = changed.filter((path) => disk.hash(path) === undefined);
  const lines = [...changed, ...orphans].flatMap((path) =>
    shortened(patch(shown(job, path), disk.read(path)?.toString(), it.made.get(path)?.text), longestPatch, 'this file'),
  );
  if (lines.length > 0) voice.complain(shortened(lines, longestDiff, 'the whole diff').join('\n'));
  if (changed.length + orphans.length === 0) {
    voice.say(`${counted(it.made.size, 'file')} as the spec says (${clock.total()})`);
    return isUnused ? 1 : 0;
  }
  const states = [`${changed.length - missing.length} changed`, `${missing.length} missing`, counted(orphans.length, 'orphan')];
  const cure = orphans.length > 0 ? 'npm run generate; what it leaves was never generated, so delete it' : 'npm run generate';
  voice.complain(`${relative(process.cwd(), job.out) || '.'} is not what the spec says: ${states.join(', ')}. Cure: ${cure}`);
  return 1;
};

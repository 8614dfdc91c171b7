// Runs the emitters. One that would read the same parts of the model again is not run: what it made stands on disk already.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textCacheIn, writeWhole } from './cache';
import { type Disk, hashOf } from './disk';
import { type Emit, emitters } from './emit/index';
import { type Job, recordOf } from './job';
import type { Model } from './model';
import type { Stopwatch } from './stats';
import { type WantedFile, wantedFile } from './write';

/** What an emitter read the last time, and what it made. */
interface Emitted {
  /** Hashes of the parts of the model that it read, and the spec's own where it shows a part of that. */
  readonly reads: Readonly<Record<string, string>>;
  /** Hashes of its files. */
  readonly files: Readonly<Record<string, string>>;
  /** The spec's hash of then, and the files that carry it. */
  readonly spec: string;
  readonly stamped: readonly string[];
}
/** What is known of earlier runs, by emitter. */
export type Memory = Map<string, Emitted>;

export interface Emitting {
  readonly job: Job;
  readonly disk: Disk;
  readonly clock: Stopwatch;
  readonly memory: Memory;
}
interface Spec {
  readonly model: Model;
  readonly hash: string;
  /** The hash of a part of the model. */
  readonly part: (name: string) => string;
}
type Files = ReadonlyMap<string, WantedFile>;

const partsOf = (model: Model): Spec['part'] => {
  const known = new Map<string, string>();
  return (name) => {
    const hash = known.get(name) ?? hashOf(JSON.stringify(model[name as keyof Model] ?? null));
    known.set(name, hash);
    return hash;
  };
};

/** A model that notes which of its parts are read. */
const noting = (model: Model, reads: Set<string>): Model =>
  new Proxy(model, {
    get: (target, part) => {
      if (typeof part === 'string') reads.add(part);
      return Reflect.get(target, part) as unknown;
    },
  });

/** The files of an emitter that need not run, or nothing. */
const remembered = (last: Emitted | undefined, { hash, part }: Spec, disk: Disk): Files | undefined => {
  if (last === undefined) return undefined;
  const sameRead = Object.entries(last.reads).every(([name, then]) => (name === 'hash' ? hash : part(name)) === then);
  if (!sameRead || !Object.entries(last.files).every(([path, then]) => disk.hash(path) === then)) return undefined;
  const files = new Map<string, WantedFile>(Object.entries(last.files).map(([path, then]) => [path, { hash: then }]));
  if (last.spec !== hash) {
    for (const path of last.stamped) files.set(path, wantedFile((disk.read(path) ?? '').toString().replaceAll(last.spec, hash)));
  }
  return files;
};

/** Whether some text shows a part of the hash alone, which no later run could replace. */
const isShortened = (texts: readonly string[], hash: string): boolean =>
  texts.some((text) => text.split(hash.slice(0, 8)).length !== text.split(hash).length);

const run = async (emit: Emit, { model, hash, part }: Spec, job: Job): Promise<Emitted & { readonly made: Files }> => {
  const reads = new Set<string>();
  const cache = job.packages === undefined ? undefined : textCacheIn(join(job.root, '.cache', 'texts', job.packages));
  const texts = await emit(noting(model, reads), { hash, ...(cache !== undefined && { cache }) });
  const made = new Map([...texts].map(([path, text]) => [path, wantedFile(text)]));
  const parts = [...reads].map((name) => [name, part(name)] as const);
  return {
    made,
    reads: Object.fromEntries(isShortened([...texts.values()], hash) ? [...parts, ['hash', hash]] : parts),
    files: Object.fromEntries([...made].map(([path, file]) => [path, file.hash])),
    spec: hash,
    stamped: [...texts].filter(([, text]) => text.includes(hash)).map(([path]) => path),
  };
};

/** All files that the emitters make of a model. */
export const emitAll = async ({ model, hash }: Omit<Spec, 'part'>, { job, disk, clock, memory }: Emitting): Promise<Files> => {
  const spec = { model, hash, part: partsOf(model) };
  const all = new Map<string, WantedFile>();
  for (const [name, emit] of Object.entries(emitters)) {
    const files = await clock.time(`emit ${name}`, async () => {
      const old = remembered(memory.get(name), spec, disk);
      if (old !== undefined) return old;
      const { made, ...emitted } = await run(emit, spec, job);
      memory.set(name, emitted);
      return made;
    });
    for (const [path, file] of files) {
      if (all.has(path)) throw new Error(`Two emitters made ${path}; the second is ${name}.`);
      all.set(path, file);
    }
  }
  return all;
};

/** What the last run of this generator left; nothing where another generator ran. */
export const readMemory = (job: Job): Memory => {
  try {
    const { key, emitted } = JSON.parse(readFileSync(recordOf(job, 'emitted'), 'utf8')) as { key: string; emitted: [string, Emitted][] };
    return new Map(job.key === key ? emitted : []);
  } catch {
    return new Map();
  }
};

/** Keeps it for the next process. */
export const keepMemory = (job: Job, memory: Memory): void => {
  if (job.key !== undefined) writeWhole(recordOf(job, 'emitted'), JSON.stringify({ key: job.key, emitted: [...memory] }));
};

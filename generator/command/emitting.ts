// Runs the emitters. One that would read the same parts of the model again is not run: what it made stands on disk already.
import { readFileSync } from 'node:fs';
import type { Disk } from '../disk/disk';
import { runtimeFiles } from '../disk/runtime';
import { emitters } from '../emit/index';
import type { About, Emit, EmitEach, Emitter, ListName } from '../emit/emitter';
import { printed } from '../print/printer';
import type { FileStructure } from '../print/structure';
import { type Config, recordOf } from '../disk/config';
import { put } from '../cache/kept-file';
import type { Model } from '../model/model';
import { hashOf } from '../model/canonical';
import { noting, partHashes } from '../model/views';
import type { Stopwatch } from './stats';
import { type WantedFile, wantedFile } from '../disk/write';

/** What an emitter read the last time, and what it made. */
interface Emitted {
  /** Hashes of the parts of the model that it read. */
  readonly reads: Readonly<Record<string, string>>;
  /** Hashes of its files. */
  readonly files: Readonly<Record<string, string>>;
  /** Hashes of the structures that files were printed from. */
  readonly structures: Readonly<Record<string, string>>;
  /** The spec's hash of then, and the files that carry it. */
  readonly spec: string;
  readonly stamped: readonly string[];
  /** Where its items are made one by one: the list they stand in, and the hash and the files of each. */
  readonly items?: { readonly list: string; readonly of: Readonly<Record<string, EmittedItem>> };
}
interface EmittedItem {
  readonly hash: string;
  readonly files: readonly string[];
}
/** What is known of earlier runs, by emitter. */
export type Memory = Map<string, Emitted>;

export interface Emitting {
  readonly config: Config;
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

const emptied = (model: Model, list: ListName): Model =>
  new Proxy(model, { get: (target, part) => (part === list ? [] : (Reflect.get(target, part) as unknown)) });

/** The files of an emitter that need not run, or nothing. */
const remembered = (last: Emitted | undefined, { hash, part }: Spec, disk: Disk): Files | undefined => {
  if (last === undefined) return undefined;
  const sameRead = Object.entries(last.reads).every(([name, then]) => part(name) === then);
  if (!sameRead || !Object.entries(last.files).every(([path, then]) => disk.hash(path) === then)) return undefined;
  const files = new Map<string, WantedFile>(Object.entries(last.files).map(([path, then]) => [path, { hash: then }]));
  if (last.spec !== hash) {
    for (const path of last.stamped) files.set(path, wantedFile((disk.read(path) ?? '').toString().replaceAll(last.spec, hash)));
  }
  return files;
};

type Structures = ReadonlyMap<string, FileStructure | string>;
interface Printed {
  readonly texts: ReadonlyMap<string, string>;
  readonly there: Files;
  readonly structures: Readonly<Record<string, string>>;
}
interface Running {
  readonly spec: Spec;
  readonly config: Config;
  readonly disk: Disk;
  readonly last: Emitted | undefined;
}
interface Made {
  readonly emitted: Structures;
  /** Files that stand on disk already. */
  readonly there: Files;
  readonly reads: ReadonlySet<string>;
  readonly items?: Emitted['items'];
}

/** Which items of a list became files that an emitter would make again. */
const sameItems = (list: string, { spec, disk, last }: Running): ReadonlyMap<string, EmittedItem> => {
  const { items, reads = {}, files = {}, stamped = [] } = last ?? {};
  const sameAround = Object.entries(reads).every(([name, then]) => name === list || spec.part(name) === then);
  if (items?.list !== list || !sameAround || stamped.length > 0) return new Map();
  const stands = (path: string): boolean => disk.hash(path) === files[path];
  return new Map(Object.entries(items.of).filter(([, item]) => item.files.every(stands)));
};

const runEach = async (emit: EmitEach<'forms'>, running: Running, about: About): Promise<Made> => {
  const { spec, last } = running;
  const reads = new Set<string>(Object.keys(last?.reads ?? {}));
  const known = sameItems(emit.each, running);
  const one = emit.with(emptied(noting(spec.model, reads), emit.each), about);
  const list = spec.model[emit.each];
  const emitted = new Map(emit.besides(list));
  const there = new Map<string, WantedFile>();
  const of: Record<string, EmittedItem> = {};
  for (const item of list) {
    const hash = hashOf(JSON.stringify(item));
    const old = known.get(item.id);
    if (old?.hash === hash) for (const path of old.files) there.set(path, { hash: last?.files[path] ?? '' });
    const made: Structures = old?.hash === hash ? new Map() : await one(item);
    for (const [path, file] of made) emitted.set(path, file);
    of[item.id] = old?.hash === hash ? old : { hash, files: [...made.keys()] };
  }
  return { emitted, there, reads: reads.add(emit.each), items: { list: emit.each, of } };
};

const runWhole = async (emit: Emit, { spec }: Running, about: About): Promise<Made> => {
  const reads = new Set<string>();
  return { emitted: await emit(noting(spec.model, reads), about), there: new Map(), reads };
};

/** What is printed already stands on disk: a structure that is the same as the last time is not printed again. */
const printNew = (emitted: Structures, { last, disk }: Running): Printed => {
  const fresh = new Map<string, FileStructure | string>();
  const there = new Map<string, WantedFile>();
  const structures: Record<string, string> = {};
  for (const [path, file] of emitted) {
    if (typeof file !== 'string') structures[path] = hashOf(JSON.stringify(file));
    const hash = last?.files[path];
    if (hash !== undefined && structures[path] !== undefined && last?.structures[path] === structures[path] && disk.hash(path) === hash)
      there.set(path, { hash });
    else fresh.set(path, file);
  }
  return { texts: printed(fresh), there, structures };
};

const run = async (emitter: Emitter, running: Running): Promise<Emitted & { readonly made: Files }> => {
  const { hash, part } = running.spec;
  const about: About = { hash };
  const { emitted, there, reads, items } = await (typeof emitter === 'function'
    ? runWhole(emitter, running, about)
    : runEach(emitter, running, about));
  const { texts, there: same, structures } = printNew(emitted, running);
  const made = new Map([...there, ...same, ...[...texts].map(([path, text]) => [path, wantedFile(text)] as const)]);
  const { stamped: stampedBefore = [] } = running.last ?? {};
  return {
    made,
    reads: Object.fromEntries([...reads].map((name) => [name, part(name)])),
    files: Object.fromEntries([...made].map(([path, file]) => [path, file.hash])),
    structures: { ...Object.fromEntries([...there.keys()].map((path) => [path, running.last?.structures[path] ?? ''])), ...structures },
    spec: hash,
    stamped: [
      ...[...texts].filter(([, text]) => text.includes(hash)).map(([path]) => path),
      ...stampedBefore.filter((path) => same.has(path)),
    ],
    ...(items !== undefined && { items }),
  };
};

/** All files that the emitters make of a model, and those that are the same for every model. */
export const emitAll = async ({ model, hash }: Omit<Spec, 'part'>, { config, disk, clock, memory }: Emitting): Promise<Files> => {
  const spec = { model, hash, part: partHashes(model) };
  const all = new Map<string, WantedFile>();
  for (const [name, emitter] of Object.entries(emitters)) {
    const files = await clock.time(`emit ${name}`, async () => {
      const last = memory.get(name);
      const old = remembered(last, spec, disk);
      if (old !== undefined) return old;
      const { made, ...emitted } = await run(emitter, { spec, config, disk, last });
      memory.set(name, emitted);
      return made;
    });
    for (const [path, file] of files) {
      if (all.has(path)) throw new Error(`Two emitters made ${path}; the second is ${name}.`);
      all.set(path, file);
    }
  }
  for (const [path, text] of runtimeFiles()) if (!all.has(path)) all.set(path, wantedFile(text));
  return all;
};

/** What the last run of this generator left; nothing where another generator ran. */
export const readMemory = (config: Config): Memory => {
  try {
    const { key, emitted } = JSON.parse(readFileSync(recordOf(config, 'emitted'), 'utf8')) as { key: string; emitted: [string, Emitted][] };
    return new Map(config.key === key ? emitted : []);
  } catch {
    return new Map();
  }
};

/** Keeps it for the next process. */
export const keepMemory = (config: Config, memory: Memory): void => {
  if (config.key !== undefined) put(recordOf(config, 'emitted'), JSON.stringify({ key: config.key, emitted: [...memory] }));
};

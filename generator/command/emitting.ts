// Runs the emitters. One that would read the same parts of the model again is not run: what it made stands on disk already.
import { readFileSync } from 'node:fs';
import type { Disk } from '../disk/disk';
import { runtimeFiles } from '../disk/runtime';
import { emitters } from '../emit/index';
import type { Emit, EmitParts, EmitPieces, Emitter, ListName } from '../emit/emitter';
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
  /** Where its pieces are made one by one: the hash and the files of each. */
  readonly pieces?: Readonly<Record<string, EmittedPiece>>;
  /** Where its one file tells of each part of the model: from where to where. */
  readonly parts?: Readonly<Record<string, readonly [from: number, to: number]>>;
}
interface EmittedPiece {
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
const hashesOf = (files: Files): Readonly<Record<string, string>> => Object.fromEntries([...files].map(([path, { hash }]) => [path, hash]));

const without = (model: Model, lists: readonly ListName[]): Model =>
  new Proxy(model, { get: (target, part) => (lists.some((list) => list === part) ? [] : (Reflect.get(target, part) as unknown)) });

interface EmittedFiles extends Emitted {
  readonly made: Files;
}

/** What an emitter that need not run has made, or nothing. The files that carry the spec's hash get that of now. */
const remembered = (last: Emitted | undefined, { hash, part }: Spec, disk: Disk): EmittedFiles | undefined => {
  if (last === undefined) return undefined;
  const sameRead = Object.entries(last.reads).every(([name, then]) => part(name) === then);
  if (!sameRead || !Object.entries(last.files).every(([path, then]) => disk.hash(path) === then)) return undefined;
  const made = new Map<string, WantedFile>(Object.entries(last.files).map(([path, then]) => [path, { hash: then }]));
  const structures = { ...last.structures };
  for (const path of last.spec === hash ? [] : last.stamped) {
    made.set(path, wantedFile((disk.read(path) ?? '').toString().replaceAll(last.spec, hash)));
    // it was not printed from the structure that is known
    delete structures[path];
  }
  return { ...last, made, files: hashesOf(made), structures, spec: hash };
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
  readonly more?: Pick<Emitted, 'pieces' | 'parts'>;
}

/** Which pieces became files that an emitter would make again. */
const samePieces = ({ lists }: EmitPieces, { spec, disk, last }: Running): ReadonlyMap<string, EmittedPiece> => {
  const { pieces = {}, reads = {}, files = {}, stamped = [] } = last ?? {};
  const isAround = (name: string): boolean => !lists.some((list) => list === name);
  const sameAround = Object.entries(reads).every(([name, then]) => !isAround(name) || spec.part(name) === then);
  if (!sameAround || stamped.length > 0) return new Map();
  const stands = (path: string): boolean => disk.hash(path) === files[path];
  return new Map(Object.entries(pieces).filter(([, piece]) => piece.files.every(stands)));
};

const runPieces = (emitter: EmitPieces, running: Running): Made => {
  const { spec, last } = running;
  const reads = new Set<string>(Object.keys(last?.reads ?? {}));
  const known = samePieces(emitter, running);
  const rest = without(noting(spec.model, reads), emitter.lists);
  const emitted = new Map<string, FileStructure | string>();
  const there = new Map<string, WantedFile>();
  const pieces: Record<string, EmittedPiece> = {};
  for (const { id, of, emit } of emitter.pieces(spec.model)) {
    const hash = hashOf(JSON.stringify(of));
    const old = known.get(id);
    if (old?.hash === hash) {
      for (const path of old.files) there.set(path, { hash: last?.files[path] ?? '' });
      pieces[id] = old;
    } else {
      const made = emit(rest);
      for (const [path, file] of made) emitted.set(path, file);
      pieces[id] = { hash, files: [...made.keys()] };
    }
  }
  return { emitted, there, reads, more: { pieces } };
};

const runWhole = (emit: Emit, { spec }: Running): Made => {
  const reads = new Set<string>();
  return { emitted: emit(noting(spec.model, reads), { hash: spec.hash }), there: new Map(), reads };
};

/** What a file says of the parts of the model that are the same as when it was written. */
const sameParts = ({ path }: EmitParts, { spec, disk, last }: Running): ReadonlyMap<string, string> => {
  if (last?.parts === undefined || disk.hash(path) !== last.files[path]) return new Map();
  const text = (disk.read(path) ?? '').toString();
  const same = Object.entries(last.parts).filter(([name]) => spec.part(name) === last.reads[name]);
  return new Map(same.map(([name, [from, to]]) => [name, text.slice(from, to)]));
};

const runParts = (emitter: EmitParts, running: Running): Made => {
  const { model, hash } = running.spec;
  const known = sameParts(emitter, running);
  const [before, behind] = emitter.around(hash);
  const parts: Record<string, readonly [number, number]> = {};
  let text = '';
  for (const [name, of] of Object.entries(model)) {
    text += text === '' ? before : emitter.between;
    const from = text.length;
    text += known.get(name) ?? emitter.part(name, of);
    parts[name] = [from, text.length];
  }
  return {
    emitted: new Map([[emitter.path, text + behind]]),
    there: new Map(),
    reads: new Set(Object.keys(model)),
    more: { parts },
  };
};

const runOne = (emitter: Emitter, running: Running): Made => {
  if (typeof emitter === 'function') return runWhole(emitter, running);
  return 'part' in emitter ? runParts(emitter, running) : runPieces(emitter, running);
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

const run = (emitter: Emitter, running: Running): EmittedFiles => {
  const { hash, part } = running.spec;
  const { emitted, there, reads, more } = runOne(emitter, running);
  const { texts, there: same, structures } = printNew(emitted, running);
  const made = new Map([...there, ...same, ...[...texts].map(([path, text]) => [path, wantedFile(text)] as const)]);
  const { stamped: stampedBefore = [] } = running.last ?? {};
  return {
    made,
    reads: Object.fromEntries([...reads].map((name) => [name, part(name)])),
    files: hashesOf(made),
    structures: { ...Object.fromEntries([...there.keys()].map((path) => [path, running.last?.structures[path] ?? ''])), ...structures },
    spec: hash,
    stamped: [
      ...[...texts].filter(([, text]) => text.includes(hash)).map(([path]) => path),
      ...stampedBefore.filter((path) => same.has(path)),
    ],
    ...more,
  };
};

/** All files that the emitters make of a model, and those that are the same for every model. */
export const emitAll = async ({ model, hash }: Omit<Spec, 'part'>, { config, disk, clock, memory }: Emitting): Promise<Files> => {
  const spec = { model, hash, part: partHashes(model) };
  const all = new Map<string, WantedFile>();
  for (const [name, emitter] of Object.entries(emitters)) {
    const files = await clock.time(`emit ${name}`, () => {
      const last = memory.get(name);
      // pieces are remembered one by one
      const known = 'pieces' in emitter ? undefined : remembered(last, spec, disk);
      const { made, ...emitted } = known ?? run(emitter, { spec, config, disk, last });
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

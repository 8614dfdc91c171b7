// Runs the emitters. One whose declared inputs are the same as the last time is not run: what it made stands on disk already.
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Disk } from '../disk/disk';
import { runtimeFiles } from '../disk/runtime';
import { emitters } from '../emit/index';
import type { Emitter } from '../emit/emitter';
import { type Config, recordOf } from '../disk/config';
import { put } from '../cache/kept-file';
import type { CompilerThread } from './compiler-thread';
import type { Spec } from './read-bundle';
import type { Model } from '../model/model';
import { furtherOutputs } from '../model/product-model';
import { hashOf } from '../model/canonical';
import type { Stopwatch } from './stats';
import { type WantedFile, wantedFile } from '../disk/write';

/** An emitter's inputs of the last run, and its output. */
interface Emitted {
  /** The hash of its inputs. */
  readonly inputs: string;
  /** Hashes of its files. */
  readonly files: Readonly<Record<string, string>>;
}
/** The record of earlier runs, by emitter. */
export type Memory = Map<string, Emitted>;

export interface EmitContext {
  readonly disk: Disk;
  readonly clock: Stopwatch;
  readonly memory: Memory;
  readonly compiler: CompilerThread;
  /** Aborted where nobody wants the files any more. */
  readonly wrong: AbortSignal;
}
type Files = ReadonlyMap<string, WantedFile>;

/** The hash of all that an emitter is given. */
const inputsOf = ({ reads }: Emitter, { hashes }: Spec): string =>
  hashOf((reads === undefined ? Object.values(hashes) : reads.map((name) => hashes[name])).join(' '));

/** The files of an emitter that need not run. */
const remembered = (last: Emitted | undefined, inputs: string, disk: Disk): Files | undefined => {
  if (last?.inputs !== inputs) return undefined;
  const files = Object.entries(last.files);
  return files.every(([path, hash]) => disk.hash(path) === hash) ? new Map(files.map(([path, hash]) => [path, { hash }])) : undefined;
};

/** The parts of a model that an emitter declares. Any other part is missing there, and the run fails. */
const declared = ({ reads }: Emitter, model: Model): Model =>
  reads === undefined ? model : (Object.fromEntries(reads.map((name) => [name, model[name]])) as unknown as Model);

const written = async (texts: ReturnType<CompilerThread['print']>): Promise<Files> =>
  new Map([...(await texts)].map(([path, text]) => [path, wantedFile(path, text)]));

/** A file that both sides of a merge changed keeps both: it is made anew afterwards, without a conflict to resolve. */
const attributes = '# Every file here is written by the generator, and made anew after a merge.\n* merge=union linguist-generated\n';

/** Whether a product wants an output, by its name or the path of one of its files. */
const wants =
  ({ emit }: Model['product']) =>
  (path: string): boolean => {
    const output = furtherOutputs.find((it) => it === path || path.startsWith(`${it}/`));
    return output === undefined || emit === undefined || emit.includes(output);
  };

/** All files that the emitters make of a model, and those that are the same for every model. */
export const emitAll = async (spec: Spec, { disk, clock, memory, compiler, wrong }: EmitContext): Promise<Files | undefined> => {
  const begun: { readonly name: string; readonly inputs: string; readonly files: Files | Promise<Files> }[] = [];
  const isWanted = wants(spec.model.product);
  for (const [name, emitter] of Object.entries(emitters).filter(([output]) => isWanted(output))) {
    // lets this thread hear what the checks have found
    await setImmediate();
    if (wrong.aborted) return undefined;
    await clock.time(`emit ${name}`, () => {
      const inputs = inputsOf(emitter, spec);
      const known = remembered(memory.get(name), inputs, disk);
      // printed while the next is made
      const files = known ?? written(compiler.print(emitter.emit(declared(emitter, spec.model))));
      begun.push({ name, inputs, files });
    });
  }
  const all = new Map<string, WantedFile>();
  const ended = await clock.time('print', () => Promise.all(begun.map(async (one) => ({ ...one, files: await one.files }))));
  for (const { name, inputs, files: made } of ended) {
    memory.set(name, { inputs, files: Object.fromEntries([...made].map(([path, { hash }]) => [path, hash])) });
    for (const [path, file] of made) {
      if (all.has(path)) throw new Error(`Two emitters made ${path}; the second is ${name}.`);
      all.set(path, file);
    }
  }
  all.set('.gitattributes', wantedFile('.gitattributes', attributes));
  for (const [path, text] of runtimeFiles()) if (!all.has(path) && isWanted(path)) all.set(path, wantedFile(path, text));
  return all;
};

/** The record of this generator's last run; nothing where another generator ran. */
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

// From a spec folder to a model: load, read, check. What is wrong is collected, never thrown.
import { resolve } from 'node:path';
import { check, type Findings } from '../check/check';
import type { Awaited } from '../check/unused';
import type { Diagnostic } from '../diagnostics/diagnostics';
import { type Loader, loadSpec } from '../load/load';
import type { Model } from '../model/model';
import { type Before, type Read, readApp } from '../reading/model';

export interface ModelOrDiagnostics {
  /** The model; none where there is an error among the diagnostics. */
  readonly model?: Model;
  /** The hash of the model's canonical text. */
  readonly hash?: string;
  readonly diagnostics: readonly Diagnostic[];
  /** What nobody needs to read yet. */
  readonly awaited?: Awaited;
  /** The files that the spec was read from, as full paths. */
  readonly files: readonly string[];
}

/** What a process keeps that reads a spec again and again. */
export interface Reading {
  readonly findings?: Findings;
  readonly loader?: Loader;
  readonly before?: Before;
}
interface Asked extends Reading {
  /** Does what will be needed afterwards, while the spec is bundled by a process of its own. */
  readonly meanwhile?: () => void;
}

interface Checked {
  readonly read: Read | undefined;
  readonly diagnostics: readonly Diagnostic[];
}
const readAndCheck = async (app: unknown, dir: string, { before, findings }: Reading): Promise<Checked> => {
  const read = await readApp(app, dir, before);
  if (!('model' in read)) return { read: undefined, diagnostics: read };
  return { read, diagnostics: [...read.reading.diagnostics, ...check(read, findings)] };
};

/** Loads, reads and checks the spec in a folder. */
export const loadModel = async (specDir: string, { meanwhile, ...known }: Asked = {}): Promise<ModelOrDiagnostics> => {
  const dir = resolve(specDir);
  let early: Promise<Checked> | undefined;
  const onApp = (app: unknown): void => {
    early = readAndCheck(app, dir, known);
    // what fails in a spec that the bundler refuses is of no interest
    early.catch(() => undefined);
  };
  const { app, diagnostics, files } = await loadSpec(dir, {
    ...(known.loader && { bundle: known.loader.bundle }),
    ...(meanwhile && { onWait: meanwhile }),
    onApp,
  });
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, files };
  const { read, diagnostics: found } = await (early ?? readAndCheck(app, dir, known));
  const all = [...diagnostics, ...found];
  return read === undefined || all.some(({ severity }) => severity === 'error')
    ? { diagnostics: all, files }
    : { model: read.model, hash: read.hash, awaited: read.awaited, diagnostics: all, files };
};

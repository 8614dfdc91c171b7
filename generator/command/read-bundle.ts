// From a bundled spec to a model: run, read, check. Its result is plain data, since it is made in a thread of its own.
import { check } from '../check/check';
import type { AllowUnused } from '../check/unused';
import type { Diagnostic } from '../diagnostics/diagnostics';
import { packageOf } from '../cache/root';
import { bundleName, type Ran, thrownOf } from '../load/fence';
import { runBundle } from '../load/load';
import type { Model } from '../model/model';
import type { Hashes } from '../model/views';
import { treesOf } from '../reading/markdown';
import { readApp } from '../reading/model';

export interface ModelAndDiagnostics {
  /** The model; none where there is an error among the diagnostics. */
  readonly model?: Model;
  readonly hashes?: Hashes;
  readonly diagnostics: readonly Diagnostic[];
  /** Declarations that may be unread for now. */
  readonly allowUnused?: AllowUnused;
}
export interface ReadBundle extends ModelAndDiagnostics, Omit<Ran, 'exported'> {}

export interface ToRead {
  readonly code: string;
  readonly specDir: string;
}

/** A model, with the hash of each of its parts. */
export interface Spec {
  readonly model: Model;
  readonly hashes: Hashes;
}
/** Told of the model before it is checked, so that others can begin with it; it may still be wrong. */
export type OnModel = (spec: Spec) => void;

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

const modelOf = async (app: unknown, specDir: string, onModel: OnModel): Promise<ModelAndDiagnostics> => {
  const read = await readApp(app, specDir);
  if (!('model' in read)) return { diagnostics: read };
  const { model, hashes, allowUnused, reading } = read;
  if (!reading.diagnostics.some(isError)) onModel({ model, hashes });
  const diagnostics = [...reading.diagnostics, ...check(read)];
  return diagnostics.some(isError) ? { diagnostics } : { model, hashes, allowUnused, diagnostics };
};

/** Runs, reads and checks a bundled spec; what went wrong meanwhile is still to be led back to its files. */
export const readBundle = async ({ code, specDir }: ToRead, onModel: OnModel): Promise<ReadBundle> => {
  const { app, ...ran } = runBundle(code);
  if (ran.thrown !== undefined || ran.diagnostics.length > 0) return ran;
  try {
    return { ...(await modelOf(app, specDir, onModel)), refused: ran.refused };
  } catch (error) {
    const thrown = thrownOf(error);
    if (!thrown.stack.includes(bundleName)) throw error;
    return { ...ran, thrown };
  }
};

/** Loads what reading needs, while nothing is there to be read. */
export const warm = async (): Promise<void> => {
  packageOf('zod');
  await treesOf([]);
};

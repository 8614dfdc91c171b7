// From a spec folder to a model: load, read, check. Problems are collected, never thrown.
import { resolve } from 'node:path';
import { check } from '../check/check';
import type { AllowUnused } from '../check/unused';
import type { Diagnostic } from '../diagnostics/diagnostics';
import { withoutAllowed } from '../diagnostics/silence';
import { type LoadOptions, loadSpec } from '../load/load';
import type { Model } from '../model/model';
import { readApp } from '../reading/model';

export interface ModelOrDiagnostics {
  /** The model; none where there is an error among the diagnostics. */
  readonly model?: Model;
  /** The hash of the model's canonical text. */
  readonly hash?: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Declarations that may be unread for now. */
  readonly allowUnused?: AllowUnused;
  /** The files that the spec was read from, as full paths. */
  readonly files: readonly string[];
}

/** Loads, reads and checks the spec in a folder. */
export const loadModel = async (specDir: string, options: LoadOptions = {}): Promise<ModelOrDiagnostics> => {
  const dir = resolve(specDir);
  const { app, diagnostics, files } = await loadSpec(dir, options);
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, files };
  const read = await readApp(app, dir);
  if (!('model' in read)) return { diagnostics: [...diagnostics, ...read], files };
  const all = await withoutAllowed([...diagnostics, ...read.reading.diagnostics, ...check(read)], dir);
  return all.some(({ severity }) => severity === 'error')
    ? { diagnostics: all, files }
    : { model: read.model, hash: read.hash, allowUnused: read.allowUnused, diagnostics: all, files };
};

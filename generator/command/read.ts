// From a spec folder to a model: bundle, run, read, check. Problems are collected, never thrown.
import { resolve } from 'node:path';
import { type BundleOptions, bundleSpec } from '../load/load';
import { withoutAllowed } from '../diagnostics/silence';
import type { FindPlaces } from '../diagnostics/place';
import { filesIn } from '../diagnostics/spec-files';
import { Failures } from '../load/failures';
import { type ModelAndDiagnostics, type OnModel, readBundle } from './read-bundle';
import type { Reader } from './reader';

export interface ModelOrDiagnostics extends ModelAndDiagnostics {
  /** The files that the spec was read from, as full paths. */
  readonly files: readonly string[];
}

interface LoadOptions extends BundleOptions {
  /** The thread that runs the spec; without it the spec runs in this one, and is not stopped. */
  readonly reader?: Reader;
  /** Told when the files are bundled, which leaves the processor to others. */
  readonly onBundled?: () => void;
  readonly onModel?: OnModel;
  /** Finds where warnings stand; left out, this thread does. */
  readonly findPlaces?: FindPlaces;
}

/** Loads, reads and checks the spec in a folder. */
export const loadModel = async (
  specDir: string,
  { reader, onBundled, onModel = () => undefined, findPlaces, ...options }: LoadOptions = {},
): Promise<ModelOrDiagnostics> => {
  const dir = resolve(specDir);
  reader?.begin(filesIn(dir).length);
  const { bundle, diagnostics, files } = await bundleSpec(dir, options);
  if (bundle === undefined) return { diagnostics, files };
  onBundled?.();
  const failures = new Failures(bundle.map, dir);
  const toRead = { code: bundle.code, specDir: dir };
  const read = await (reader === undefined ? readBundle(toRead, onModel) : reader.read({ ...toRead, files: files.length }, onModel));
  if ('why' in read) return { diagnostics: [...diagnostics, failures.ofStuck(read)], files };
  const { thrown, refused, ...rest } = read;
  if (refused.length > 0) return { diagnostics: [...diagnostics, ...failures.ofRefused(refused)], files };
  if (thrown !== undefined) return { diagnostics: [...diagnostics, failures.ofThrow(thrown)], files };
  return { ...rest, diagnostics: await withoutAllowed([...diagnostics, ...rest.diagnostics], dir, findPlaces), files };
};

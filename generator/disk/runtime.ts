// Code that is the same for every spec: real files, which are copied into the out folder as they are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeDir } from '../cache/root';
import { listFiles } from './disk';

/**
 * The files of `generator/runtime`, by their path in the out folder. Some stand for what an emitter makes of a spec, so that the others
 * have something to import where they are: the emitter's own file of that name comes in their place.
 */
export const runtimeFiles = (): ReadonlyMap<string, string> =>
  new Map(listFiles(runtimeDir).map((path) => [path, readFileSync(join(runtimeDir, path), 'utf8')]));

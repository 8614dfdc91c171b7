// Code that is the same for every spec: real files, which are copied into the out folder as they are.
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { root } from '../cache/root';
import { listFiles } from './disk';

const folder = join(root, 'generator', 'runtime');

/**
 * The files of `generator/runtime`, by their path in the out folder. Some stand for what an emitter makes of a spec, so that the others
 * have something to import where they are: the emitter's own file of that name comes in their place.
 */
export const runtimeFiles = (): ReadonlyMap<string, string> =>
  new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));

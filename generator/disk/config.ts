// The options of one run, and the place for state that a later run may use.
import { join } from 'node:path';
import { hashOf } from './disk';

export interface Config {
  /** The project's folder; what is cached stands below it. */
  readonly root: string;
  readonly spec: string;
  readonly out: string;
  /** Folders with the code that uses what is generated: what nobody reads is reported. */
  readonly usedIn?: readonly string[];
  /** Replace files that somebody edited. */
  readonly force?: boolean;
  /** The form of diagnostics; for people when left out. */
  readonly diagnosticsAs?: 'lines' | 'json';
  /** The file that holds the running generator. */
  readonly bundle: string;
  /** Changes whenever the generator or a package does; without it nothing is taken from an earlier run. */
  readonly key?: string;
}

export const cacheOf = (config: Config): string => join(config.root, '.cache', 'generator');

/** The file in which something is kept about runs from this spec into this folder. */
export const recordOf = (config: Config, what: 'run' | 'emitted'): string =>
  join(cacheOf(config), `${what}-${hashOf(`${config.spec}\0${config.out}`).slice(0, 20)}.json`);

// What one run is asked to do, and where it keeps what a later run may use.
import { join } from 'node:path';
import { hashOf } from './disk';

export interface Job {
  /** The project's folder; what is cached stands below it. */
  readonly root: string;
  readonly spec: string;
  readonly out: string;
  /** Folders with the code that uses what is generated: what nobody reads is complained of. */
  readonly usedIn?: readonly string[];
  /** Replace files that somebody edited. */
  readonly force?: boolean;
  /** Changes whenever the generator or a package does; without it nothing is taken from an earlier run. */
  readonly key?: string;
}

export const cacheOf = (job: Job): string => join(job.root, '.cache', 'generator');

/** The file in which something is kept about runs from this spec into this folder. */
export const recordOf = (job: Job, what: 'run' | 'emitted'): string =>
  join(cacheOf(job), `${what}-${hashOf(`${job.spec}\0${job.out}`).slice(0, 20)}.json`);
